import { asFix, type Fix, type PlainFix } from '@bluffline/core'
import type { StoragePort } from '../../platform/storage.ts'

/** Read before the receiver has answered, so that a card that is opened shows something in the same moment. */
const KEPT_FIX_KEY = 'emergencyLastFix'

const isPlace = (value: unknown): value is PlainFix =>
  typeof value === 'object' &&
  value !== null &&
  'lng' in value &&
  typeof value.lng === 'number' &&
  'lat' in value &&
  typeof value.lat === 'number'

/** Where this phone was last, or null. */
export function readKeptFix(storage: Pick<StoragePort, 'read'>): Fix | null {
  try {
    const stored: unknown = JSON.parse(storage.read(KEPT_FIX_KEY) ?? 'null')
    return isPlace(stored) ? asFix(stored) : null
  } catch {
    return null
  }
}

export const keepFix = (storage: StoragePort, fix: Fix): void => void storage.write(KEPT_FIX_KEY, JSON.stringify(fix))
export const forgetFix = (storage: StoragePort): void => storage.remove(KEPT_FIX_KEY)
