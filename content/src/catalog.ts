import type {
  AccessPoint,
  Campground,
  CatalogCounts,
  County,
  Park,
  Town,
  TrailDetail,
  Waterway,
  WaterwayContact,
  Wma,
} from '@bluffline/contract'

/** Everything Bluffline knows of Arkansas, checked and with all that can be computed. */
export interface Catalog {
  readonly trails: readonly TrailDetail[]
  readonly campgrounds: readonly Campground[]
  readonly wmas: readonly Wma[]
  readonly parks: readonly Park[]
  readonly waterways: readonly Waterway[]
  readonly accessPoints: readonly AccessPoint[]
  readonly waterwayContacts: readonly WaterwayContact[]
  readonly towns: readonly Town[]
  readonly counties: readonly County[]
  readonly counts: CatalogCounts
  /** SHA-256 of the catalogue in canonical JSON, hexadecimal: two builds with the same facts have the same version. */
  readonly version: string
}

/** A catalogue before it is counted. */
export type CatalogLists = Omit<Catalog, 'counts' | 'version'>
