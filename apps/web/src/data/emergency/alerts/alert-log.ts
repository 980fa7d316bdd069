import { advanceAlert, alertStage, isAlertOpen, type AlertEvent, type AlertState } from '@bluffline/core'
import type { AlertRow, EmergencyDatabase } from '../emergency-database.ts'

/** The state of an alert, read out of its log. */
export const stateOf = ({ log }: Pick<AlertRow, 'log'>): AlertState | null =>
  log.reduce<AlertState | null>((state, event) => advanceAlert(state, event), null)

/** Raised: the countdown ran out, whatever has become of it since. */
export const isRaised = (state: AlertState): boolean => !['counting', 'cancelled'].includes(alertStage(state))

/** What of an alert has still to reach the server: itself, or its end. */
export function isUnsent(row: AlertRow): boolean {
  const state = stateOf(row)
  if (state === null || row.owner === null || !isRaised(state)) return false
  return row.server === null || (row.end !== null && !row.end.isSent)
}

/** Whether anything is left to do for it: sending, following, asking how it stands. */
export function isUnsettled(row: AlertRow): boolean {
  const state = stateOf(row)
  if (state === null) return false
  const isCounting = alertStage(state) === 'counting'
  return isCounting || isUnsent(row) || (isRaised(state) && isAlertOpen(state))
}

type Change = Partial<Pick<AlertRow, 'server' | 'problem' | 'attempts' | 'end'>>

const sameAs = (event: AlertEvent): string => JSON.stringify(Object.entries(event).toSorted())

/** Adds what happened to the log, each once, and notes what else changed, in one step on the disk. Answers the row as it is then. */
export const happen = (
  database: EmergencyDatabase,
  id: string,
  { events = [], change = {} }: { readonly events?: readonly AlertEvent[]; readonly change?: Change },
): Promise<AlertRow | undefined> =>
  database.transaction('rw', database.alerts, async () => {
    const row = await database.alerts.get(id)
    if (!row) return undefined
    const known = new Set(row.log.map(sameAs))
    const log = [...row.log, ...events.filter((event) => !known.has(sameAs(event)))]
    const next: AlertRow = { ...row, ...change, log }
    await database.alerts.put(next)
    return next
  })
