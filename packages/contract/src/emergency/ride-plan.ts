import { GRACE_MIN, SHARE_PRECISIONS, WATCH_STAGES } from '@bluffline/core'
import { z } from 'zod'
import { slug } from '../catalog/source.ts'
import { deviceTimeMs, nameOf, words } from '../text.ts'
import { medicalLines, RETENTION_DAYS } from './alert.ts'

/** Who comes along: a name, and how to call them where they said so. */
const partyMember = z.strictObject({ name: nameOf(80), phone: nameOf(40).nullable().default(null) })

/**
 * A plan left before a ride. `changedAtMs` is when the rider last changed it, by the device's clock: of two versions that arrive in the
 * wrong order the later one counts. `contactIds` null: every contact. Times in milliseconds since 1970.
 */
export const ridePlanFields = z
  .strictObject({
    riderName: nameOf(80),
    title: nameOf(120),
    trailIds: z.array(slug).max(50).default([]),
    routeId: z.string().max(100).nullable().default(null),
    /** Where the way goes, in the rider's words. */
    route: words(2000).default(''),
    party: z.array(partyMember).max(50).default([]),
    vehicle: words(300).default(''),
    leaveAtMs: deviceTimeMs,
    returnAtMs: deviceTimeMs,
    graceMin: z.int().min(GRACE_MIN.min).max(GRACE_MIN.max).default(GRACE_MIN.initial),
    notes: words(4000).default(''),
    contactIds: z.array(z.uuid().toLowerCase()).max(50).nullable().default(null),
    medical: medicalLines,
    precision: z.enum(SHARE_PRECISIONS).default('exact'),
    isDrill: z.boolean().default(false),
    retentionDays: z.int().min(RETENTION_DAYS.min).max(RETENTION_DAYS.max).default(RETENTION_DAYS.initial),
    changedAtMs: deviceTimeMs,
  })
  .refine(({ leaveAtMs, returnAtMs }) => returnAtMs > leaveAtMs, {
    path: ['returnAtMs'],
    message: 'must be after leaveAtMs',
  })
export type RidePlanFields = z.input<typeof ridePlanFields>

/** A plan as the server watches it. Times by the server's clock: those of a device whose clock is wrong were moved. */
export const ridePlan = z.strictObject({
  id: z.uuid(),
  ...ridePlanFields.shape,
  stage: z.enum(WATCH_STAGES),
  receivedAt: z.iso.datetime(),
  riderWarnedAt: z.iso.datetime().nullable(),
  /** When the contacts were told or, before that, will be at the earliest. */
  contactsAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** How it ended: in the app, over the link, by a text, or not yet. */
  endedBy: z.enum(['app', 'link', 'text']).nullable(),
  /** The alert that told the contacts. */
  alertId: z.uuid().nullable(),
  lastPositionAt: z.iso.datetime().nullable(),
})
export type RidePlan = z.infer<typeof ridePlan>
