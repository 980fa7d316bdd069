import { randomUUID } from 'node:crypto'
import { ACCESS_TOKEN_S, REFRESH_GRACE_S, type Session, SESSION_IDLE_DAYS, type Tokens } from '@bluffline/contract'
import type { Caller, Doorkeeper } from '../../../platform/caller.ts'
import { failure, type Result, success } from '../../../platform/result.ts'
import type { SignedTokens } from '../tokens/signed.ts'
import { deviceWords } from './device-words.ts'
import { hashOf, newSecret, readRefreshToken, sameBytes, secretAfter, writeRefreshToken } from './refresh-token.ts'
import type { KeptSession, SessionFate, SessionRepository } from './repository.ts'

export interface SessionService extends Omit<Doorkeeper, 'byAlertPass'> {
  readonly begin: (accountId: string, userAgent: string) => Promise<Tokens>
  /** `spare`: what the browser's cookie holds beside it. Where an answer was lost, or a worker renewed for the page, that is the newer one. */
  readonly refresh: (refreshToken: string, spare?: string | null) => Promise<Result<Tokens, 'unauthorized'>>
  /** Whatever the token is: afterwards it opens nothing. */
  readonly endByToken: (refreshToken: string) => Promise<void>
  readonly list: (caller: Caller) => Promise<readonly Session[]>
  readonly end: (caller: Caller, sessionId: string) => Promise<Result<{ ok: true }, 'not_found'>>
  readonly endOthers: (caller: Caller) => Promise<void>
  readonly ageMs: (caller: Caller) => Promise<number>
  readonly endUnused: () => Promise<void>
}

interface SessionServiceDeps {
  readonly sessions: SessionRepository
  readonly signed: SignedTokens
  readonly now: () => Date
}

const DAY_MS = 86_400_000
const OVER = failure('unauthorized', 'Your session has ended. Please sign in again.')
const UNKNOWN = failure('not_found', 'There is no such session.')

const isInGrace = (session: KeptSession, now: Date): boolean =>
  now.getTime() - session.rotatedAt.getTime() <= REFRESH_GRACE_S * 1000

/** Whether a secret is the session's newest, or the one before while that may still be on its way. */
const isHeld = (session: KeptSession, secret: Uint8Array, now: Date): boolean => {
  const hash = hashOf(secret)
  return sameBytes(hash, session.tokenHash) || (sameBytes(hash, session.previousHash) && isInGrace(session, now))
}

type RefreshFate = SessionFate & { readonly next?: Uint8Array }

/** What a refresh token opens. Any but the newest is a copy somebody made: then nobody can say who is the owner, and the session ends for both. */
const fateOf = (session: KeptSession, secret: Uint8Array, now: Date): RefreshFate => {
  const isOld = now.getTime() - session.lastUsedAt.getTime() > SESSION_IDLE_DAYS * DAY_MS
  if (isOld || !isHeld(session, secret, now)) return { kind: 'ends' }
  const next = secretAfter(secret, session.chainKey)
  if (!sameBytes(hashOf(secret), session.tokenHash)) return { kind: 'stays', next }
  return { kind: 'rotates', tokenHash: hashOf(next), at: now, next }
}

const wordsOf = (session: KeptSession, caller: Caller): Session => ({
  id: session.id,
  device: session.device,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  isCurrent: session.id === caller.sessionId,
})

const doorkeeper = (
  { sessions, signed, now }: SessionServiceDeps,
  usedSince: () => Date,
): Omit<Doorkeeper, 'byAlertPass'> => ({
  byAccessToken: async (token) => {
    const claims = await signed.read('access', token)
    if (typeof claims?.sub !== 'string' || typeof claims['sid'] !== 'string') return null
    return sessions.caller(claims['sid'], claims.sub, usedSince())
  },
  bySessionToken: async (token) => {
    const read = readRefreshToken(token)
    const session = read && (await sessions.find(read.sessionId))
    if (!session || !isHeld(session, read.secret, now())) return null
    return sessions.caller(session.id, session.accountId, usedSince())
  },
})

export const createSessionService = (deps: SessionServiceDeps): SessionService => {
  const { sessions, signed, now } = deps
  const usedSince = () => new Date(now().getTime() - SESSION_IDLE_DAYS * DAY_MS)
  const tokensOf = async (session: { id: string; accountId: string }, secret: Uint8Array): Promise<Tokens> => ({
    accessToken: await signed.sign('access', { sub: session.accountId, sid: session.id }, ACCESS_TOKEN_S),
    refreshToken: writeRefreshToken({ sessionId: session.id, secret }),
    expiresAt: Math.floor(now().getTime() / 1000 + ACCESS_TOKEN_S) * 1000,
    expiresInS: ACCESS_TOKEN_S,
  })
  return {
    ...doorkeeper(deps, usedSince),
    begin: async (accountId, userAgent) => {
      const [id, secret, at] = [randomUUID(), newSecret(), now()]
      const token = { chainKey: newSecret(), tokenHash: hashOf(secret), previousHash: null, rotatedAt: at }
      await sessions.begin({ id, accountId, device: deviceWords(userAgent), ...token, createdAt: at, lastUsedAt: at })
      return tokensOf({ id, accountId }, secret)
    },
    refresh: async (refreshToken, spare = null) => {
      const token = readRefreshToken(refreshToken)
      if (!token) return OVER
      const other = readRefreshToken(spare ?? '')
      const second = other?.sessionId === token.sessionId ? other.secret : token.secret
      const looked = await sessions.settle(token.sessionId, (session) => ({
        ...fateOf(session, isHeld(session, token.secret, now()) ? token.secret : second, now()),
        accountId: session.accountId,
      }))
      if (!looked?.next) return OVER
      return success(await tokensOf({ id: token.sessionId, accountId: looked.accountId }, looked.next))
    },
    endByToken: async (refreshToken) => {
      const token = readRefreshToken(refreshToken)
      if (token) await sessions.settle(token.sessionId, () => ({ kind: 'ends', withPass: true }))
    },
    list: async (caller) =>
      (await sessions.ofAccount(caller.accountId, usedSince())).map((session) => wordsOf(session, caller)),
    end: async (caller, sessionId) =>
      (await sessions.end(sessionId, caller.accountId)) ? success({ ok: true }) : UNKNOWN,
    endOthers: (caller) => sessions.endOthers(caller.accountId, caller.sessionId),
    ageMs: async (caller) => {
      const session = await sessions.find(caller.sessionId)
      return session ? now().getTime() - session.createdAt.getTime() : Infinity
    },
    endUnused: () => sessions.endUnused(usedSince()),
  }
}
