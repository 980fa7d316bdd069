import { z } from 'zod'
import { slug } from '../catalog/source.ts'
import { defineEndpoint } from '../endpoint.ts'
import { freeSite } from './campground-availability.ts'

/** How an alert can reach a rider beside the app itself. Empty where none is set up on this server. */
export const ALERT_CHANNELS = ['push', 'email'] as const

/** A watched stay has opened. There is one for each opening. */
export const campgroundAlert = z.strictObject({
  id: z.uuid(),
  watchId: z.string(),
  campgroundId: slug,
  campgroundName: z.string(),
  arrive: z.iso.date(),
  depart: z.iso.date(),
  /** Some of the sites that were free at that moment. */
  sites: z.array(freeSite).max(20),
  free: z.int().min(1),
  openedAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
})
export type CampgroundAlert = z.infer<typeof campgroundAlert>

/** How a watch stands at the server: when the stay was last looked up, and what was found. */
export const watchState = z.strictObject({
  watchId: z.string(),
  status: z.enum(['available', 'limited', 'full', 'closed', 'unknown']),
  checkedAt: z.iso.datetime(),
})
export type CampgroundWatchState = z.infer<typeof watchState>

/** `GET /api/campground-alerts`: my alerts of the last 30 days, newest first, and how my watches stand. */
export const listCampgroundAlerts = defineEndpoint({
  id: 'campground-alerts.list',
  method: 'GET',
  path: '/api/campground-alerts',
  summary: 'Openings at the campgrounds I watch',
  who: 'user',
  offline: 'none',
  output: z.strictObject({
    alerts: z.array(campgroundAlert),
    watches: z.array(watchState),
    channels: z.array(z.enum(ALERT_CHANNELS)),
  }),
  errors: [],
})

/** `POST /api/campground-alerts/:id/seen`: I have read it. Saying so again changes nothing. */
export const seeCampgroundAlert = defineEndpoint({
  id: 'campground-alerts.see',
  method: 'POST',
  path: '/api/campground-alerts/:id/seen',
  summary: 'Mark an opening as read',
  who: 'user',
  offline: 'none',
  params: z.strictObject({ id: z.uuid().toLowerCase() }),
  output: z.strictObject({ seenAt: z.iso.datetime() }),
  errors: ['not_found'],
})
