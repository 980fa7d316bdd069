import type { Trail } from '@bluffline/contract'
import type { IsoDay } from '@bluffline/core'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../layout/section.tsx'
import { SourceLine } from '../sources/source-line.tsx'
import { writePartialDay } from '../../../data/sources/source-words.ts'

/** What still stands on a day: an advisory past its last day is never shown as current. */
const currentAdvisories = (trail: Pick<Trail, 'advisories'>, day: IsoDay) =>
  trail.advisories.filter(({ expires }) => expires === null || expires >= day)

/** Reported troubles. Nothing where none is known. */
export function AdvisoriesSection({ trail, day }: { readonly trail: Trail; readonly day: IsoDay }) {
  const advisories = currentAdvisories(trail, day)
  if (advisories.length === 0) return null
  return (
    <Section id="advisories" title="Advisories">
      <ul className="space-y-3">
        {advisories.map(({ text, effect, source, expires }) => (
          <li key={text} className="flex gap-3 rounded-md border border-warn bg-surface p-3">
            <Icon name="alert" className="mt-0.5 text-warn" />
            <div className="min-w-0">
              <p className="type-label text-warn">{effect === 'closedPart' ? 'Part reported closed' : 'Caution'}</p>
              <p>{text}</p>
              <SourceLine source={source} />
              {expires !== null && (
                <p className="text-caption text-ink-muted">Shown until {writePartialDay(expires)}.</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
