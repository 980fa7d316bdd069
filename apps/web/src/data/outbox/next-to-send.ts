import { isTemporary, type OutboxRow } from './outbox-row.ts'
import { mentions } from './replace-id.ts'

const isSameRecord = (a: OutboxRow, b: OutboxRow) => a.noun === b.noun && a.recordId === b.recordId

/** A photo goes with a ride, which it names by the id of this device. */
const isOfRide = (row: OutboxRow, earlier: OutboxRow): boolean =>
  row.noun === 'ride-photos' && earlier.noun === 'rides' && row.body['rideId'] === earlier.recordId

/** Whether `row` cannot go before `earlier` has gone: it is about the same record, its ride, or one that has no name yet. */
const needs = (row: OutboxRow, earlier: OutboxRow): boolean =>
  isSameRecord(row, earlier) ||
  isOfRide(row, earlier) ||
  (earlier.action === 'create' && isTemporary(earlier.recordId) && mentions(row.body, earlier.recordId))

/** The stuck write that this one waits behind; undefined where its way is free. `rows` in the order of `seq`. */
export function heldBy(row: OutboxRow, rows: readonly OutboxRow[]): OutboxRow | undefined {
  for (const earlier of rows) {
    if (earlier.seq >= row.seq) return undefined
    if (!needs(row, earlier)) continue
    if (earlier.state !== 'waiting') return earlier
    const further = heldBy(earlier, rows)
    if (further) return further
  }
  return undefined
}

/** Whether it speaks of a record that is only made further down, as one that was brought along later. Two that speak of each other both go. */
const isTooEarly = ({ seq, recordId, refs }: OutboxRow, rows: readonly OutboxRow[]): boolean =>
  refs.some(
    (id) =>
      id !== recordId &&
      rows.some(
        (later) =>
          later.seq > seq && later.action === 'create' && later.recordId === id && !later.refs.includes(recordId),
      ),
  )

/**
 * The next write to send, in the order in which they were made; those behind a stuck one let others pass. Photos come last: over one bar of
 * signal a picture takes as long as a thousand words.
 */
export function nextToSend(rows: readonly OutboxRow[], owner: string | null): OutboxRow | undefined {
  const canGo = (row: OutboxRow) =>
    row.state === 'waiting' &&
    (row.owner === null || row.owner === owner) &&
    heldBy(row, rows) === undefined &&
    !isTooEarly(row, rows)
  return rows.find((row) => row.noun !== 'ride-photos' && canGo(row)) ?? rows.find(canGo)
}
