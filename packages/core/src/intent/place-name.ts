/** Kinds of places, the likeliest meaning of a name first. */
export const PLACE_KINDS = [
  'system',
  'park',
  'trail',
  'town',
  'region',
  'county',
  'waterway',
  'campground',
  'wma',
  'access',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** A place as it is called. `id` is the catalogue's; of a county or region it is its name. */
export interface PlaceName {
  readonly kind: PlaceKind
  readonly id: string
  readonly name: string
}

/** A place that is named in a sentence: all the places it may be, the likeliest kind first. Empty: a name nobody here knows. */
export interface PlaceMention {
  /** As it was said. */
  readonly text: string
  readonly matches: readonly PlaceName[]
}
