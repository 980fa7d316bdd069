import type { User } from '@bluffline/contract'
import type { Db } from './client.ts'

/** Gives an account a role; its name as it is written, or null where nobody is called so. It holds from the next call on, without signing in anew. */
export const grantRole = async (db: Db, name: string, role: User['roleId']): Promise<string | null> => {
  const row = await db
    .updateTable('account')
    .set({ role_id: role })
    .where('name_key', '=', name.trim().toLowerCase())
    .returning('username')
    .executeTakeFirst()
  return row?.username ?? null
}
