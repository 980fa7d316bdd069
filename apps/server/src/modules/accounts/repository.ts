import { randomUUID } from 'node:crypto'
import type { User } from '@bluffline/contract'
import { sql, type Selectable } from 'kysely'
import type { AccountTable } from '../../db/account-schema.ts'
import type { Db } from '../../db/client.ts'

export interface Account {
  readonly user: User
  /** Null for an account of a sign-in provider. */
  readonly passwordHash: string | null
}

export interface NewAccount {
  readonly username: string
  readonly email: string | null
  readonly passwordHash: string | null
  readonly vehicleType: User['vehicleType']
}

interface AccountChange {
  readonly email?: string
  readonly passwordHash?: string
  readonly vehicleType?: User['vehicleType']
}

export interface Identity {
  readonly issuer: string
  readonly subject: string
}

export interface AccountRepository {
  readonly byId: (id: string) => Promise<Account | null>
  readonly byName: (username: string) => Promise<Account | null>
  readonly byIdentity: (identity: Identity) => Promise<Account | null>
  /** Null where the name or the identity is taken. With an identity, both are made or none. */
  readonly make: (account: NewAccount, at: Date, identity?: Identity) => Promise<Account | null>
  readonly change: (id: string, change: AccountChange) => Promise<void>
  /** With everything that belongs to it. */
  readonly remove: (id: string) => Promise<void>
}

const accountOf = (row: Selectable<AccountTable>): Account => ({
  user: {
    id: row.id,
    username: row.username,
    email: row.email,
    vehicleType: row.vehicle_type,
    roleId: row.role_id,
    subscriptionStatus: row.subscription_status,
    hasPassword: row.password_hash !== null,
    createdAt: row.created_at.toISOString(),
  },
  passwordHash: row.password_hash,
})

/** Undoes a transaction that came too late. */
class Taken extends Error {}

const insertAccount = (db: Db, account: NewAccount, at: Date) =>
  db
    .insertInto('account')
    .values({
      id: randomUUID(),
      username: account.username,
      name_key: account.username.toLowerCase(),
      email: account.email,
      password_hash: account.passwordHash,
      vehicle_type: account.vehicleType,
      created_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returningAll()
    .executeTakeFirst()

const insertIdentity = async (db: Db, identity: Identity, accountId: string): Promise<void> => {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('provider_identity')
    .values({ ...identity, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst()
  if (inserted !== 1n) throw new Taken()
}

const make =
  (db: Db): AccountRepository['make'] =>
  async (account, at, identity) => {
    try {
      return await db.transaction().execute(async (transaction) => {
        const row = await insertAccount(transaction, account, at)
        if (row && identity) await insertIdentity(transaction, identity, row.id)
        return row ? accountOf(row) : null
      })
    } catch (error) {
      if (error instanceof Taken) return null
      throw error
    }
  }

export const createAccountRepository = (db: Db): AccountRepository => {
  const accounts = () => db.selectFrom('account').selectAll('account')
  return {
    byId: async (id) => {
      const row = await accounts().where('id', '=', id).executeTakeFirst()
      return row ? accountOf(row) : null
    },
    byName: async (username) => {
      const row = await accounts().where('name_key', '=', username.toLowerCase()).executeTakeFirst()
      return row ? accountOf(row) : null
    },
    byIdentity: async ({ issuer, subject }) => {
      const row = await accounts()
        .innerJoin('provider_identity', 'provider_identity.account_id', 'account.id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return row ? accountOf(row) : null
    },
    make: make(db),
    change: async (id, { email, passwordHash, vehicleType }) => {
      await db
        .updateTable('account')
        .set({
          ...(email !== undefined && { email }),
          ...(passwordHash !== undefined && { password_hash: passwordHash }),
          ...(vehicleType !== undefined && { vehicle_type: vehicleType }),
        })
        .where('id', '=', id)
        .execute()
    },
    remove: async (id) => {
      await sql`delete from account where id = ${id}`.execute(db)
    },
  }
}
