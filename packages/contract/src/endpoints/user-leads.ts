import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BROKEN_TEXT } from '../text.ts'
import { LEAD_PHONE_LENGTH, LEAD_WORDS } from './lead-words.ts'

/** A lead that was not renewed for so many months is forgotten. */
export const LEAD_KEPT_MONTHS = 24

const email = z.email(LEAD_WORDS.email).max(254, LEAD_WORDS.email)

const phone = z
  .string()
  .trim()
  .min(LEAD_PHONE_LENGTH.min, LEAD_WORDS.phone)
  .max(LEAD_PHONE_LENGTH.max, `must have at most ${LEAD_PHONE_LENGTH.max} characters`)
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line of plain text')
  .refine((text) => !BROKEN_TEXT.test(text), 'must be readable text')

/**
 * How somebody lets us write to them. `consentedAt` is when they agreed, by their own clock: a lead given with no signal arrives later.
 * Without it, and where that clock runs ahead, the time of receipt stands.
 */
export const userLead = z.strictObject({
  email,
  phone: phone.optional(),
  consentedAt: z.iso.datetime().optional(),
})
export type UserLead = z.infer<typeof userLead>

const received = z.strictObject({ received: z.literal(true) })

/**
 * `POST /api/user-leads`: stores an address once, in any letter case. The answer is the same for a known and an unknown one.
 * A phone number given later is added where there was none.
 */
export const sendUserLead = defineEndpoint({
  id: 'user-leads.send',
  method: 'POST',
  path: '/api/user-leads',
  summary: 'Leave an e-mail address',
  who: 'guest',
  offline: 'queue',
  body: userLead,
  output: received,
  errors: [],
  perMinute: 10,
})

/**
 * `POST /api/user-leads/removal`: takes an address off the list. The answer is the same whether it was there. Nobody has to prove whose
 * address it is: whoever knows one can only make us forget it.
 */
export const removeUserLead = defineEndpoint({
  id: 'user-leads.forget',
  method: 'POST',
  path: '/api/user-leads/removal',
  summary: 'Take an e-mail address off the list',
  who: 'guest',
  offline: 'none',
  body: z.strictObject({ email }),
  output: received,
  errors: [],
  perMinute: 10,
})

/** `GET /api/user-leads`: every lead as CSV, newest first, with nothing in it that a spreadsheet would take for a formula. */
export const exportUserLeads = defineEndpoint({
  id: 'user-leads.export',
  method: 'GET',
  path: '/api/user-leads',
  summary: 'Every lead as CSV',
  who: 'admin',
  offline: 'none',
  output: z.string(),
  mediaType: 'text/csv; charset=utf-8',
  errors: [],
})

/** `DELETE /api/user-leads/:id`: deletes one lead, by the id of the export. */
export const deleteUserLead = defineEndpoint({
  id: 'user-leads.delete',
  method: 'DELETE',
  path: '/api/user-leads/:id',
  summary: 'Delete a lead',
  who: 'admin',
  offline: 'none',
  params: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ ok: z.literal(true) }),
  errors: ['not_found'],
})

/** A lead as admins read it. `renewedAt`: when its address was last left. */
export const keptLead = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  phone: z.string().nullable(),
  consentedAt: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  renewedAt: z.iso.datetime(),
})
export type KeptLead = z.infer<typeof keptLead>

/** `GET /api/admin/user-leads`: every lead, newest first. */
export const listUserLeads = defineEndpoint({
  id: 'admin.user-leads',
  method: 'GET',
  path: '/api/admin/user-leads',
  summary: 'Every lead',
  who: 'admin',
  offline: 'none',
  output: z.array(keptLead),
  errors: [],
})
