import type { Ports } from '../../platform/ports.ts'
import { navigationMarkOf } from '../navigation/navigation-mark.ts'
import { recordingMarkOf } from './recording-mark.ts'
import { createTabLock } from './tab-lock.ts'

/** Whether somebody is recording or being led along, in this tab or in another one. */
export async function rideGoesOn(ports: Pick<Ports, 'geolocation'>, locks: LockManager | undefined): Promise<boolean> {
  const recording = recordingMarkOf(ports).read()
  if (recording === 'recording' || recording === 'paused') return true
  if (navigationMarkOf(ports).read()?.status === 'running') return true
  const elsewhere = await Promise.all(
    [createTabLock(locks), createTabLock(locks, 'bluffline-navigation')].map((lock) => lock.isElsewhere()),
  )
  return elsewhere.includes(true)
}
