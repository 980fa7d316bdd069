import {
  type ContactConfirmation,
  type EmergencyContact,
  type MessageChannels,
  MOST_CONTACTS,
} from '@bluffline/contract'
import type { Channels } from '../../../platform/channels/channel.ts'
import { failure, type Result, success } from '../../../platform/result.ts'
import type { ContactFields, Usable } from './addresses/repository.ts'
import type { ContactRepository, KeptAddress, KeptContact, Question } from './repository.ts'

export interface ContactService {
  readonly list: (
    accountId: string,
  ) => Promise<Result<{ contacts: EmergencyContact[]; channels: MessageChannels }, never>>
  readonly put: (
    accountId: string,
    id: string,
    fields: ContactFields,
  ) => Promise<Result<EmergencyContact, 'conflict' | 'rate_limited'>>
  readonly remove: (accountId: string, id: string) => Promise<Result<{ ok: true }, 'not_found'>>
  readonly ask: (
    accountId: string,
    id: string,
  ) => Promise<Result<EmergencyContact, 'not_found' | 'conflict' | 'rate_limited'>>
  readonly question: (token: string) => Promise<Result<ContactConfirmation, 'not_found'>>
  readonly answer: (token: string, answer: 'yes' | 'stop') => Promise<Result<ContactConfirmation, 'not_found'>>
}

export interface ContactServiceDeps {
  readonly contacts: ContactRepository
  readonly channels: Channels
  readonly usable: Usable
  readonly now: () => Date
}

const ASK_EVERY_MS = 3_600_000
const UNKNOWN = failure('not_found', 'There is no such contact.')
const NO_LINK = failure('not_found', 'This link does not open anything any more.')
const NOBODY_TO_ASK = failure('conflict', 'Nobody is left to ask: everyone has answered, or cannot be written to.')

/** Enough of an address for its owner, too little for anybody else. */
const hidden = (address: string): string => {
  const [name = '', host] = address.split('@')
  return host === undefined ? `… ${address.slice(-4)}` : `${name.slice(0, 1)}…@${host}`
}

export const channelStates = ({ sms, email, push }: Channels): MessageChannels => ({
  sms: sms?.state() ?? 'off',
  email: email?.state() ?? 'off',
  push: push.state(),
})

/** One that was never asked, as when nothing was set up at that time, counts as failed: the rider may ask now. */
const stateOf = ({ channel, state, askedAt, hasFailed }: KeptAddress, usable: Usable) => {
  if (state !== 'stopped' && !usable.has(channel)) return 'unreachable' as const
  return hasFailed || (state === 'asked' && askedAt === null) ? ('failed' as const) : state
}

const contactOf = (contact: KeptContact, usable: Usable): EmergencyContact => {
  const addresses = contact.addresses.map((address) => ({
    channel: address.channel,
    address: address.address,
    state: stateOf(address, usable),
    askedAt: address.askedAt?.toISOString() ?? null,
    answeredAt: address.answeredAt?.toISOString() ?? null,
  }))
  const addressBy = (channel: string) => addresses.find((one) => one.channel === channel)?.address ?? null
  const { id, name, relation, role } = contact
  return {
    ...{ id, name, relation, role },
    phone: addressBy('sms'),
    email: addressBy('email'),
    addresses,
    canBeAlerted: addresses.some(({ state }) => state === 'confirmed'),
    createdAt: contact.createdAt.toISOString(),
    updatedAt: contact.updatedAt.toISOString(),
  }
}

export const createContactService = ({ contacts, channels, usable, now }: ContactServiceDeps): ContactService => {
  const wordsOf = (contact: KeptContact) => contactOf(contact, usable)
  const read = async (accountId: string, id: string) => {
    const contact = await contacts.find(accountId, id)
    return contact ? success(wordsOf(contact)) : UNKNOWN
  }
  const asked = (question: Question | null) =>
    question ? success({ ...question, address: hidden(question.address) }) : NO_LINK
  return {
    list: async (accountId) =>
      success({ contacts: (await contacts.list(accountId)).map(wordsOf), channels: channelStates(channels) }),
    put: async (accountId, id, fields) => {
      const outcome = await contacts.put({ accountId, id, fields }, MOST_CONTACTS, now())
      if (outcome === 'taken') return failure('conflict', 'You have an entry for yourself already.')
      if (outcome === 'full') return failure('conflict', `There can be ${MOST_CONTACTS} contacts at most.`)
      if (outcome === 'busy') return failure('rate_limited', 'Enough people were asked today. Please go on tomorrow.')
      const kept = await contacts.find(accountId, id)
      return kept ? success(wordsOf(kept)) : failure('conflict', 'The contact was removed at the same moment.')
    },
    remove: async (accountId, id) => ((await contacts.remove(accountId, id)) ? success({ ok: true }) : UNKNOWN),
    ask: async (accountId, id) => {
      const contact = await contacts.find(accountId, id)
      if (!contact) return UNKNOWN
      const lastMs = Math.max(0, ...contact.addresses.map(({ askedAt }) => askedAt?.getTime() ?? 0))
      const waitMs = lastMs + ASK_EVERY_MS - now().getTime()
      const open = contact.addresses.some(({ state, channel }) => state === 'asked' && usable.has(channel))
      if (!open) return NOBODY_TO_ASK
      if (waitMs > 0)
        return failure('rate_limited', 'They were asked less than an hour ago. Give them a little time.', {
          headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
        })
      await contacts.ask(accountId, id, now())
      return read(accountId, id)
    },
    question: async (token) => asked(await contacts.question(token, now())),
    answer: async (token, answer) => asked(await contacts.answer(token, answer, now())),
  }
}
