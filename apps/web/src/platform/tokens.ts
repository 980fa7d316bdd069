import { epochMs, type EpochMs } from '@bluffline/core'
import type { StoragePort } from './storage.ts'

export const TOKENS_KEY = 'authTokens'
/** A token is not used in its last five minutes: it must outlive the call it goes along with. */
export const TOKEN_MARGIN_MS = 5 * 60_000

export interface AuthTokens {
  readonly accessToken: string
  /** Missing where the browser holds it in a cookie that scripts cannot read. */
  readonly refreshToken?: string
  /** By the clock of this device. */
  readonly expiresAtMs?: EpochMs
}

/** A token without an expiry is taken to be good. */
export const isTokenValid = (tokens: AuthTokens | null, now: EpochMs): tokens is AuthTokens =>
  tokens !== null &&
  tokens.accessToken !== '' &&
  (tokens.expiresAtMs === undefined || now < tokens.expiresAtMs - TOKEN_MARGIN_MS)

/** What an answer says of an expiry: milliseconds, or a date in words. Undefined for anything else. */
export const expiryOf = (value: unknown): number | undefined => {
  const ms = typeof value === 'string' ? Date.parse(value) : value
  return typeof ms === 'number' && Number.isFinite(ms) ? ms : undefined
}

type Stored = { accessToken?: unknown; refreshToken?: unknown; expiresAt?: unknown }

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const parse = (stored: string | null): AuthTokens | null => {
  const value = JSON.parse(stored ?? 'null') as Stored | null
  const accessToken = text(value?.accessToken)
  if (accessToken === undefined) return null
  const refreshToken = text(value?.refreshToken)
  const expiresAtMs = expiryOf(value?.expiresAt)
  return {
    accessToken,
    ...(refreshToken && { refreshToken }),
    ...(expiresAtMs !== undefined && { expiresAtMs: epochMs(expiresAtMs) }),
  }
}

export interface TokenStore {
  readonly read: () => AuthTokens | null
  readonly store: (tokens: AuthTokens) => void
  readonly clear: () => void
}

type Log = (problem: unknown) => void

/** The tokens of this device under `authTokens`. A browser that keeps nothing holds them as long as the page stands. */
export function createTokenStore(storage: StoragePort, log: Log): TokenStore {
  let unstored: AuthTokens | null = null
  const read = () => {
    if (unstored) return unstored
    try {
      return parse(storage.read(TOKENS_KEY))
    } catch (problem) {
      log(problem)
      return null
    }
  }
  return {
    read,
    store: (tokens) => {
      const { accessToken, refreshToken, expiresAtMs } = tokens
      const isStored = storage.write(TOKENS_KEY, JSON.stringify({ accessToken, refreshToken, expiresAt: expiresAtMs }))
      unstored = isStored ? null : tokens
      if (!isStored) log(new Error('The browser did not keep the session; it ends with this page.'))
    },
    clear: () => {
      unstored = null
      storage.remove(TOKENS_KEY)
    },
  }
}
