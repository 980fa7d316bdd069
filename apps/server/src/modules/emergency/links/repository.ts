import { createHash, randomBytes } from 'node:crypto'
import type { LinkPage } from '@bluffline/contract'
import type { AddressChannel } from '../../../db/alert-schema.ts'
import type { Db } from '../../../db/client.ts'

/** What a link opens, and for whom. */
export interface SecretLink {
  readonly page: LinkPage
  readonly accountId: string
  /** The contact, alert, plan or share it is about. */
  readonly aboutId: string
  /** Who it was given to; null where it is the rider, or anybody. */
  readonly contactId: string | null
  readonly channel: AddressChannel | null
  readonly expiresAt: Date
}

const TOKEN_BYTES = 32

/** The token is random, so one quick hash hides it. */
export const hashOfToken = (token: string): Uint8Array => createHash('sha256').update(token).digest()

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Makes a token and keeps its hash. */
export const mintLink = async (db: Db, link: SecretLink): Promise<string> => {
  const token = newToken()
  await db
    .insertInto('secret_link')
    .values({
      hash: hashOfToken(token),
      page: link.page,
      account_id: link.accountId,
      about_id: link.aboutId,
      contact_id: link.contactId,
      channel: link.channel,
      expires_at: link.expiresAt.toISOString(),
    })
    .execute()
  return token
}

/** What a token opens at this moment; null for unknown, expired and revoked ones alike. */
export const openLink = async (db: Db, { page, token, now }: { page: LinkPage; token: string; now: Date }) => {
  const row = await db
    .selectFrom('secret_link')
    .selectAll()
    .where('hash', '=', hashOfToken(token))
    .where('page', '=', page)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { account_id: accountId, about_id: aboutId, contact_id: contactId, channel, expires_at: expiresAt } = row
  return { page, accountId, aboutId, contactId, channel, expiresAt }
}

/** Which links end: all of them that fit. */
interface LinksToRevoke {
  readonly aboutId?: string
  readonly contactId?: string
  readonly page?: LinkPage
  readonly channel?: AddressChannel
}

export const revokeLinks = async (db: Db, accountId: string, which: LinksToRevoke): Promise<void> => {
  let query = db.deleteFrom('secret_link').where('account_id', '=', accountId)
  if (which.aboutId !== undefined) query = query.where('about_id', '=', which.aboutId)
  if (which.contactId !== undefined) query = query.where('contact_id', '=', which.contactId)
  if (which.page !== undefined) query = query.where('page', '=', which.page)
  if (which.channel !== undefined) query = query.where('channel', '=', which.channel)
  await query.execute()
}

/** No link about something lives longer than until then. */
export const shortenLinks = async (
  db: Db,
  { accountId, aboutId, until }: { accountId: string; aboutId: string; until: Date },
) => {
  await db
    .updateTable('secret_link')
    .set({ expires_at: until.toISOString() })
    .where('account_id', '=', accountId)
    .where('about_id', '=', aboutId)
    .where('expires_at', '>', until)
    .execute()
}

export const forgetLinks = async (db: Db, expiredBefore: Date): Promise<void> => {
  await db.deleteFrom('secret_link').where('expires_at', '<', expiredBefore).execute()
}
