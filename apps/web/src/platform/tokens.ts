import { epochMs, type EpochMs } from '@bluffline/core'
import type { AuthTokens } from './auth-tokens.ts'
import type { SharedTokens } from './shared-tokens.ts'
import type { StoragePort } from './storage.ts'

export const TOKENS_KEY = 'authTokens'
/** A token is not used in its last five minutes: it must outlive the call it goes along with. */
export const TOKEN_MARGIN_MS = 5 * 60_000

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
  /** Takes over what was renewed elsewhere, by a worker for its page or by a page for its worker. */
  readonly catchUp: () => Promise<void>
  /** When what was stored last can be found there. */
  readonly settled: () => Promise<void>
}

type Log = (problem: unknown) => void

/** The tokens of this device under `authTokens`, and where a worker finds them. A browser that keeps nothing holds them as long as the page stands. */
export function createTokenStore(storage: StoragePort, log: Log, shared?: SharedTokens): TokenStore {
  let unstored: AuthTokens | null = null
  let writing: Promise<void> | undefined
  const read = () => {
    if (unstored) return unstored
    try {
      return parse(storage.read(TOKENS_KEY))
    } catch (problem) {
      log(problem)
      return null
    }
  }
  const store = (tokens: AuthTokens) => {
    const { accessToken, refreshToken, expiresAtMs } = tokens
    const isStored = storage.write(TOKENS_KEY, JSON.stringify({ accessToken, refreshToken, expiresAt: expiresAtMs }))
    unstored = isStored ? null : tokens
    if (!isStored) log(new Error('The browser did not keep the session; it ends with this page.'))
    writing = shared?.put({ page: accessToken, tokens })
  }
  const catchUp = async () => {
    const kept = await shared?.read()
    const mine = read()
    if (!mine || kept === undefined) return
    if (kept === null) writing = shared?.put({ page: mine.accessToken, tokens: mine })
    else if (kept.page === mine.accessToken && kept.tokens.accessToken !== kept.page) store(kept.tokens)
  }
  return {
    read,
    store,
    catchUp,
    settled: async () => writing,
    clear: () => {
      unstored = null
      storage.remove(TOKENS_KEY)
      writing = shared?.clear()
    },
  }
}

/** The same tokens, for a worker. `catchUp` comes first: nothing is known before. */
export function createWorkerTokens(shared: SharedTokens): TokenStore {
  let mine: AuthTokens | null = null
  let page = ''
  let writing: Promise<void> | undefined
  const write = (tokens: AuthTokens | null) => {
    mine = tokens
    writing = shared.follow(page, tokens)
  }
  return {
    read: () => mine,
    store: write,
    clear: () => write(null),
    catchUp: async () => {
      const kept = await shared.read()
      mine = kept?.tokens ?? null
      page = kept?.page ?? ''
    },
    settled: async () => writing,
  }
}
