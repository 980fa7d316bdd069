import type { Position } from '@bluffline/core'
import type { AccessPoint, Campground, Park, Waterway, Wma } from '@bluffline/contract'
import { measureToTrail, type TrailPlace } from './distance-to-trail.ts'

export interface PlaceLink {
  readonly label: string
  readonly href: string
}

export interface NearbyPlace {
  readonly id: string
  readonly name: string
  /** What it is, in a few words. */
  readonly detail: string
  /** The page of ours that tells all of it. */
  readonly page?: string
  /** Null where the point is the place itself; otherwise what it stands for. */
  readonly pointNote: string | null
  readonly position: Position
  readonly links: readonly PlaceLink[]
  /** The links stand in a list of somebody else's and were not all tried. */
  readonly asListed: boolean
  readonly recalled: boolean
}

export interface Near extends NearbyPlace {
  readonly distanceM: number
}

const CAMPGROUND_WORDS: Readonly<Record<Campground['type'], string>> = {
  state_park: 'State park',
  national_forest: 'National forest',
  corps_of_engineers: 'Corps of Engineers',
  national_park: 'National Park Service',
  private: 'Private',
}

const words = (slug: string): string => {
  const apart = slug.replaceAll('_', ' ')
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

const phoneLink = (phone: string | null): readonly PlaceLink[] =>
  phone === null ? [] : [{ label: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }]

const webLink = (label: string, href: string | null): readonly PlaceLink[] => (href === null ? [] : [{ label, href }])

export const campgroundPlace = (c: Campground): NearbyPlace => ({
  id: c.id,
  name: c.name,
  page: `/campgrounds/${c.id}`,
  detail: [CAMPGROUND_WORDS[c.type], `${c.location.county} County`].join(' · '),
  pointNote: c.pointNote,
  position: { lng: c.location.longitude, lat: c.location.latitude },
  links: [
    ...phoneLink(c.contact.phone),
    ...webLink('Website', c.contact.website),
    ...webLink('Reservations', c.contact.reservation_url),
  ],
  asListed: true,
  recalled: c.confidence === 'recalled',
})

export const parkPlace = (p: Park): readonly NearbyPlace[] =>
  p.point === null
    ? []
    : [
        {
          id: p.id,
          name: p.name,
          detail: [p.landType === null ? 'Riding place' : words(p.landType), `${p.county} County`].join(' · '),
          pointNote: p.pointNote,
          position: p.point,
          links: [...phoneLink(p.phone), ...webLink('Website', p.website)],
          asListed: true,
          recalled: p.confidence === 'recalled',
        },
      ]

export const wmaPlace = (w: Wma): NearbyPlace => ({
  id: w.id,
  name: w.name,
  detail: ['Wildlife management area', `${w.county} County`].join(' · '),
  pointNote: w.pointNote,
  position: w.point,
  links: [],
  asListed: true,
  recalled: w.confidence === 'recalled',
})

export const accessPlace = (a: AccessPoint): NearbyPlace => ({
  id: a.id,
  name: a.name,
  detail: [
    words(a.kind),
    a.river,
    ...(a.riverMile === null ? [] : [`river mile ${a.riverMile}`]),
    ...(a.isPublic ? [] : ['private, ask the owner']),
  ].join(' · '),
  pointNote: null,
  position: a.point,
  links: [],
  asListed: true,
  recalled: a.confidence === 'recalled',
})

/** Gauges of all waters, each once however many waters name it. */
export function gaugePlaces(waterways: readonly Waterway[]): readonly NearbyPlace[] {
  const found = new Map<string, NearbyPlace & { readonly waters: string[] }>()
  for (const water of waterways) {
    for (const { point, usgsSite, nwsLid, name } of water.gauges) {
      const id = usgsSite ?? nwsLid
      if (point === null || id === null) continue
      const known = found.get(id)
      if (known !== undefined) known.waters.push(water.name)
      else {
        const links = [
          ...webLink(
            'USGS reading',
            usgsSite === null ? null : `https://waterdata.usgs.gov/monitoring-location/${usgsSite}/`,
          ),
          ...webLink('NWS forecast', nwsLid === null ? null : `https://water.noaa.gov/gauges/${nwsLid.toLowerCase()}`),
        ]
        found.set(id, {
          id,
          name,
          detail: '',
          pointNote: null,
          position: point,
          links,
          asListed: false,
          recalled: false,
          waters: [water.name],
        })
      }
    }
  }
  return [...found.values()].map(({ waters, ...place }) => ({ ...place, detail: `Gauge for ${waters.join('; ')}` }))
}

/** Places with their straight-line distance from the trail, nearest first; empty where we do not know where the trail is. */
export function nearTrail(places: readonly NearbyPlace[], trail: TrailPlace): readonly Near[] {
  const measureM = measureToTrail(trail)
  if (measureM === null) return []
  return places
    .map((place) => ({ ...place, distanceM: measureM(place.position) }))
    .sort((a, b) => a.distanceM - b.distanceM || a.name.localeCompare(b.name, 'en'))
}
