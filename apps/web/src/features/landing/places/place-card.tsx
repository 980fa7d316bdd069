import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useHasPage } from '../has-page.ts'
import type { LandingPlace, PlaceFact } from '../landing-facts.ts'
import { SourcesFold } from '../sources-fold.tsx'

const MARKS = { sourced: null, disputed: 'Disputed', unverified: 'Unverified' } as const

function Fact({ text, standing }: PlaceFact) {
  const mark = MARKS[standing]
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{text}</span>
      {mark !== null && <Badge tone={standing === 'disputed' ? 'warn' : 'neutral'}>{mark}</Badge>}
    </li>
  )
}

/** Where a card leads: to the place's own page, else to the map with the words that find it, else nowhere. */
function targetOf({ dedicatedPage, mapQuery }: LandingPlace, exists: (address: string) => boolean) {
  if (dedicatedPage !== null && exists(dedicatedPage)) return { to: dedicatedPage, label: 'View Details' }
  if (mapQuery !== null) return { to: `/map?q=${encodeURIComponent(mapQuery)}`, label: 'View on Map' }
  return null
}

export function PlaceCard({ place }: { readonly place: LandingPlace }) {
  const target = targetOf(place, useHasPage())
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 flex size-10 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-text">
          <Icon name={place.icon} sizePx={22} />
        </span>
        <div className="min-w-0">
          <h3 className="type-heading">{place.name}</h3>
          <p className="text-caption text-ink-muted">{place.location}</p>
        </div>
      </div>
      <p className="mt-3 text-small">{place.details}</p>
      <ul className="mt-3 space-y-1.5 text-small font-[600]">
        {place.features.map((fact) => (
          <Fact key={fact.text} {...fact} />
        ))}
      </ul>
      <div className="mt-auto pt-1">
        <SourcesFold about={place.name} sources={place.sources} disputes={place.disputes} />
        {target && (
          <Link to={target.to} className={buttonStyle({ className: 'mt-2 w-full' })}>
            {target.label}
            <span className="sr-only">: {place.name}</span>
          </Link>
        )}
      </div>
    </Card>
  )
}
