import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { alert, alertEnd, batteryPercent, newAlert, POSITIONS_A_CALL, sentPosition } from '../emergency/alert.ts'
import { deviceHeaders } from '../emergency/device-time.ts'

const params = z.strictObject({ id: z.uuid().toLowerCase() })
const received = z.strictObject({ received: z.int().min(0), closedAt: z.iso.datetime().nullable() })

/**
 * `POST /api/alerts`: raises an alert, once for each id of a rider, and answers how it stands. No quota; `rate_limited` beyond what a person
 * in distress could send: the device waits as `Retry-After` says and sends again. Takes an alert pass instead of an access token.
 */
export const raiseAlert = defineEndpoint({
  id: 'alerts.raise',
  method: 'POST',
  path: '/api/alerts',
  summary: 'Call my contacts for help',
  who: 'user',
  offline: 'queue',
  takesAlertPass: true,
  headers: deviceHeaders,
  body: newAlert,
  output: alert,
  errors: ['rate_limited'],
  perMinute: 60,
})

/** `POST /api/alerts/:id/positions`: where I am since. Readings sent again are kept once; after the end none are taken, and that is told. */
export const sendAlertPositions = defineEndpoint({
  id: 'alerts.positions',
  method: 'POST',
  path: '/api/alerts/:id/positions',
  summary: 'Send positions of an alert',
  who: 'user',
  offline: 'queue',
  takesAlertPass: true,
  params,
  headers: deviceHeaders,
  body: z.strictObject({ positions: z.array(sentPosition).max(POSITIONS_A_CALL), batteryPercent }),
  output: received,
  errors: ['not_found'],
  perMinute: 120,
})

/** `POST /api/alerts/:id/close`: it is over; everybody who was told is told so. Said again it changes nothing. */
export const closeAlert = defineEndpoint({
  id: 'alerts.close',
  method: 'POST',
  path: '/api/alerts/:id/close',
  summary: 'Close an alert and tell everybody',
  who: 'user',
  offline: 'queue',
  takesAlertPass: true,
  params,
  headers: deviceHeaders,
  body: alertEnd,
  output: alert,
  errors: ['not_found'],
  perMinute: 60,
})

/** `GET /api/alerts/:id`: how it stands, with every message's proof. */
export const getAlert = defineEndpoint({
  id: 'alerts.get',
  method: 'GET',
  path: '/api/alerts/:id',
  summary: 'How an alert of mine stands',
  who: 'user',
  offline: 'none',
  takesAlertPass: true,
  params,
  output: alert,
  errors: ['not_found'],
  perMinute: 120,
})

/** `GET /api/alerts`: my alerts, newest first, as long as they are kept. */
export const listAlerts = defineEndpoint({
  id: 'alerts.list',
  method: 'GET',
  path: '/api/alerts',
  summary: 'My alerts',
  who: 'user',
  offline: 'none',
  takesAlertPass: true,
  output: z.array(alert),
  errors: [],
  perMinute: 60,
})

const pass = z.strictObject({ token: z.string(), expiresAt: z.iso.datetime() })

/**
 * `POST /api/alert-passes`: a key of this device's own, good for alerts and nothing else. It outlives the session, so that a phone that
 * was without a network for weeks, or lost its session to a broken answer, can still call for help. It ends with logging out, with a
 * change of the password, and after its time; a new one takes the place of the one before.
 */
export const makeAlertPass = defineEndpoint({
  id: 'alert-passes.make',
  method: 'POST',
  path: '/api/alert-passes',
  summary: 'A key of this device for alerts alone',
  who: 'user',
  offline: 'none',
  output: pass,
  errors: [],
  perMinute: 20,
})
