import type { ContactRole } from '@bluffline/contract'
import { type Selectable, sql } from 'kysely'
import type { AddressChannel, ContactAddressTable, EmergencyContactTable } from '../../../db/alert-schema.ts'
import type { Db } from '../../../db/client.ts'
import { openLink, revokeLinks, type SecretLink } from '../links/repository.ts'
import { messagesAbout, statusOf } from '../messages/repository.ts'
import {
  askAddress,
  type ContactFields,
  hasAskedEnough,
  type NewContact,
  putAddresses,
  type Usable,
} from './addresses/repository.ts'

export interface KeptAddress {
  readonly channel: AddressChannel
  readonly address: string
  readonly state: 'asked' | 'confirmed' | 'stopped'
  readonly askedAt: Date | null
  readonly answeredAt: Date | null
  /** The question could not be sent. */
  readonly hasFailed: boolean
}

export interface KeptContact {
  readonly id: string
  readonly name: string
  readonly relation: string | null
  readonly role: ContactRole
  readonly addresses: readonly KeptAddress[]
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A question to an address, as its owner sees it. */
export interface Question {
  readonly contactName: string
  readonly riderName: string
  readonly channel: AddressChannel
  readonly address: string
  readonly state: 'asked' | 'confirmed' | 'stopped'
}

export interface ContactRepository {
  readonly list: (accountId: string) => Promise<readonly KeptContact[]>
  readonly find: (accountId: string, id: string) => Promise<KeptContact | null>
  /** `taken`: there is a `self` already. `full`: there are as many as there may be. `busy`: enough people were asked today. */
  readonly put: (contact: NewContact, most: number, now: Date) => Promise<'kept' | 'taken' | 'full' | 'busy'>
  readonly remove: (accountId: string, id: string) => Promise<boolean>
  /** Asks once more every address that was not answered; how many. */
  readonly ask: (accountId: string, id: string, now: Date) => Promise<number>
  readonly question: (token: string, now: Date) => Promise<Question | null>
  /** By a link. */
  readonly answer: (token: string, answer: 'yes' | 'stop', now: Date) => Promise<Question | null>
}

const whyNot = (fields: ContactFields, others: readonly { role: ContactRole }[], most: number) => {
  if (fields.role === 'self' && others.some(({ role }) => role === 'self')) return 'taken'
  return others.length >= most ? 'full' : null
}

const put =
  (db: Db, usable: Usable): ContactRepository['put'] =>
  (contact, most, now) =>
    db.transaction().execute(async (transaction) => {
      const { accountId, id, fields } = contact
      // One after the other for each rider, so that two cannot both be the last that fits.
      await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
      const rows = await transaction
        .selectFrom('emergency_contact')
        .select(['id', 'role'])
        .where('account_id', '=', accountId)
        .execute()
      const others = rows.filter((row) => row.id !== id)
      const problem = whyNot(fields, others, most)
      if (problem !== null) return problem
      if (await hasAskedEnough(transaction, accountId, now)) return 'busy'
      const at = now.toISOString()
      const change = { name: fields.name, relation: fields.relation, role: fields.role, updated_at: at }
      await transaction
        .insertInto('emergency_contact')
        .values({ account_id: accountId, id, ...change, created_at: at })
        .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(change))
        .execute()
      await putAddresses(transaction, contact, { now, usable })
      return 'kept'
    })

