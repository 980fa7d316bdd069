import type { contactFields } from '@bluffline/contract'
import type { z } from 'zod'
import type { AddressChannel } from '../../../../db/alert-schema.ts'
import type { Db } from '../../../../db/client.ts'
import { revokeLinks } from '../../links/repository.ts'
import { enqueue } from '../../messages/repository.ts'

export type ContactFields = z.output<typeof contactFields>

/** What the channels of this server can carry. */
export type Usable = ReadonlySet<AddressChannel>

export interface NewContact {
  readonly accountId: string
  readonly id: string
  readonly fields: ContactFields
}

const addressesOf = ({ phone, email }: ContactFields): readonly (readonly [AddressChannel, string])[] => [
  ...(phone === null ? [] : [['sms', phone] as const]),
  ...(email === null ? [] : [['email', email] as const]),
]

const keyOf = (channel: AddressChannel, address: string): string =>
  channel === 'email' ? address.toLowerCase() : address

const isStopped = async (db: Db, channel: AddressChannel, address: string): Promise<boolean> =>
  (await db
    .selectFrom('stopped_address')
    .select('address')
    .where('channel', '=', channel)
    .where('address', '=', keyOf(channel, address))
    .executeTakeFirst()) !== undefined

/** Counts how often a contact was asked over a channel: a question of its own each time. */
const nextRound = async (db: Db, { accountId, id }: NewContact, channel: AddressChannel): Promise<number> => {
  const { asked } = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll().as('asked'))
    .where('account_id', '=', accountId)
    .where('about_id', '=', id)
    .where('kind', '=', 'confirm')
    .where('channel', '=', channel)
    .executeTakeFirstOrThrow()
  return Number(asked) + 1
}

const dropAddress = async (db: Db, { accountId, id }: NewContact, channel: AddressChannel): Promise<void> => {
  await db
    .deleteFrom('contact_address')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', id)
    .where('channel', '=', channel)
    .execute()
  await revokeLinks(db, accountId, { contactId: id, page: 'confirm', channel })
}

interface AddAt {
  readonly now: Date
  readonly usable: Usable
}

const addAddress = async (
  db: Db,
  contact: NewContact,
  { channel, address, now, usable }: AddAt & { readonly channel: AddressChannel; readonly address: string },
): Promise<void> => {
  const { accountId, id } = contact
  const stopped = await isStopped(db, channel, address)
  const isAsked = !stopped && usable.has(channel)
  const round = await nextRound(db, contact, channel)
  await db
    .insertInto('contact_address')
    .values({
      account_id: accountId,
      contact_id: id,
      channel,
      address,
      state: stopped ? 'stopped' : 'asked',
      asked_at: isAsked ? now.toISOString() : null,
      answered_at: null,
      round,
    })
    .execute()
  if (isAsked) await askAddress(db, { accountId, id, channel, round }, now)
}

/** Takes over the addresses a contact has now. One that stays as it was keeps its answer; another one is asked. */
export const putAddresses = async (db: Db, contact: NewContact, at: AddAt): Promise<void> => {
  const before = await db
    .selectFrom('contact_address')
    .select(['channel', 'address'])
    .where('account_id', '=', contact.accountId)
    .where('contact_id', '=', contact.id)
    .execute()
  const wanted = addressesOf(contact.fields)
  for (const { channel, address } of before)
    if (!wanted.some(([other, to]) => other === channel && to === address)) await dropAddress(db, contact, channel)
  for (const [channel, address] of wanted)
    if (!before.some((row) => row.channel === channel && row.address === address))
      await addAddress(db, contact, { channel, address, ...at })
}

/** How many addresses a rider may have asked in a day: each is a message to somebody who may not know of it. */
const ASKED_A_DAY = 40
const DAY_MS = 86_400_000

export const hasAskedEnough = async (db: Db, accountId: string, now: Date): Promise<boolean> => {
  const { asked } = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll().as('asked'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'confirm')
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  return Number(asked) >= ASKED_A_DAY
}

export const askAddress = (
  db: Db,
  { accountId, id, channel, round }: { accountId: string; id: string; channel: AddressChannel; round: number },
  now: Date,
) => enqueue(db, { accountId, kind: 'confirm', aboutId: id, round }, { targets: [{ contactId: id, channel }], now })
