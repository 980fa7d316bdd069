import type { ContactRole } from '@bluffline/contract'
import type { MessageChannel } from '@bluffline/core'
import type { Db } from '../../../db/client.ts'
import type { Usable } from '../contacts/addresses/repository.ts'
import type { Target } from '../messages/repository.ts'

export interface Recipient {
  readonly contactId: string
  readonly name: string
}

/** Who is to be told: all of a role, or of those the ones that were chosen. Where none of the chosen is there any more, all are told. */
export const recipientsOf = async (
  db: Db,
  accountId: string,
  { roles, chosen }: { roles: readonly ContactRole[]; chosen: readonly string[] | null },
): Promise<readonly Recipient[]> => {
  const all = await db
    .selectFrom('emergency_contact')
    .select(['id as contactId', 'name'])
    .where('account_id', '=', accountId)
    .where('role', 'in', roles)
    .orderBy('created_at')
    .execute()
  const some = chosen === null ? all : all.filter(({ contactId }) => chosen.includes(contactId))
  return some.length > 0 ? some : all
}

/** Every way to reach these contacts that they agreed to and this server can use. */
export const waysTo = async (
  db: Db,
  accountId: string,
  { contactIds, usable }: { contactIds: readonly string[]; usable: Usable },
): Promise<readonly (Target & { readonly contactId: string })[]> => {
  if (contactIds.length === 0 || usable.size === 0) return []
  return db
    .selectFrom('contact_address')
    .select(['contact_id as contactId', 'channel'])
    .where('account_id', '=', accountId)
    .where('contact_id', 'in', contactIds)
    .where('channel', 'in', [...usable])
    .where('state', '=', 'confirmed')
    .execute()
}

/** Every way to reach the rider: the browsers that asked for it, and the rider's own addresses. */
export const waysToRider = async (db: Db, accountId: string, usable: Usable): Promise<readonly Target[]> => {
  const browser = await db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  const push: readonly Target[] = browser ? [{ contactId: null, channel: 'push' satisfies MessageChannel }] : []
  if (usable.size === 0) return push
  const own = await db
    .selectFrom('emergency_contact as contact')
    .innerJoin('contact_address as address', (join) =>
      join.onRef('address.account_id', '=', 'contact.account_id').onRef('address.contact_id', '=', 'contact.id'),
    )
    .select(['contact.id as contactId', 'channel'])
    .where('contact.account_id', '=', accountId)
    .where('contact.role', '=', 'self')
    .where('address.state', '=', 'confirmed')
    .where('address.channel', 'in', [...usable])
    .execute()
  return [...push, ...own]
}
