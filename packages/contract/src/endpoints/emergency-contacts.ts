import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { contactFields, emergencyContact, messageChannels } from '../emergency/contact.ts'
import { secretToken } from '../emergency/link.ts'

const params = z.strictObject({ id: z.uuid().toLowerCase() })
const done = z.strictObject({ ok: z.literal(true) })

/** `GET /api/emergency-contacts`: my contacts in their order, and what this server can send with. */
export const listEmergencyContacts = defineEndpoint({
  id: 'emergency-contacts.list',
  method: 'GET',
  path: '/api/emergency-contacts',
  summary: 'My emergency contacts, and whether they have agreed',
  who: 'user',
  offline: 'cache',
  output: z.strictObject({ contacts: z.array(emergencyContact), channels: messageChannels }),
  errors: [],
})

/**
 * `PUT /api/emergency-contacts/:id`: adds a contact under an id made on the device, or changes one. Every new address is asked whether
 * it agrees. `conflict`: there are as many as there may be, or there is a `self` already.
 */
export const putEmergencyContact = defineEndpoint({
  id: 'emergency-contacts.put',
  method: 'PUT',
  path: '/api/emergency-contacts/:id',
  summary: 'Add or change an emergency contact; new addresses are asked to agree',
  who: 'user',
  offline: 'queue',
  params,
  body: contactFields,
  output: emergencyContact,
  errors: ['conflict'],
  perMinute: 60,
})

/** `DELETE /api/emergency-contacts/:id`: they are told of nothing more; what they hold of open alerts ends. */
export const removeEmergencyContact = defineEndpoint({
  id: 'emergency-contacts.remove',
  method: 'DELETE',
  path: '/api/emergency-contacts/:id',
  summary: 'Remove an emergency contact',
  who: 'user',
  offline: 'queue',
  params,
  output: done,
  errors: ['not_found'],
})

/**
 * `POST /api/emergency-contacts/:id/ask`: asks the addresses that have not answered once more. `rate_limited`: less than an hour ago they
 * were asked. `conflict`: there is none left to ask: all have agreed, or want nothing from us.
 */
export const askEmergencyContact = defineEndpoint({
  id: 'emergency-contacts.ask',
  method: 'POST',
  path: '/api/emergency-contacts/:id/ask',
  summary: 'Ask a contact once more to agree',
  who: 'user',
  offline: 'none',
  params,
  output: emergencyContact,
  errors: ['not_found', 'conflict', 'rate_limited'],
  perMinute: 20,
})

const confirmation = z.strictObject({
  /** Who asks. */
  riderName: z.string(),
  contactName: z.string(),
  channel: z.enum(['sms', 'email']),
  /** The address, with its middle left out. */
  address: z.string(),
  state: z.enum(['asked', 'confirmed', 'stopped']),
})
export type ContactConfirmation = z.output<typeof confirmation>

/** `GET /api/contact-confirmations/:token`: what a contact is asked. `not_found`: unknown, expired or revoked; nobody is told which. */
export const getContactConfirmation = defineEndpoint({
  id: 'contact-confirmations.get',
  method: 'GET',
  path: '/api/contact-confirmations/:token',
  summary: 'What a contact is asked to agree to',
  who: 'guest',
  offline: 'none',
  params: z.strictObject({ token: secretToken }),
  output: confirmation,
  errors: ['not_found'],
  perMinute: 60,
})

/** `POST /api/contact-confirmations/:token`: the contact agrees, or wants nothing from us. While the link lives, they may think again. */
export const answerContactConfirmation = defineEndpoint({
  id: 'contact-confirmations.answer',
  method: 'POST',
  path: '/api/contact-confirmations/:token',
  summary: 'Agree to be told of emergencies, or refuse',
  who: 'guest',
  offline: 'none',
  params: z.strictObject({ token: secretToken }),
  body: z.strictObject({ answer: z.enum(['yes', 'stop']) }),
  output: confirmation,
  errors: ['not_found'],
  perMinute: 60,
})
