import type { CatalogCounts } from '@bluffline/contract'
import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'
import { useHasPage } from './has-page.ts'
import { Section } from './section.tsx'

/** Campgrounds: what the catalogue holds, and what the finder does once there is one. */
export function CampgroundSection({ counts }: { readonly counts: CatalogCounts }) {
  const hasFinder = useHasPage()('/campgrounds')
  return (
    <Section
      title="Arkansas Campground Intelligence"
      lead={`${counts.campgrounds} campgrounds of state parks, national forests, the Corps of Engineers, the Park Service and private owners, with the source of every fact. What nobody has said is “Unknown”, with the number to call.`}
    >
      {hasFinder && (
        <ul className="mt-4 grid gap-3 md:grid-cols-3">
          {[
            [
              'Availability',
              'Live from Recreation.gov where the server asks it, else what riders saw in the last day, else “Call to check”.',
            ],
            ['Ratings', 'From people who camped there. With none yet, it says so.'],
            ['Amenities', 'Hookups, showers, dump stations and water for the rig you bring.'],
          ].map(([title, text]) => (
            <li key={title} className="rounded-md border border-line bg-surface p-4">
              <h3 className="type-heading">{title}</h3>
              <p className="mt-1 text-small text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={hasFinder ? '/campgrounds' : '/map'}
        className={buttonStyle({ tone: hasFinder ? 'primary' : 'neutral', size: 'comfortable', className: 'mt-5' })}
      >
        {hasFinder ? 'Find a Campground' : 'Campgrounds on the Map'}
      </Link>
    </Section>
  )
}
