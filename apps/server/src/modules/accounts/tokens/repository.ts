import type { Db } from '../../../db/client.ts'

export interface SigningKey {
  readonly id: string
  readonly secret: Uint8Array
  readonly createdAt: Date
}

export interface SigningKeyRepository {
  /** Newest first. */
  readonly all: () => Promise<readonly SigningKey[]>
  readonly add: (key: SigningKey) => Promise<void>
  readonly removeMadeBefore: (time: Date) => Promise<void>
}

export const createSigningKeyRepository = (db: Db): SigningKeyRepository => ({
  all: () =>
    db
      .selectFrom('signing_key')
      .select(['id', 'secret', 'created_at as createdAt'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  add: async ({ id, secret, createdAt }) => {
    await db.insertInto('signing_key').values({ id, secret, created_at: createdAt.toISOString() }).execute()
  },
  removeMadeBefore: async (time) => {
    await db.deleteFrom('signing_key').where('created_at', '<', time).execute()
  },
})
