import { login, logout, register, type Registration, type User } from '@bluffline/contract'
import { isSafeReturnPath } from '@bluffline/core'
import type { QueryClient } from '@tanstack/react-query'
import { HttpError } from '../../platform/http-error.ts'
import type { Ports } from '../../platform/ports.ts'
import { stopAllShares } from '../live-share/stop-all.ts'
import { queueWrite } from '../outbox/queue-write.ts'
import { endPush } from '../push/end-push.ts'
import { forgetAccount } from '../sync/account.ts'
import { claimAtSignIn, rememberChoice } from '../sync/claim-at-sign-in.ts'
import { syncPartsOf } from '../sync/sync-of.ts'
import { hintAtSession, RETURN_PATH_KEY } from './session.ts'
import { sessionOf } from './use-session.ts'

export const FIRST_PAGE = '/ai-trails'
export const REDIRECT_DELAY_MS = 500
/** A server that does not answer must not keep anybody signed in on this device. */
const LOGOUT_PATIENCE_MS = 4000

const UNREACHABLE = 'Unable to connect to server. Please try again.'

/** What a failed sign-in says, in the words of the server where it has some. */
export const failureWords = (error: unknown, otherwise: string): string => {
  if (error instanceof HttpError) return error.answer?.message ?? otherwise
  return UNREACHABLE
}

async function settle(ports: Ports, user: User): Promise<User> {
  const session = sessionOf(ports)
  try {
    const parts = await syncPartsOf(ports)
    await claimAtSignIn(parts, { status: 'signedIn', user, isConfirmed: true })
  } catch (problem) {
    // A browser that keeps nothing can still sign in.
    ports.errors.record(problem)
  }
  session.dispatch({ kind: 'signedIn', user })
  return user
}

export interface SignInWords {
  readonly username: string
  readonly password: string
}

/** Signs in. Throws what `failureWords` can say. */
export async function signIn(ports: Ports, { username, password }: SignInWords): Promise<User> {
  const { user, ...tokens } = await ports.http.call(login, { body: { username: username.trim(), password } })
  ports.credentials.accept(tokens)
  return settle(ports, user)
}

/** Makes an account and signs in to it. */
export async function signUp(ports: Ports, registration: Registration): Promise<User> {
  const user = await ports.http.call(register, { body: registration })
  // The session came in a cookie; a browser that does not take it signs in with what was just typed.
  if ((await ports.credentials.renew(null)) !== 'renewed') return signIn(ports, registration)
  return settle(ports, user)
}

/** Before the page is left for a sign-in provider. */
export const leaveForProvider = (ports: Ports, bringAlong: boolean): void => {
  rememberChoice(ports.storage, bringAlong)
  hintAtSession(ports)
  // The server looks at it again, and knows its own origin.
  const returnTo = ports.storage.read(RETURN_PATH_KEY)
  ports.storage.remove(RETURN_PATH_KEY)
  ports.page.load(
    isSafeReturnPath(returnTo) ? `/api/login?${new URLSearchParams({ returnTo }).toString()}` : '/api/login',
  )
}

/** Where a sign-in leads: back to where one came from, if that is a page of ours, else to the trails. Asked once. */
export function takeReturnPath({ storage }: Pick<Ports, 'storage'>, origin: string): string {
  const path = storage.read(RETURN_PATH_KEY)
  storage.remove(RETURN_PATH_KEY)
  if (!isSafeReturnPath(path)) return FIRST_PAGE
  return new URL(path, origin).origin === origin ? path : FIRST_PAGE
}

/** "Later": the session goes on meanwhile. */
const TOO_MANY = 429

/** Signs out on the server, at once or when it can be reached again, and takes everything of the account off this device. */
export async function signOut(ports: Ports, queries: QueryClient): Promise<void> {
  const refreshToken = ports.credentials.refreshToken()
  const body = refreshToken === null ? {} : { refreshToken }
  await stopAllShares(ports, AbortSignal.timeout(LOGOUT_PATIENCE_MS))
  await endPush(ports, AbortSignal.timeout(LOGOUT_PATIENCE_MS)).catch(ports.errors.record)
  const isEnded = await ports.http
    .call(logout, { body, signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS) })
    .then(() => true)
    .catch((error: unknown) => error instanceof HttpError && error.status < 500 && error.status !== TOO_MANY)
  await leaveAccount(ports, queries)
  if (!isEnded && refreshToken !== null) await endLater(ports, refreshToken)
}

/** The session is over on this device, but the server does not know: it is told when the network is back, page or no page. */
async function endLater(ports: Ports, refreshToken: string): Promise<void> {
  const { database, clock, newKey } = await syncPartsOf(ports)
  const about = {
    noun: 'sessions',
    action: 'remove',
    recordId: newKey(),
    title: 'The session you logged out of',
  } as const
  await queueWrite(database, { ...about, body: { refreshToken } }, { nowMs: clock.now(), newKey })
  ports.backgroundSync.ask()
}

/** Takes everything of the account off this device. */
export async function leaveAccount(ports: Ports, queries: QueryClient): Promise<void> {
  sessionOf(ports).dispatch({ kind: 'loggedOut' })
  await forgetAccount(await syncPartsOf(ports))
  // Answers were given to whoever was signed in; what the screen needs is asked for again.
  queries.removeQueries({ type: 'inactive' })
  void queries.resetQueries()
}
