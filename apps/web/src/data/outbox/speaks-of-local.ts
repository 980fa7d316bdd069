import type { Database } from '../db/database.ts'
import { STORE_OF } from './acknowledge.ts'
import type { OutboxRow } from './outbox-row.ts'

/** Whether a write speaks of a record that stays on this device alone: the server would be told a name that it never gave. */
export async function speaksOfLocal({ synced }: Database, { noun, refs, recordId, action, body }: OutboxRow) {
  if (noun === 'ride-photos' && action === 'create')
    return (await synced.get(['rides', String(body['rideId'])]))?.state !== 'account'
  const others = refs.filter((id) => id !== recordId)
  const keys = others.flatMap((id) => Object.keys(STORE_OF).map((noun): [string, string] => [noun, id]))
  const found = keys.length === 0 ? [] : await synced.bulkGet(keys)
  return found.some((one) => one?.state === 'local')
}
