import type { PlaceKind, PlaceName } from './place-name.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** The lists of a catalogue, or what of it has been read so far. */
export interface NamedPlaces {
  readonly trails?: readonly (Named & { readonly system: string | null })[]
  readonly parks?: readonly Named[]
  readonly towns?: readonly Named[]
  readonly waterways?: readonly Named[]
  readonly campgrounds?: readonly Named[]
  readonly wmas?: readonly Named[]
  readonly accessPoints?: readonly Named[]
}

const of = (kind: PlaceKind, places: readonly Named[] = []): readonly PlaceName[] =>
  places.map(({ id, name }) => ({ kind, id, name }))

const unique = (kind: PlaceKind, names: readonly (string | null)[]): readonly PlaceName[] =>
  [...new Set(names)].flatMap((name) => (name === null ? [] : [{ kind, id: name, name }]))

/** Every name a catalogue knows, for `IntentContext.places`. Trail systems and counties are their own ids. */
export const placeNamesOf = (
  { trails = [], parks, towns, waterways, campgrounds, wmas, accessPoints }: NamedPlaces,
  counties: readonly string[],
): readonly PlaceName[] => [
  ...unique(
    'system',
    trails.map(({ system }) => system),
  ),
  ...of('park', parks),
  ...of('trail', trails),
  ...of('town', towns),
  ...unique('county', counties),
  ...of('waterway', waterways),
  ...of('campground', campgrounds),
  ...of('wma', wmas),
  ...of('access', accessPoints),
]
