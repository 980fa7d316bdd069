/** Who runs a campground, as the filters name it. */
export type CampgroundKind = 'state_park' | 'national_forest' | 'private' | 'corps_of_engineers' | 'national_park'

/** A fact of a campground: `null` where nobody says. Counts of sites are numbers, everything else is a yes or a no. */
export type CampFact = boolean | number | string | null

/** What riders who wrote a review gave it, out of 5, averaged. */
export interface CampRatings {
  readonly overall: number
  readonly cleanliness: number
  readonly facilities: number
  readonly location: number
  readonly value: number
  readonly reviews_count: number
}

/** What the rules of the finder read of a campground; the catalogue's record has all of it, and more. Prices are dollars a night. */
export interface CampgroundFacts {
  readonly id: string
  readonly name: string
  readonly type: CampgroundKind
  readonly description: string
  readonly location: {
    readonly latitude: number
    readonly longitude: number
    readonly address: string | null
    readonly city: string | null
    readonly county: string
    readonly region: string
  }
  readonly amenities: Readonly<Record<string, CampFact>>
  readonly features: Readonly<Record<string, CampFact>>
  readonly pricing: { readonly tent_site_min: number | null; readonly rv_site_min: number | null }
}

/** Ratings by the campground's id; one that is not in it has no reviews yet. */
export type RatingsById = ReadonlyMap<string, CampRatings>
