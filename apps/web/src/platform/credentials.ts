import { APP_HEADER } from '@bluffline/contract'
import { epochMs } from '@bluffline/core'
import type { AuthTokens } from './auth-tokens.ts'
import type { ClockPort } from './clock.ts'
import type { LockPort } from './locks.ts'
import type { PagePort } from './page.ts'
import type { StoragePort } from './storage.ts'
import { expiryOf, isTokenValid, type TokenStore } from './tokens.ts'

export const REFRESH_PATH = '/api/auth/refresh'
export const USER_KEY = 'currentUser'
export const TOKEN_EXPIRED = 'auth:token-expired'

/** `ended`: the server will not have this session any more. `unreachable`: nobody could be asked, nothing is lost. */
export type Renewal = 'renewed' | 'ended' | 'unreachable'

/** What a sign-in or a refresh answers, as far as tokens go. */
export interface TokenAnswer {
  readonly accessToken: string
  readonly refreshToken?: string | undefined
  /** The server's clock. */
  readonly expiresAt?: string | number | undefined
  /** Counted from now it does not matter how wrong the clock of this device is. */
  readonly expiresInS?: number | undefined
}

export interface Credentials {
  readonly has: () => boolean
  /** The token to send along; null without a valid one. */
  readonly bearer: () => string | null
  /** Null where there is none, or only the browser's cookie has it. */
  readonly refreshToken: () => string | null
  readonly accept: (answer: TokenAnswer) => void
  readonly clear: () => void
  /** One refresh, for however many calls and tabs were told that `refused` is no longer good. */
  readonly renew: (refused: string | null) => Promise<Renewal>
}

export interface CredentialParts {
  readonly send: typeof fetch
  readonly clock: ClockPort
  readonly locks: LockPort
  readonly page: Pick<PagePort, 'raise'>
  readonly storage: Pick<StoragePort, 'read' | 'remove'>
  readonly tokens: TokenStore
}

/** Answers that say nothing about the session. */
const saysNothing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500

const asTokens = (body: unknown): TokenAnswer | null => {
  const answer = body as Partial<TokenAnswer> | null
  return typeof answer?.accessToken === 'string' ? { ...answer, accessToken: answer.accessToken } : null
}

export function createCredentials(parts: CredentialParts): Credentials {
  const { tokens, clock, storage, page } = parts
  let renewing: Promise<Renewal> | null = null

  const accept = ({ accessToken, refreshToken, expiresAt, expiresInS }: TokenAnswer) => {
    const kept = refreshToken ?? tokens.read()?.refreshToken
    const endMs = expiresInS === undefined ? expiryOf(expiresAt) : clock.now() + expiresInS * 1000
    tokens.store({
      accessToken,
      ...(kept !== undefined && { refreshToken: kept }),
      ...(endMs !== undefined && { expiresAtMs: epochMs(endMs) }),
    })
  }

  const end = (): Renewal => {
    const hadSession = tokens.read() !== null || storage.read(USER_KEY) !== null
    tokens.clear()
    storage.remove(USER_KEY)
    if (hadSession) page.raise(TOKEN_EXPIRED)
    return 'ended'
  }

  const ask = async (current: AuthTokens | null): Promise<Renewal> => {
    const answer = await parts.send(REFRESH_PATH, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', [APP_HEADER.name]: APP_HEADER.value },
      body: JSON.stringify(current?.refreshToken === undefined ? {} : { refreshToken: current.refreshToken }),
    })
    if (saysNothing(answer.status)) return 'unreachable'
    if (!answer.ok) return end()
    const fresh = asTokens(await answer.json())
    if (!fresh) return 'unreachable'
    accept(fresh)
    return 'renewed'
  }

  const renewOnce = async (refused: string | null): Promise<Renewal> => {
    await tokens.catchUp()
    const current = tokens.read()
    // Another call, another tab or the worker was quicker, or the person signed out meanwhile.
    if (current && current.accessToken !== refused && isTokenValid(current, clock.now())) return 'renewed'
    try {
      return await ask(current)
    } catch {
      return 'unreachable'
    } finally {
      await tokens.settled()
    }
  }

  return {
    has: () => tokens.read() !== null,
    bearer: () => {
      const current = tokens.read()
      return isTokenValid(current, clock.now()) ? current.accessToken : null
    },
    refreshToken: () => tokens.read()?.refreshToken ?? null,
    accept,
    clear: tokens.clear,
    renew: (refused) => {
      renewing ??= parts.locks.run('refresh', () => renewOnce(refused)).finally(() => (renewing = null))
      return renewing
    },
  }
}
