import { checkInRidePlan, closeRidePlan, putRidePlan } from '@bluffline/contract'
import type { OutboxRow } from './outbox-row.ts'

/** A plan that is watched, its end by coming back, or its end by being taken back. Each may be sent as often as it takes. */
export function ridePlanRequest({ action, recordId, body }: OutboxRow, deviceTimeMs: number | undefined) {
  const at = (path: string): string => path.replace(':id', encodeURIComponent(recordId))
  // A clock that is wrong is put right by what it says at the moment of sending.
  const time = deviceTimeMs === undefined ? {} : { deviceTimeMs }
  if (action !== 'remove') return { method: 'PUT', path: at(putRidePlan.path), body, ...time } as const
  const { path } = body['isBack'] === true ? checkInRidePlan : closeRidePlan
  return { method: 'POST', path: at(path) } as const
}
