import { MESSAGE_CHANNELS } from '@bluffline/core'
import { z } from 'zod'
import { email } from '../account/user.ts'
import { nameOf } from '../text.ts'

/** A phone number that can be texted: E.164, a plus and 8 to 15 digits. Ten digits are taken for a number of the United States. */
export const phoneNumber = z
  .string()
  .trim()
  .max(40)
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .transform((text) => (/^1?\d{10}$/.test(text) ? `+1${text.slice(-10)}` : text))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, 'must be a phone number such as 479-555-0142 or +14795550142'))

/**
 * What somebody is told for. `contact`: alerts. `drill`: drills alone, to try everything out with somebody who knows of it. `self`: the
 * rider, who is asked when a ride is overdue and sees drills; there is one at most.
 */
export const CONTACT_ROLES = ['contact', 'drill', 'self'] as const
export type ContactRole = (typeof CONTACT_ROLES)[number]

/** How many contacts a rider may have, `self` included. */
export const MOST_CONTACTS = 20

const address = { phone: phoneNumber.nullable(), email: email.nullable() }

/** What a rider writes down about a contact. One address at least. A changed address has to be confirmed anew. */
export const contactFields = z
  .strictObject({
    name: nameOf(80),
    relation: nameOf(60).nullable().default(null),
    role: z.enum(CONTACT_ROLES).default('contact'),
    phone: address.phone.default(null),
    email: address.email.default(null),
  })
  .refine(({ phone, email }) => phone !== null || email !== null, {
    path: ['phone'],
    message: 'must be given, or an e-mail address',
  })
export type EmergencyContactFields = z.input<typeof contactFields>

/**
 * How an address stands. `asked`: a link and, by text, the way to answer are on their way or there. `confirmed`: its owner agreed, and it
 * is told of alerts. `stopped`: its owner wants nothing from us; it cannot be asked again. `unreachable`: this server has no way to write
 * there. `failed`: the question could not be sent.
 */
export const ADDRESS_STATES = ['asked', 'confirmed', 'stopped', 'unreachable', 'failed'] as const
export type AddressState = (typeof ADDRESS_STATES)[number]

export const contactAddress = z.strictObject({
  channel: z.enum(['sms', 'email']),
  address: z.string(),
  state: z.enum(ADDRESS_STATES),
  askedAt: z.iso.datetime().nullable(),
  /** When it was confirmed or stopped. */
  answeredAt: z.iso.datetime().nullable(),
})
export type ContactAddress = z.infer<typeof contactAddress>

export const emergencyContact = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  relation: z.string().nullable(),
  role: z.enum(CONTACT_ROLES),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  addresses: z.array(contactAddress).max(2),
  /** At least one address is confirmed and can be reached from this server. */
  canBeAlerted: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type EmergencyContact = z.infer<typeof emergencyContact>

/** What this server can send with. The phone's own message app is always there, beside it. */
export const messageChannels = z.record(z.enum(MESSAGE_CHANNELS), z.enum(['configured', 'off', 'failing']))
export type MessageChannels = z.infer<typeof messageChannels>
