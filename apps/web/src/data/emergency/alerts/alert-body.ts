import type { NewAlert } from '@bluffline/contract'
import type { AlertPositionRow, AlertRow } from '../emergency-database.ts'

export const toSent = ({ lng, lat, atMs, accuracyM, altitudeM }: AlertPositionRow) => ({
  lng,
  lat,
  atMs,
  accuracyM,
  altitudeM,
})

export const percentOf = (level: number | null): number | null => (level === null ? null : Math.round(level * 100))

/** When the countdown ended; null while it runs, or where it was cancelled. */
export const firedAtOf = ({ log }: Pick<AlertRow, 'log'>): number | null =>
  log.find(({ type }) => type === 'fired')?.atMs ?? null

/** What the server is told of an alert, by the page and by the worker alike. */
export const bodyOf = (row: AlertRow, positions: readonly AlertPositionRow[], batteryLevel: number | null) =>
  ({
    id: row.id,
    kind: row.kind === 'fall' ? 'fall' : 'sos',
    isDrill: row.isDrill,
    riderName: row.words.riderName,
    firedAtMs: firedAtOf(row) ?? row.startedMs,
    note: row.words.note,
    positions: positions.map(toSent),
    batteryPercent: percentOf(batteryLevel),
    medical: row.words.medical === null ? null : [...row.words.medical],
    contactIds: row.words.contactIds === null ? null : [...row.words.contactIds],
    precision: row.words.precision,
    retentionDays: row.words.retentionDays,
    end: row.end && { outcome: row.end.outcome, atMs: row.end.atMs },
  }) satisfies NewAlert
