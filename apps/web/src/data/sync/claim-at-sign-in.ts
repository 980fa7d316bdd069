import type { StoragePort } from '../../platform/storage.ts'
import type { SessionState } from '../session/session-machine.ts'
import { claimDevice, countWaiting, forgetAccount } from './account.ts'
import type { SyncParts } from './sync-parts.ts'

/** Remembers the rider's choice while a sign-in provider has the page. */
const CHOICE_KEY = 'bluffline.bringAlong'

export const rememberChoice = (storage: StoragePort, bringAlong: boolean): void =>
  void (bringAlong ? storage.write(CHOICE_KEY, 'yes') : storage.remove(CHOICE_KEY))

/**
 * Makes the device that of the signed-in person, where it is nobody's yet. What another account left behind goes first, unless some
 * of it waits to be sent: then the rider decides (`/sync`), and nothing of the two is mixed.
 */
export async function claimAtSignIn(parts: SyncParts, session: SessionState): Promise<void> {
  if (session.status !== 'signedIn') return
  const { database, storage } = parts
  const account = await database.account.get('account')
  if (account?.userId === session.user.id) return
  if (account) {
    if ((await countWaiting(database)) > 0) return
    await forgetAccount(parts)
  }
  const bringAlong = storage.read(CHOICE_KEY) === 'yes'
  await claimDevice(parts, session.user, bringAlong)
  storage.remove(CHOICE_KEY)
}
