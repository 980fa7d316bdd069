import type { Trail } from '@bluffline/contract'
import { formatDate } from '@bluffline/core'
import { useState } from 'react'
import type { KeptReport } from '../../../data/trail-reports/kept-report.ts'
import { wakeSync } from '../../../data/sync/wake.ts'
import { useReportOutbox, useTrailReports } from '../../../data/trail-reports/use-trail-reports.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../layout/section.tsx'
import { EMPTY_DRAFT, type FormDraft } from './report-draft.ts'
import { ReportDialog } from './report-dialog.tsx'
import { KIND_WORDS, STATE_WORDS } from './report-words.ts'

interface EntryProps {
  readonly kept: KeptReport
  readonly onTryAgain: () => void
  readonly onRewrite: () => void
  readonly onDrop: () => void
}

const TONES = { waiting: 'warn', received: 'accent', refused: 'danger' } as const

function Entry({ kept, onTryAgain, onRewrite, onDrop }: EntryProps) {
  const online = useOnline()
  const { report, state, receivedAt, problem } = kept
  return (
    <li className="rounded-md border border-line bg-surface p-3 text-small">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-[650]">{KIND_WORDS[report.kind].label}</b>
        <Badge tone={TONES[state]} icon={state === 'received' ? 'check' : 'stored'} className="whitespace-normal">
          {STATE_WORDS[state]}
        </Badge>
      </p>
      {report.text !== '' && <p className="mt-1 whitespace-pre-wrap">{report.text}</p>}
      <p className="mt-1 text-caption text-ink-muted">
        Written {formatDate(report.writtenAt)}
        {receivedAt !== null && `, received ${formatDate(receivedAt)}`}
        {report.position !== null && ', with your place'}
        {problem !== null && `. ${problem}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {state === 'waiting' && online && (
          <Button tone="quiet" icon="refresh" onClick={onTryAgain}>
            Send now
          </Button>
        )}
        {state === 'refused' && (
          <>
            <Button tone="quiet" icon="pencil" onClick={onRewrite}>
              Change it
            </Button>
            <Button tone="quiet" icon="trash" onClick={onDrop}>
              Delete
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

const draftOf = ({ report }: KeptReport): FormDraft => ({ kind: report.kind, text: report.text, place: null })

/** The way to say that the page is wrong, and what became of what was said from this device. */
export function ReportSection({ trail }: { readonly trail: Pick<Trail, 'id' | 'name'> }) {
  const reports = useTrailReports(trail.id)
  const outbox = useReportOutbox()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<FormDraft>(EMPTY_DRAFT)
  /** The refused report that the draft replaces once it is written. */
  const [replaces, setReplaces] = useState<string | null>(null)
  const rewrite = (kept: KeptReport) => {
    setDraft(draftOf(kept))
    setReplaces(kept.key)
    setOpen(true)
  }
  const written = () => {
    setOpen(false)
    setDraft(EMPTY_DRAFT)
    if (replaces !== null) void outbox.drop(replaces)
    setReplaces(null)
  }
  return (
    <Section
      id="report"
      title="Something wrong?"
      lead="Gate shut, tree down, wrong line: what you saw helps the next rider."
    >
      <Button icon="report" size="comfortable" onClick={() => setOpen(true)}>
        Report a problem
      </Button>
      {reports.length > 0 && (
        <>
          <h3 className="mt-4 text-small font-[650]">Your reports from this device</h3>
          <ul className="mt-2 space-y-2">
            {reports.map((kept) => (
              <Entry
                key={kept.key}
                kept={kept}
                onTryAgain={wakeSync}
                onRewrite={() => rewrite(kept)}
                onDrop={() => void outbox.drop(kept.key)}
              />
            ))}
          </ul>
        </>
      )}
      <ReportDialog
        trail={trail}
        open={open}
        onClose={() => setOpen(false)}
        draft={draft}
        onDraft={setDraft}
        onWritten={written}
      />
    </Section>
  )
}
