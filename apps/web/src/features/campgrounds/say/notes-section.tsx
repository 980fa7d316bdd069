import type { Campground } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import { useState } from 'react'
import type { CampgroundNote } from '../../../data/campgrounds/campground-note.ts'
import { CORRECTION_WORDS, STATUS_LOOKS } from '../../../data/campgrounds/campground-words.ts'
import { dropNote, useNotes, type NoteDraft } from '../../../data/campgrounds/kept-notes.ts'
import { useSession } from '../../../data/session/use-session.ts'
import { LogInLink } from '../../../data/session/log-in-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { STATE_WORDS } from './note-words.ts'

const TONES = { waiting: 'warn', received: 'accent', refused: 'danger' } as const

function Note({ note }: { readonly note: CampgroundNote }) {
  const { key, note: said, state, receivedAt, problem } = note
  return (
    <li className="rounded-md border border-line bg-surface p-3 text-small">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-[650]">{'status' in said ? STATUS_LOOKS[said.status].label : CORRECTION_WORDS[said.kind]}</b>
        <Badge tone={TONES[state]} icon={state === 'received' ? 'check' : 'stored'}>
          {STATE_WORDS[state]}
        </Badge>
      </p>
      {said.text !== '' && <p className="mt-1 whitespace-pre-wrap">{said.text}</p>}
      <p className="mt-1 text-caption text-ink-muted">
        Written {formatDate(said.writtenAt)}
        {receivedAt !== null && `, received ${formatDate(receivedAt)}`}
        {problem !== null && `. ${problem}`}
      </p>
      {state === 'refused' && (
        <Button tone="quiet" icon="trash" onClick={() => void dropNote(key)}>
          Delete
        </Button>
      )}
    </li>
  )
}

/** The ways to say that the page is wrong or how full the place is, and what became of what was said from this device. */
export function NotesSection({ campground }: { readonly campground: Campground }) {
  const notes = useNotes(campground.id)
  const session = useSession()
  const [open, setOpen] = useState<NoteDraft['noun'] | null>(null)
  return (
    <Section id="say" title="You are there, or know better?">
      <div className="flex flex-wrap gap-2">
        {session.status === 'signedIn' ? (
          <Button icon="camp" onClick={() => setOpen('campground-reports')}>
            Report how full it is
          </Button>
        ) : (
          <p className="w-full text-small text-ink-muted">
            <LogInLink className="underline underline-offset-3">Log in</LogInLink> to report how full it is. Corrections
            need no account.
          </p>
        )}
        <Button icon="report" onClick={() => setOpen('campground-corrections')}>
          Suggest a correction
        </Button>
      </div>
      {notes.length > 0 && (
        <>
          <h3 className="mt-4 text-small font-[650]">From this device</h3>
          <ul className="mt-2 space-y-2">
            {notes.map((note) => (
              <Note key={note.key} note={note} />
            ))}
          </ul>
        </>
      )}
      {open !== null && <NoteDialog campground={campground} noun={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}
