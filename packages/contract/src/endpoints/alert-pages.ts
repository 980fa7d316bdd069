import { ALERT_KINDS, ALERT_OUTCOMES, SHARE_PRECISIONS } from '@bluffline/core'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { medicalLines } from '../emergency/alert.ts'
import { secretToken } from '../emergency/link.ts'
import { ridePlanFields } from '../emergency/ride-plan.ts'

const params = z.strictObject({ token: secretToken })

/** A position as it is shown: with precision `coarse`, the middle of its cell. */
export const shownPosition = z.strictObject({
  lng: z.number(),
  lat: z.number(),
  at: z.iso.datetime(),
  /** Metres around it in which the rider is; null where nobody knows. */
  accuracyM: z.number().nullable(),
  altitudeM: z.number().nullable(),
})
export type ShownPosition = z.output<typeof shownPosition>

const planShape = ridePlanFields.shape

/** What a contact sees of an alert, without an account. Times by the server's clock. */
export const alertPage = z.strictObject({
  kind: z.enum(ALERT_KINDS),
  isDrill: z.boolean(),
  riderName: z.string(),
  /** Who is looking. */
  contactName: z.string(),
  note: z.string(),
  firedAt: z.iso.datetime(),
  /** When the server had it: later than `firedAt` where there was no signal. */
  receivedAt: z.iso.datetime(),
  precision: z.enum(SHARE_PRECISIONS),
  /** The newest last; at most 1,000. */
  positions: z.array(shownPosition),
  batteryPercent: z.number().nullable(),
  medical: medicalLines,
  /** The plan of a ride that is overdue. */
  plan: z
    .strictObject({
      title: planShape.title,
      trailIds: z.array(z.string()),
      route: z.string(),
      party: z.array(z.strictObject({ name: z.string(), phone: z.string().nullable() })),
      vehicle: z.string(),
      leaveAt: z.iso.datetime(),
      returnAt: z.iso.datetime(),
      notes: z.string(),
    })
    .nullable(),
  /** Everybody who was told, by name, and who of them is on it. */
  contacts: z.array(z.strictObject({ name: z.string(), isYou: z.boolean(), onItAt: z.iso.datetime().nullable() })),
  closed: z
    .strictObject({
      at: z.iso.datetime(),
      outcome: z.enum(ALERT_OUTCOMES),
      /** Name of the contact who closed it; null for the rider. */
      by: z.string().nullable(),
    })
    .nullable(),
  /** When this link ends. */
  expiresAt: z.iso.datetime(),
})
export type AlertPage = z.output<typeof alertPage>

/** `GET /api/alert-pages/:token`: the alert as this contact may see it. `not_found`: unknown, expired or revoked; nobody is told which. */
export const getAlertPage = defineEndpoint({
  id: 'alert-pages.get',
  method: 'GET',
  path: '/api/alert-pages/:token',
  summary: 'An alert, as a contact sees it',
  who: 'guest',
  offline: 'none',
  params,
  output: alertPage,
  errors: ['not_found'],
  perMinute: 120,
})

/** `POST /api/alert-pages/:token/acknowledge`: "I am on it". The rider and the other contacts are told. */
export const acknowledgeAlertPage = defineEndpoint({
  id: 'alert-pages.acknowledge',
  method: 'POST',
  path: '/api/alert-pages/:token/acknowledge',
  summary: 'Say that I am on it',
  who: 'guest',
  offline: 'none',
  params,
  output: alertPage,
  errors: ['not_found'],
  perMinute: 30,
})

/** `POST /api/alert-pages/:token/close`: the contact knows how it ended; the rider and the other contacts are told. */
export const closeAlertPage = defineEndpoint({
  id: 'alert-pages.close',
  method: 'POST',
  path: '/api/alert-pages/:token/close',
  summary: 'Say how an alert has ended',
  who: 'guest',
  offline: 'none',
  params,
  body: z.strictObject({ outcome: z.enum(ALERT_OUTCOMES) }),
  output: alertPage,
  errors: ['not_found'],
  perMinute: 30,
})
