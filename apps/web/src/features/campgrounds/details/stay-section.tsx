import type { Campground } from '@bluffline/contract'
import type { Stay } from '@bluffline/core'
import { SITE_KIND_WORDS } from '../../../data/campgrounds/campground-words.ts'
import type { OneAvailability } from '../../../data/campgrounds/use-availability.ts'
import { StayFields } from '../filters/stay-fields.tsx'
import { AvailabilityLine } from './availability-line.tsx'
import { Section } from '../../../ui/section.tsx'

interface Props {
  readonly campground: Campground
  readonly stay: Stay | null
  readonly onStay: (stay: Stay | null) => void
  readonly found: OneAvailability
}

/** Free sites for chosen nights. */
export function StaySection({ campground, stay, onStay, found }: Props) {
  return (
    <Section id="availability" title="Is there room?">
      <div className="space-y-4">
        <StayFields value={stay} onValue={onStay} />
        <AvailabilityLine campground={campground} stay={stay} found={found} />
        {found.freeSites.length > 0 && (
          <ul aria-label="Free sites" className="flex max-h-56 flex-wrap gap-2 overflow-y-auto text-small">
            {found.freeSites.map(({ id, name, loop, kind }) => (
              <li key={id} className="rounded-sm border border-line px-2 py-1">
                {name}{' '}
                <span className="text-ink-muted">{[SITE_KIND_WORDS[kind], loop].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
