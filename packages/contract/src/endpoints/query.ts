import type { Bounds, Position } from '@bluffline/core'
import { z } from 'zod'

const DECIMAL = '-?\\d{1,3}(?:\\.\\d{1,15})?'
const positionText = z
  .string()
  .regex(new RegExp(`^${DECIMAL},${DECIMAL}$`), 'must be lng,lat in degrees, for example -92.8,35.5')
const boxText = z
  .string()
  .regex(
    new RegExp(`^${DECIMAL}(?:,${DECIMAL}){3}$`),
    'must be west,south,east,north in degrees, for example -93,35,-92,36',
  )
const lng = z.number().min(-180).max(180)
const lat = z.number().min(-90).max(90)
const numbers = (text: string): number[] => text.split(',').map(Number)

/** A number as addresses write it: plain, never `1e-7`. Seven decimals of a degree are a centimetre. */
const writeNumber = (value: number, decimals: number): string => value.toFixed(decimals).replace(/\.?0+$/, '')
const writeDegrees = (value: number): string => writeNumber(value, 7)

/** A number written in an address: plain decimal, no sign, no exponent. */
const decimalText = z.string().regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'must be a number such as 12 or 12.5')

/** `lng,lat` in degrees ↔ `Position`. */
export const positionQuery = z.codec(positionText, z.strictObject({ lng, lat }), {
  decode: (text) => {
    const [x = NaN, y = NaN] = numbers(text)
    return { lng: x, lat: y }
  },
  encode: (position: Position) => `${writeDegrees(position.lng)},${writeDegrees(position.lat)}`,
})

/** `west,south,east,north` in degrees ↔ `Bounds`; west is not east of east, south not north of north. */
export const boundsQuery = z.codec(
  boxText,
  z
    .strictObject({ west: lng, south: lat, east: lng, north: lat })
    .refine((box) => box.west <= box.east && box.south <= box.north, 'must be west,south,east,north in this order'),
  {
    decode: (text) => {
      const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers(text)
      return { west, south, east, north }
    },
    encode: (box: Bounds) => [box.west, box.south, box.east, box.north].map(writeDegrees).join(','),
  },
)

/** Miles, 0…1,000. */
export const milesQuery = z.codec(decimalText, z.number().min(0).max(1000), {
  decode: Number,
  encode: (miles) => writeNumber(miles, 6),
})

/** Words a person typed: 1…100 characters, none of them a control character. */
export const textQuery = z
  .string()
  .regex(/^[^\u0000-\u001f\u007f]{1,100}$/, 'must be 1 to 100 characters of plain text')

/** How many records a page holds, 1…1,000. Without it the whole list is one page. */
export const limitQuery = z.codec(
  z.string().regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 1000'),
  z.int().min(1).max(1000),
  { decode: Number, encode: String },
)

/** Where the next page begins: taken from the `Link` header of the page before, never made by hand. */
export const cursorQuery = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,200}$/, 'must come from the Link header of the page before')

/** The filters every list of places takes. `near` sorts by distance and, with `withinMiles`, cuts. */
export const placeFilters = {
  q: textQuery.optional().describe('Words, each of which must occur in the name or the other words of the record'),
  county: textQuery.optional().describe('County name, with or without "County", in any letter case'),
  near: positionQuery.optional().describe('lng,lat: nearest first; records without a position come last'),
  withinMiles: milesQuery.optional().describe('Only what lies at most this many miles from `near`, as the crow flies'),
  bbox: boundsQuery.optional().describe('west,south,east,north: only what lies in or crosses this box'),
  limit: limitQuery.optional().describe('Records a page, 1 to 1000; without it the whole list is one page'),
  cursor: cursorQuery.optional().describe('Start of the next page, from the Link header'),
}

/** Complains where `withinMiles` stands without the position it is measured from. */
export const withinNeedsNear = (query: { near?: unknown; withinMiles?: unknown }): boolean =>
  query.withinMiles === undefined || query.near !== undefined
export const WITHIN_NEEDS_NEAR = { path: ['withinMiles'], message: 'needs near=lng,lat to measure from' }
