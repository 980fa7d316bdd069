import { SHARE_PRECISIONS, type SharePrecision } from '@bluffline/core'
import type { StoragePort } from '../../platform/storage.ts'
import { createSettingsStore, type SettingsStore } from '../riding-settings/settings-store.ts'

/** A position that somebody with the link may see, as this device has it. */
export interface KeptShare {
  readonly id: string
  /** From the root, the token behind `#`: the server told it once, and this device alone has it. */
  readonly path: string
  readonly precision: SharePrecision
  readonly expiresAtMs: number
  /** When the server last had a position; null before the first. */
  readonly sentAtMs: number | null
}

interface KeptShares {
  readonly shares: readonly KeptShare[]
}

export const LIVE_SHARES_KEY = 'liveShares'

function readShare(value: unknown): readonly KeptShare[] {
  const { id, path, precision, expiresAtMs, sentAtMs } = Object(value) as Partial<Record<keyof KeptShare, unknown>>
  const known = SHARE_PRECISIONS.find((one) => one === precision)
  if (typeof id !== 'string' || typeof path !== 'string' || typeof expiresAtMs !== 'number' || !known) return []
  return [{ id, path, precision: known, expiresAtMs, sentAtMs: typeof sentAtMs === 'number' ? sentAtMs : null }]
}

function readShares(value: unknown): KeptShares {
  const { shares } = Object(value) as { readonly shares?: unknown }
  return { shares: Array.isArray(shares) ? shares.flatMap(readShare) : [] }
}

const known = new WeakMap<StoragePort, SettingsStore<KeptShares>>()

/** The shares of this device; one store for the whole app. */
export function liveSharesOf(storage: StoragePort): SettingsStore<KeptShares> {
  const made = known.get(storage) ?? createSettingsStore(storage, LIVE_SHARES_KEY, readShares)
  known.set(storage, made)
  return made
}

/** Those that still run. */
export const runningShares = ({ shares }: KeptShares, nowMs: number): readonly KeptShare[] =>
  shares.filter(({ expiresAtMs }) => expiresAtMs > nowMs)

export function keepShare(storage: StoragePort, share: KeptShare): void {
  const store = liveSharesOf(storage)
  store.change({ shares: [...store.read().shares.filter(({ id }) => id !== share.id), share] })
}

export function dropShare(storage: StoragePort, id: string): void {
  const store = liveSharesOf(storage)
  store.change({ shares: store.read().shares.filter((share) => share.id !== id) })
}

/** At logging out nothing of one rider is left for the next. */
export const forgetShares = (storage: StoragePort): void => liveSharesOf(storage).change({ shares: [] })
