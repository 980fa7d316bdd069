import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ALERT_CHANNELS } from './campground-alerts.ts'
import { gaugeId } from './gauges.ts'

/** Water that a rider waits for has risen, or stands at their mark. `measuredAt` is when the gauge read it. */
export const waterAlert = z.strictObject({
  id: z.uuid(),
  watchId: z.string(),
  gaugeId,
  place: z.string(),
  reason: z.enum(['rise', 'level']),
  stageFt: z.number(),
  ftPerHour: z.number().nullable(),
  measuredAt: z.iso.datetime(),
  raisedAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
})
export type WaterAlert = z.infer<typeof waterAlert>

/** How a watch stands at the server: when it was looked at last, and whether the gauge says nothing of now. */
export const waterWatchState = z.strictObject({
  watchId: z.string(),
  checkedAt: z.iso.datetime(),
  isSilent: z.boolean(),
})
export type WaterWatchState = z.infer<typeof waterWatchState>

/** `GET /api/water-alerts`: my alerts of the last 30 days, newest first, how my watches stand, and how I am reached beside the app. */
export const listWaterAlerts = defineEndpoint({
  id: 'water-alerts.list',
  method: 'GET',
  path: '/api/water-alerts',
  summary: 'Rises of the water I watch',
  who: 'user',
  offline: 'none',
  output: z.strictObject({
    alerts: z.array(waterAlert),
    watches: z.array(waterWatchState),
    channels: z.array(z.enum(ALERT_CHANNELS)),
  }),
  errors: [],
})

/** `POST /api/water-alerts/:id/seen`: I have read it. Saying so again changes nothing. */
export const seeWaterAlert = defineEndpoint({
  id: 'water-alerts.see',
  method: 'POST',
  path: '/api/water-alerts/:id/seen',
  summary: 'Mark a rise as read',
  who: 'user',
  offline: 'none',
  params: z.strictObject({ id: z.uuid().toLowerCase() }),
  output: z.strictObject({ seenAt: z.iso.datetime() }),
  errors: ['not_found'],
})
