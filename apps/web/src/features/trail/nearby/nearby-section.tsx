import type { AccessPoint, Campground, Park, TrailDetail, Wma } from '@bluffline/contract'
import { formatMiles, metres } from '@bluffline/core'
import { useMemo, useState, type ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { ReadingLine } from '../../../data/water/reading-line.tsx'
import { useGauges } from '../../../data/water/use-gauges.ts'
import { useAccessPoints, useCampgrounds, useParks, useWaterways, useWmas } from '../../../data/places/use-places.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Section } from '../layout/section.tsx'
import {
  accessPlace,
  campgroundPlace,
  gaugePlaces,
  nearTrail,
  parkPlace,
  wmaPlace,
  type Near,
  type NearbyPlace,
} from './nearby.ts'

/** Shown at first, and added with each press; nobody looks for the hundredth nearest. */
const STEP = 3
const MORE = 6
const MOST = 21

function Place({ place, children }: { readonly place: Near; readonly children: ReactNode }) {
  const { name, detail, page, pointNote, links, asListed, recalled } = place
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0">
        <p className="font-[560]">
          {page === undefined ? (
            name
          ) : (
            <Link to={page} className="underline underline-offset-3 hover:text-accent-text">
              {name}
            </Link>
          )}{' '}
          {recalled && <Badge tone="warn">Unverified</Badge>}
        </p>
        <p className="text-caption text-ink-muted">{detail}</p>
        {pointNote !== null && <p className="text-caption text-ink-muted">Measured to: {pointNote}</p>}
        {children}
        {links.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-4 text-small">
            {links.map(({ label, href }) => (
              <a
                key={href}
                href={href}
                {...(href.startsWith('tel:') ? {} : { target: '_blank', rel: 'noreferrer' })}
                className="inline-flex min-h-touch items-center gap-1.5 text-accent-text underline decoration-1 underline-offset-3"
              >
                <Icon name={href.startsWith('tel:') ? 'phone' : 'external'} sizePx={16} />
                {label}
              </a>
            ))}
            {asListed && <span className="text-caption text-ink-muted">as listed</span>}
          </p>
        )}
      </div>
      <p className="type-figure whitespace-nowrap">{formatMiles(metres(place.distanceM))}</p>
    </li>
  )
}

interface GroupProps {
  readonly title: string
  readonly icon: IconName
  /** Undefined while it loads; null where it could not be got. */
  readonly places: readonly NearbyPlace[] | undefined | null
  readonly trail: TrailDetail
  /** What else is told of a place. */
  readonly tell?: (place: NearbyPlace) => ReactNode
}

function Group({ title, icon, places, trail, tell }: GroupProps) {
  const [shown, setShown] = useState(STEP)
  const near = useMemo(() => (places ? nearTrail(places, trail).slice(0, MOST) : []), [places, trail])
  const left = Math.min(MORE, near.length - shown)
  return (
    <div>
      <h3 className="flex items-center gap-2 text-small font-[650]">
        <Icon name={icon} sizePx={18} className="text-accent-text" />
        {title}
      </h3>
      {places === undefined && <Skeleton className="mt-2 h-20 w-full rounded-md" />}
      {places === null && <p className="text-small text-ink-muted">This list could not be loaded.</p>}
      {places && near.length === 0 && <p className="text-small text-ink-muted">None listed.</p>}
      <ul className="mt-1">
        {near.slice(0, shown).map((place) => (
          <Place key={place.id} place={place}>
            {tell?.(place)}
          </Place>
        ))}
      </ul>
      {left > 0 && (
        <Button tone="quiet" icon="chevronDown" onClick={() => setShown(shown + MORE)}>
          Show {left} more<span className="sr-only"> of {title}</span>
        </Button>
      )}
    </div>
  )
}

/** The same places as long as the list is the same: each is measured against the whole line of the trail. */
function usePlaces<T, P>(
  { records, error }: { readonly records: readonly T[] | undefined; readonly error: Error | null },
  make: (records: readonly T[]) => readonly P[],
): readonly P[] | undefined | null {
  return useMemo(() => {
    if (records) return make(records)
    return error ? null : undefined
  }, [records, error, make])
}

const campgroundPlaces = (all: readonly Campground[]) => all.map(campgroundPlace)
const parkPlaces = (all: readonly Park[]) => all.flatMap(parkPlace)
const wmaPlaces = (all: readonly Wma[]) => all.map(wmaPlace)
const accessPlaces = (all: readonly AccessPoint[]) => all.map(accessPlace)

const bothOf = <T,>(a: readonly T[] | undefined | null, b: readonly T[] | undefined | null) =>
  a && b ? [...a, ...b] : (a ?? b)

/** Camps, parks, gauges and accesses by their straight-line distance from the trail. */
export function NearbySection({ trail }: { readonly trail: TrailDetail }) {
  const campgrounds = usePlaces(useCampgrounds(), campgroundPlaces)
  const parks = usePlaces(useParks(), parkPlaces)
  const wmas = usePlaces(useWmas(), wmaPlaces)
  const gauges = usePlaces(useWaterways(), gaugePlaces)
  const land = useMemo(() => bothOf(parks, wmas), [parks, wmas])
  const { byId } = useGauges()
  const reading = ({ id }: NearbyPlace) => <ReadingLine reading={byId?.get(id.toLowerCase())} />
  const accesses = usePlaces(useAccessPoints(), accessPlaces)
  if (trail.geometry === null && trail.point === null) {
    return (
      <Section id="nearby" title="Nearby">
        <p className="text-small text-ink-muted">
          No source says where exactly this trail is, so distances cannot be measured.
        </p>
      </Section>
    )
  }
  const from = trail.geometry === null ? 'the mark on the map' : 'the nearest point of the trail'
  return (
    <Section id="nearby" title="Nearby" lead={`Straight line from ${from}; the road is longer.`}>
      <div className="space-y-6">
        <Group title="Campgrounds" icon="camp" places={campgrounds} trail={trail} />
        <Group title="Parks and public land" icon="park" places={land} trail={trail} />
        <Group title="River gauges" icon="gauge" places={gauges} trail={trail} tell={reading} />
        <Group title="River access" icon="water" places={accesses} trail={trail} />
      </div>
    </Section>
  )
}
