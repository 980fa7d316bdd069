import { ALERT_KINDS, ALERT_OUTCOMES, DELIVERY_STATUSES, MESSAGE_CHANNELS, SHARE_PRECISIONS } from '@bluffline/core'
import { z } from 'zod'
import { deviceTimeMs, nameOf, words } from '../text.ts'

/** A position as the device read it. `atMs` is the device's clock; sending the same reading twice keeps it once. */
export const sentPosition = z.strictObject({
  lng: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  atMs: deviceTimeMs,
  accuracyM: z.number().min(0).max(1e6).nullable().default(null),
  altitudeM: z.number().min(-500).max(9000).nullable().default(null),
})
export type SentPosition = z.input<typeof sentPosition>

/** How many positions one call takes. */
export const POSITIONS_A_CALL = 500

/** Charge of the phone, 0 to 100; null where it does not say. */
export const batteryPercent = z.number().min(0).max(100).nullable().default(null)

/** The medical card, as much of it as the rider lets contacts see. Lines of plain text, each with its heading. */
export const medicalLines = z
  .array(z.strictObject({ label: nameOf(60), text: words(1000) }))
  .max(20)
  .nullable()
  .default(null)

/** Days an alert is kept after it was closed. */
export const RETENTION_DAYS = { min: 1, max: 90, initial: 30 } as const

/** How the rider ended an alert. `atMs` by the device's clock. */
export const alertEnd = z.strictObject({ outcome: z.enum(ALERT_OUTCOMES), atMs: deviceTimeMs })

/**
 * An alert as the device raised it. `id` was made on the device and is its idempotency key: sent again, whatever else has changed, it is
 * the same alert, and only its positions and its end are added. `contactIds` null: every contact who can be told. `end` is for one that was
 * over before there was a signal: it is kept, and nobody is called out.
 */
export const newAlert = z.strictObject({
  id: z.uuid().toLowerCase(),
  kind: z.enum(ALERT_KINDS).exclude(['overdue']).default('sos'),
  isDrill: z.boolean().default(false),
  riderName: nameOf(80),
  firedAtMs: deviceTimeMs,
  note: words(500).default(''),
  positions: z.array(sentPosition).max(POSITIONS_A_CALL).default([]),
  batteryPercent,
  medical: medicalLines,
  contactIds: z.array(z.uuid().toLowerCase()).max(50).nullable().default(null),
  precision: z.enum(SHARE_PRECISIONS).default('exact'),
  retentionDays: z.int().min(RETENTION_DAYS.min).max(RETENTION_DAYS.max).default(RETENTION_DAYS.initial),
  end: alertEnd.nullable().default(null),
})
export type NewAlert = z.input<typeof newAlert>

const happened = { alertId: z.uuid(), atMs: z.number() }

/** `ServerAlertEvent` of `@bluffline/core`: what the server knows of an alert, to be folded into the device's own log. */
export const serverAlertEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('accepted'), ...happened }),
  z.strictObject({
    type: z.literal('delivery'),
    ...happened,
    contactId: z.uuid(),
    channel: z.enum(MESSAGE_CHANNELS),
    status: z.enum(DELIVERY_STATUSES),
  }),
  z.strictObject({ type: z.literal('acknowledged'), ...happened, contactId: z.uuid() }),
  z.strictObject({
    type: z.literal('closed'),
    ...happened,
    contactId: z.uuid().nullable(),
    outcome: z.enum(ALERT_OUTCOMES),
  }),
])

/** A message in the proof of an alert: what was sent to whom, when, and how far it came. */
export const messageProof = z.strictObject({
  contactId: z.uuid(),
  contactName: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  /** `raised`: the call for help. `taken`: somebody is on it. `closed`: it is over. */
  about: z.enum(['raised', 'taken', 'closed']),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int().min(0),
  /** A try whose end nobody knows, as when the server stopped in the middle: it may have come twice. */
  mayBeDoubled: z.boolean(),
  /** What the provider calls it. */
  providerId: z.string().nullable(),
  sentAt: z.iso.datetime().nullable(),
  receiptAt: z.iso.datetime().nullable(),
  /** Why it is not sent yet or was given up, in a sentence. */
  problem: z.string().nullable(),
})
export type MessageProof = z.infer<typeof messageProof>

/** Somebody who is told. */
export const alertRecipient = z.strictObject({
  contactId: z.uuid(),
  name: z.string(),
  /** How they are written to. Empty where none of their addresses is confirmed or reachable: the rider has to call them. */
  channels: z.array(z.enum(MESSAGE_CHANNELS)),
  acknowledgedAt: z.iso.datetime().nullable(),
})

/** An alert as its rider sees it. Times by the server's clock. */
export const alert = z.strictObject({
  id: z.uuid(),
  kind: z.enum(ALERT_KINDS),
  isDrill: z.boolean(),
  firedAt: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  /** The plan that was overdue, where that raised it. */
  planId: z.uuid().nullable(),
  recipients: z.array(alertRecipient),
  events: z.array(serverAlertEvent),
  messages: z.array(messageProof),
  positions: z.int().min(0),
})
export type Alert = z.infer<typeof alert>
