import type { SyncedNoun } from '@bluffline/contract'

type Fields = Readonly<Record<string, unknown>>

/** Rides and settings are kept elsewhere and compared instead of queued as they change: this is what is compared. */
export function sentText(noun: SyncedNoun, body: Fields): string | null {
  if (noun === 'settings') return JSON.stringify(body['value'] ?? null)
  if (noun !== 'rides') return null
  const { name = null, use = null, trailId = null } = body
  return JSON.stringify([name, use, trailId])
}
