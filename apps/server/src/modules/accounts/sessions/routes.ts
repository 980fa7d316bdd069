import { endSession, listSessions, logout, refreshSession, SESSION_IDLE_DAYS } from '@bluffline/contract'
import { sessionCookie } from '../../../http/cookies.ts'
import { implement, type Implementation } from '../../../http/implementation.ts'
import type { Visitor } from '../../../platform/caller.ts'
import { Outward } from '../../../platform/outward.ts'
import { failure, type Result, success } from '../../../platform/result.ts'
import { readRefreshToken } from './refresh-token.ts'
import type { SessionService } from './service.ts'

const NOT_OUR_PAGE = failure('forbidden', 'This must be done in the app itself.')

/** The token to go by: the one in the body, else the cookie's, which counts only where a page of ours sends it. */
const tokenOf = (inBody: string | undefined, visitor: Visitor): Result<string | null, 'forbidden'> => {
  if (inBody !== undefined) return success(inBody)
  if (visitor.sessionToken === null) return success(null)
  return visitor.isFromOurPages ? success(visitor.sessionToken) : NOT_OUR_PAGE
}

const sessionIdIn = (token: string | null) => readRefreshToken(token ?? '')?.sessionId

const cleared = ({ isHttps }: Visitor) => ({ 'set-cookie': sessionCookie('', 0, isHttps) })

export const sessionRoutes = (sessions: SessionService): readonly Implementation[] => [
  implement(refreshSession, async ({ body, visitor }) => {
    const token = tokenOf(body.refreshToken, visitor)
    if (!token.ok) return token
    const fresh = await sessions.refresh(token.value ?? '', visitor.isFromOurPages ? visitor.sessionToken : null)
    if (!fresh.ok) return failure(fresh.code, fresh.message, { headers: cleared(visitor) })
    const cookie = sessionCookie(fresh.value.refreshToken, SESSION_IDLE_DAYS, visitor.isHttps)
    return success(new Outward(fresh.value, { 'set-cookie': cookie }))
  }),
  implement(logout, async ({ body, visitor }) => {
    const token = tokenOf(body.refreshToken, visitor)
    if (!token.ok) return token
    if (token.value !== null) await sessions.endByToken(token.value)
    // A session that is ended late must not take along the one begun since.
    const isLate = visitor.sessionToken !== null && sessionIdIn(visitor.sessionToken) !== sessionIdIn(token.value)
    return success(new Outward({ ok: true as const }, isLate ? {} : cleared(visitor)))
  }),
  implement(listSessions, async ({ caller }) => success([...(await sessions.list(caller))])),
  implement(endSession, ({ caller, params }) => sessions.end(caller, params.id)),
]
