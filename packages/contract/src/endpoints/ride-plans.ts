import { WATCH_STAGES } from '@bluffline/core'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { batteryPercent, POSITIONS_A_CALL, sentPosition } from '../emergency/alert.ts'
import { deviceHeaders } from '../emergency/device-time.ts'
import { secretToken } from '../emergency/link.ts'
import { ridePlan, ridePlanFields } from '../emergency/ride-plan.ts'
import { deviceTimeMs } from '../text.ts'

const params = z.strictObject({ id: z.uuid().toLowerCase() })

/** `GET /api/ride-plans`: my plans, the next return first, as long as they are kept. */
export const listRidePlans = defineEndpoint({
  id: 'ride-plans.list',
  method: 'GET',
  path: '/api/ride-plans',
  summary: 'My ride plans, and how each is watched',
  who: 'user',
  offline: 'cache',
  takesAlertPass: true,
  output: z.array(ridePlan),
  errors: [],
})

/**
 * `PUT /api/ride-plans/:id`: leaves a plan under an id made on the device, or changes it. From then on the server watches it. An older
 * version than the one that is here changes nothing. One that arrives after its time is due at once. `conflict`: the plan has ended.
 */
export const putRidePlan = defineEndpoint({
  id: 'ride-plans.put',
  method: 'PUT',
  path: '/api/ride-plans/:id',
  summary: 'Leave a ride plan that the server watches',
  who: 'user',
  offline: 'queue',
  takesAlertPass: true,
  params,
  headers: deviceHeaders,
  body: ridePlanFields,
  output: ridePlan,
  errors: ['conflict'],
  perMinute: 60,
})

/** `POST /api/ride-plans/:id/check-in`: I am back. Contacts who were told are told so. Said again it changes nothing. */
export const checkInRidePlan = defineEndpoint({
  id: 'ride-plans.check-in',
  method: 'POST',
  path: '/api/ride-plans/:id/check-in',
  summary: 'Say that I am back',
  who: 'user',
  offline: 'queue',
  takesAlertPass: true,
  params,
  output: ridePlan,
  errors: ['not_found'],
  perMinute: 60,
})

/** `POST /api/ride-plans/:id/extend`: another time to be back. `conflict`: the plan has ended. */
export const extendRidePlan = defineEndpoint({
  id: 'ride-plans.extend',
  method: 'POST',
  path: '/api/ride-plans/:id/extend',
  summary: 'Set another time to be back',
  who: 'user',
  offline: 'queue',
  takesAlertPass: true,
  params,
  headers: deviceHeaders,
  body: z.strictObject({ returnAtMs: deviceTimeMs }),
  output: ridePlan,
  errors: ['not_found', 'conflict'],
  perMinute: 60,
})

/** `POST /api/ride-plans/:id/close`: the plan is taken back; nobody is told of anything more. */
export const closeRidePlan = defineEndpoint({
  id: 'ride-plans.close',
  method: 'POST',
  path: '/api/ride-plans/:id/close',
  summary: 'Take a ride plan back',
  who: 'user',
  offline: 'queue',
  takesAlertPass: true,
  params,
  output: ridePlan,
  errors: ['not_found'],
  perMinute: 60,
})

/** `POST /api/ride-plans/:id/positions`: where I am, for the case that I do not come back. Nobody sees it before the contacts are told. */
export const sendRidePlanPositions = defineEndpoint({
  id: 'ride-plans.positions',
  method: 'POST',
  path: '/api/ride-plans/:id/positions',
  summary: 'Send positions of a ride that is watched',
  who: 'user',
  offline: 'queue',
  takesAlertPass: true,
  params,
  headers: deviceHeaders,
  body: z.strictObject({ positions: z.array(sentPosition).max(POSITIONS_A_CALL), batteryPercent }),
  output: z.strictObject({ received: z.int().min(0) }),
  errors: ['not_found'],
  perMinute: 120,
})

/** What the rider sees who follows the link in "you are overdue". */
export const checkInPage = z.strictObject({
  riderName: z.string(),
  title: z.string(),
  isDrill: z.boolean(),
  stage: z.enum(WATCH_STAGES),
  returnAt: z.iso.datetime(),
  /** When the contacts were told or will be. */
  contactsAt: z.iso.datetime(),
})
export type CheckInPage = z.output<typeof checkInPage>

/** `GET /api/check-in-pages/:token`: the plan this link is about. `not_found`: unknown, expired or revoked; nobody is told which. */
export const getCheckInPage = defineEndpoint({
  id: 'check-in-pages.get',
  method: 'GET',
  path: '/api/check-in-pages/:token',
  summary: 'The overdue plan of a link',
  who: 'guest',
  offline: 'none',
  params: z.strictObject({ token: secretToken }),
  output: checkInPage,
  errors: ['not_found'],
  perMinute: 60,
})

/** `POST /api/check-in-pages/:token`: back, or so many minutes more from now. */
export const answerCheckInPage = defineEndpoint({
  id: 'check-in-pages.answer',
  method: 'POST',
  path: '/api/check-in-pages/:token',
  summary: 'Check in over a link',
  who: 'guest',
  offline: 'none',
  params: z.strictObject({ token: secretToken }),
  body: z.strictObject({ moreMin: z.int().min(5).max(1440).nullable() }),
  output: checkInPage,
  errors: ['not_found'],
  perMinute: 30,
})
