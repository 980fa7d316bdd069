import { isTemporary, type OutboxRow } from './outbox-row.ts'
import { mentions } from './replace-id.ts'

const isSameRecord = (a: OutboxRow, b: OutboxRow) => a.noun === b.noun && a.recordId === b.recordId

/** Whether `row` cannot go before `earlier` has gone: it is about the same record, or speaks of one that has no name yet. */
const needs = (row: OutboxRow, earlier: OutboxRow): boolean =>
  isSameRecord(row, earlier) ||
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

/** The next write to send, in the order in which they were made; those behind a stuck one let others pass. */
export const nextToSend = (rows: readonly OutboxRow[], owner: string | null): OutboxRow | undefined =>
  rows.find(
    (row) =>
      row.state === 'waiting' &&
      (row.owner === null || row.owner === owner) &&
      heldBy(row, rows) === undefined &&
      !isTooEarly(row, rows),
  )
