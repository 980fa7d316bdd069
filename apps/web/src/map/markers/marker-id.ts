import type { ExpressionSpecification } from 'maplibre-gl'
import type { MapTokens } from '../style/map-tokens.ts'

/**
 * Marks are drawn when the map first asks for one, from what their name says: shape and colours, parted by `|`. Another theme
 * asks for other names, so nothing has to be thrown away.
 */
const PARTS = '|'
/** A ring is drawn in twelfths: fine enough to read, few enough to draw once. */
export const RING_STEPS = 12

const colours = (tokens: MapTokens): string =>
  [tokens.open, tokens.closed, tokens.unknown, tokens['trail-casing'], tokens.halo].join(PARTS)

/** Image of a single trail: its verdict in shape, sign and colour; with the count where it stands for several. */
export const pinImage = (tokens: MapTokens): ExpressionSpecification => [
  'concat',
  `pin${PARTS}`,
  ['get', 'verdict'],
  PARTS,
  ['to-string', ['get', 'count']],
  PARTS,
  colours(tokens),
]

const share = (verdict: string): ExpressionSpecification => [
  'to-string',
  ['ceil', ['/', ['*', RING_STEPS, ['get', verdict]], ['get', 'point_count']]],
]

/** Image of a cluster: a ring whose parts are its open, unknown and closed trails. */
export const donutImage = (tokens: MapTokens): ExpressionSpecification => [
  'concat',
  `ring${PARTS}`,
  share('open'),
  PARTS,
  share('unknown'),
  PARTS,
  share('closed'),
  PARTS,
  colours(tokens),
]

/** Image of a place: a sign in a rounded square. */
export const placeImage = (sign: string, tokens: MapTokens): string =>
  ['place', sign, tokens.halo, tokens.label, tokens.point].join(PARTS)

/** Image of the rider: an arrow that points up, to be turned. */
export const riderImage = (tokens: MapTokens): string => ['rider', tokens.me, tokens.halo].join(PARTS)

export interface MarkColours {
  readonly open: string
  readonly closed: string
  readonly unknown: string
  readonly casing: string
  readonly halo: string
}

export type MarkRequest =
  | {
      readonly shape: 'pin'
      readonly verdict: 'open' | 'closed' | 'unknown'
      readonly count: number
      readonly colours: MarkColours
    }
  | {
      readonly shape: 'ring'
      readonly shares: readonly [open: number, unknown: number, closed: number]
      readonly colours: MarkColours
    }
  | {
      readonly shape: 'rider'
      readonly me: string
      readonly halo: string
    }
  | {
      readonly shape: 'place'
      readonly sign: string
      readonly halo: string
      readonly label: string
      readonly edge: string
    }

function marks([open = '', closed = '', unknown = '', casing = '', halo = '']: readonly string[]): MarkColours {
  return { open, closed, unknown, casing, halo }
}

function pin([verdict, count, ...more]: readonly string[]): MarkRequest {
  const known = verdict === 'open' || verdict === 'closed' ? verdict : 'unknown'
  return { shape: 'pin', verdict: known, count: Number(count), colours: marks(more) }
}

const ring = ([open, unknown, closed, ...more]: readonly string[]): MarkRequest => ({
  shape: 'ring',
  shares: [Number(open), Number(unknown), Number(closed)],
  colours: marks(more),
})

const place = ([sign = '', halo = '', label = '', edge = '']: readonly string[]): MarkRequest => ({
  shape: 'place',
  sign,
  halo,
  label,
  edge,
})

const rider = ([me = '', halo = '']: readonly string[]): MarkRequest => ({ shape: 'rider', me, halo })

const READERS = new Map(Object.entries({ pin, ring, place, rider }))

/** What the name of an image asks for; null for a name that is none of ours. */
export function readMarkId(id: string): MarkRequest | null {
  const [shape = '', ...rest] = id.split(PARTS)
  return READERS.get(shape)?.(rest) ?? null
}
