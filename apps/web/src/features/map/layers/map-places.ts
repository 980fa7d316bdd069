import type { AccessPoint, Campground, Park, Waterway, Wma } from '@bluffline/contract'
import type { Position, Source } from '@bluffline/core'
import type { PlaceGroup } from '../../../map/layers/places.ts'
import type { IconName } from '../../../ui/icons.ts'

/** A place as the map's card shows it. */
export interface MapPlace {
  readonly id: string
  readonly group: PlaceGroup
  readonly name: string
  readonly point: Position | null
  readonly county: string
  readonly about: string
  /** What the point stands for, where it is not the place itself. */
  readonly pointNote: string | null
  readonly sources: readonly Source[]
  /** The page of ours that tells all of it; null where there is none. */
  readonly page: string | null
}

export const GROUP_WORDS: Readonly<
  Record<PlaceGroup, { readonly many: string; readonly one: string; readonly icon: IconName }>
> = {
  parks: { many: 'Riding parks and trail systems', one: 'Riding park or trail system', icon: 'park' },
  campgrounds: { many: 'Campgrounds', one: 'Campground', icon: 'camp' },
  wmas: { many: 'Wildlife management areas', one: 'Wildlife management area', icon: 'mountain' },
  access: { many: 'River access', one: 'River access', icon: 'pin' },
  gauges: { many: 'Rivers and gauges', one: 'River reach, lake or gauge', icon: 'water' },
}

/** Groups may share ids; on the map every mark needs its own. */
export const placeKey = (group: PlaceGroup, id: string): string => `${group}:${id}`

type Base = Pick<MapPlace, 'county' | 'name'> & { readonly id: string; readonly sources: readonly Source[] }
type Rest = Pick<MapPlace, 'point' | 'about' | 'pointNote'> & Partial<Pick<MapPlace, 'page'>>

const place = (group: PlaceGroup, { id, name, county, sources }: Base, rest: Rest): MapPlace => ({
  id: placeKey(group, id),
  group,
  name,
  county,
  sources,
  page: null,
  ...rest,
})

export const ofPark = (it: Park): MapPlace =>
  place('parks', it, { point: it.point, about: it.description, pointNote: it.pointNote })
export const ofWma = (it: Wma): MapPlace =>
  place('wmas', it, { point: it.point, about: it.description, pointNote: it.pointNote })
export const ofWaterway = (it: Waterway): MapPlace =>
  place('gauges', it, {
    point: it.point,
    about: it.summary,
    pointNote: it.pointNote,
    page: `/waterway-conditions/${it.id}`,
  })
export const ofAccess = (it: AccessPoint): MapPlace =>
  place('access', it, { point: it.point, about: `${it.river}. ${it.description}`, pointNote: null })

export function ofCampground(it: Campground): MapPlace {
  const { latitude: lat, longitude: lng, county } = it.location
  const rest = { point: { lng, lat }, about: it.description, pointNote: it.pointNote, page: `/campgrounds/${it.id}` }
  return place('campgrounds', { ...it, county }, rest)
}
