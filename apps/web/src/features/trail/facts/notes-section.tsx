import type { Trail } from '@bluffline/contract'
import { Section } from '../layout/section.tsx'

/** What the trail is like, and what the makers of the catalogue noted about its sources. */
export function NotesSection({ trail }: { readonly trail: Trail }) {
  const { summary, notes } = trail
  return (
    <Section id="about" title="About this trail">
      <p>{summary}</p>
      {notes.length > 0 && (
        <ul className="mt-3 list-disc space-y-1.5 pl-5 text-small text-ink-muted marker:text-line-strong">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
