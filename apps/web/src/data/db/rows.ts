import type { TrailLines, TripContext } from '@bluffline/contract'

/** One line of `GET /api/trail-lines`; `id` is the trail's. */
export type TrailLineRow = TrailLines['features'][number]

/** A trail the rider keeps. The trail itself lives in `trails`. */
export interface SavedTrailRow {
  readonly trailId: string
  readonly savedAtMs: number
}

/** A tile of an online map layer, under the address it came from. */
export interface MapTileRow {
  readonly key: string
  readonly data: ArrayBuffer
  readonly bytes: number
  /** When it was last drawn: the tiles unseen for longest leave first. */
  readonly usedAtMs: number
}

/** What the device knows about a whole collection. */
export interface MetaRow {
  /** The address the collection came from, e.g. `/api/trails`. */
  readonly key: string
  readonly fetchedAtMs: number
}

/** A record as the server gives it, or as this device made it under a `temp-` id. */
export interface KeptRow {
  readonly id: string
  readonly [field: string]: unknown
}

/** `pending` while nobody but this device has it. */
export interface WithStatus extends KeptRow {
  readonly status: string
}

export interface TripContextRow {
  readonly key: 'tripContext'
  readonly context: TripContext
  /** The server's revision it was made from; 0 where the server has none. */
  readonly revision: number
  /** Changed here and not yet on the server. */
  readonly isDirty: boolean
}