const contactsOf = async (db: Db, accountId: string, id?: string): Promise<readonly KeptContact[]> => {
  let query = db.selectFrom('emergency_contact').selectAll().where('account_id', '=', accountId)
  if (id !== undefined) query = query.where('id', '=', id)
  const contacts = await query.orderBy('created_at').orderBy('id').execute()
  const addresses = await db.selectFrom('contact_address').selectAll().where('account_id', '=', accountId).execute()
  const messages = await messagesAbout(
    db,
    accountId,
    contacts.map((contact) => contact.id),
  )
  const hasFailed = (row: Selectable<ContactAddressTable>) =>
    messages.some(
      (message) =>
        message.about_id === row.contact_id &&
        message.channel === row.channel &&
        message.round === row.round &&
        ['failed', 'undelivered'].includes(statusOf(message.state)),
    )
  const addressesFor = (contact: Selectable<EmergencyContactTable>) =>
    addresses
      .filter((row) => row.contact_id === contact.id)
      .map((row) => ({
        channel: row.channel,
        address: row.address,
        state: row.state,
        askedAt: row.asked_at,
        answeredAt: row.answered_at,
        hasFailed: row.state === 'asked' && hasFailed(row),
      }))
      .toSorted((a, b) => b.channel.localeCompare(a.channel))
  return contacts.map((contact) => ({
    id: contact.id,
    name: contact.name,
    relation: contact.relation,
    role: contact.role,
    addresses: addressesFor(contact),
    createdAt: contact.created_at,
    updatedAt: contact.updated_at,
  }))
}

const ask =
  (db: Db, usable: Usable): ContactRepository['ask'] =>
  async (accountId, id, now) => {
    if (usable.size === 0) return 0
    return db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .updateTable('contact_address')
        .set({ asked_at: now.toISOString(), round: sql<number>`round + 1` })
        .where('account_id', '=', accountId)
        .where('contact_id', '=', id)
        .where('state', '=', 'asked')
        .where('channel', 'in', [...usable])
        .returning(['channel', 'round'])
        .execute()
      for (const { channel, round } of rows) await askAddress(transaction, { accountId, id, channel, round }, now)
      return rows.length
    })
  }

/** What a link asks: its contact, with the address it was sent to. */
const questionOf = async (db: Db, { accountId, aboutId, channel }: SecretLink): Promise<Question | null> => {
  if (channel === null) return null
  const row = await db
    .selectFrom('contact_address')
    .innerJoin('emergency_contact', (join) =>
      join
        .onRef('emergency_contact.account_id', '=', 'contact_address.account_id')
        .onRef('emergency_contact.id', '=', 'contact_address.contact_id'),
    )
    .innerJoin('account', 'account.id', 'emergency_contact.account_id')
    .select(['emergency_contact.name as contactName', 'account.username', 'channel', 'address', 'state'])
    .where('contact_address.account_id', '=', accountId)
    .where('contact_id', '=', aboutId)
    .where('channel', '=', channel)
    .executeTakeFirst()
  if (!row) return null
  const self = await db
    .selectFrom('emergency_contact')
    .select('name')
    .where('account_id', '=', accountId)
    .where('role', '=', 'self')
    .executeTakeFirst()
  const { username, ...question } = row
  return { ...question, riderName: self?.name ?? username }
}

const answer =
  (db: Db): ContactRepository['answer'] =>
  (token, said, now) =>
    db.transaction().execute(async (transaction) => {
      const link = await openLink(transaction, { page: 'confirm', token, now })
      if (!link || link.channel === null) return null
      await transaction
        .updateTable('contact_address')
        .set({ state: said === 'yes' ? 'confirmed' : 'stopped', answered_at: now.toISOString() })
        .where('account_id', '=', link.accountId)
        .where('contact_id', '=', link.aboutId)
        .where('channel', '=', link.channel)
        .where('state', '!=', said === 'yes' ? 'confirmed' : 'stopped')
        .execute()
      return questionOf(transaction, link)
    })

export const createContactRepository = (db: Db, usable: Usable): ContactRepository => ({
  list: (accountId) => contactsOf(db, accountId),
  find: async (accountId, id) => (await contactsOf(db, accountId, id))[0] ?? null,
  put: put(db, usable),
  remove: (accountId, id) =>
    db.transaction().execute(async (transaction) => {
      await revokeLinks(transaction, accountId, { contactId: id })
      const { numDeletedRows } = await transaction
        .deleteFrom('emergency_contact')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    }),
  ask: ask(db, usable),
  question: async (token, now) => {
    const link = await openLink(db, { page: 'confirm', token, now })
    return link && questionOf(db, link)
  },
  answer: answer(db),
})
