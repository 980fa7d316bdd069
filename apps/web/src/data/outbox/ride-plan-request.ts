import type { checkInRidePlan, closeRidePlan, putRidePlan } from '@bluffline/contract'
import type { OutboxRow } from './outbox-row.ts'

/** Written out: the worker sends too, and carries no schemas. */
const PUT: (typeof putRidePlan)['path'] = '/api/ride-plans/:id'
const CHECK_IN: (typeof checkInRidePlan)['path'] = '/api/ride-plans/:id/check-in'
const CLOSE: (typeof closeRidePlan)['path'] = '/api/ride-plans/:id/close'

/** A plan that is watched, its end by coming back, or its end by being taken back. Each may be sent as often as it takes. */
export function ridePlanRequest({ action, recordId, body }: OutboxRow, deviceTimeMs: number | undefined) {
  const at = (path: string): string => path.replace(':id', encodeURIComponent(recordId))
  // A clock that is wrong is put right by what it says at the moment of sending.
  const time = deviceTimeMs === undefined ? {} : { deviceTimeMs }
  if (action !== 'remove') return { method: 'PUT', path: at(PUT), body, ...time } as const
  return { method: 'POST', path: at(body['isBack'] === true ? CHECK_IN : CLOSE) } as const
}
