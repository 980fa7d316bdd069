import type { User } from '@bluffline/contract'

export const CLEANUP_VERSION = '2025-09-12-ai-fix-v3'
export const CHECK_DELAY_MS = 100

/** Who uses the app, as far as this device knows. `isConfirmed` is false while the server could not be asked. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: User; readonly isConfirmed: boolean }

/** What lies on the device when the check runs. */
export interface Remains {
  /** The version of the last clean-up; null on the first run. */
  readonly cleanupVersion: string | null
  readonly cachedUser: User | null
  readonly hasValidToken: boolean
  /** Whether a session was ever begun here, also one that a sign-in provider began and this device has not heard of yet. */
  readonly hadSession: boolean
}

export type SessionEvent =
  | { readonly kind: 'started' }
  | ({ readonly kind: 'checked' } & Remains)
  /** The server's answer to who is signed in; null for an empty body. */
  | { readonly kind: 'answered'; readonly user: User | null }
  /** The server answered 401 or 403. */
  | { readonly kind: 'refused' }
  /** Nobody could be asked. `lastUser`: who was cached before the question. */
  | { readonly kind: 'unreachable'; readonly lastUser: User | null }
  | { readonly kind: 'signedIn'; readonly user: User }
  | { readonly kind: 'tokenExpired' }
  | { readonly kind: 'loggedOut' }
  /** Another tab signed in or out. */
  | { readonly kind: 'changedElsewhere'; readonly user: User | null }

export type SessionEffect =
  | { readonly kind: 'checkLater'; readonly afterMs: number }
  | { readonly kind: 'clearCredentials' }
  | { readonly kind: 'rememberCleanup'; readonly version: string }
  | { readonly kind: 'clearCachedUser' }
  | { readonly kind: 'cacheUser'; readonly user: User }
  | { readonly kind: 'clearReturnPath' }
  | { readonly kind: 'askServer'; readonly lastUser: User | null }

export interface SessionStep {
  readonly state: SessionState
  readonly effects: readonly SessionEffect[]
}

export const AT_START: SessionState = { status: 'loading' }
const SIGNED_OUT: SessionState = { status: 'signedOut' }
const known = (user: User, isConfirmed: boolean): SessionState => ({ status: 'signedIn', user, isConfirmed })
const step = (state: SessionState, ...effects: readonly SessionEffect[]): SessionStep => ({ state, effects })

function onChecked(state: SessionState, remains: Remains): SessionStep {
  const { cleanupVersion, cachedUser, hasValidToken, hadSession } = remains
  if (cleanupVersion !== CLEANUP_VERSION)
    return step(SIGNED_OUT, { kind: 'clearCredentials' }, { kind: 'rememberCleanup', version: CLEANUP_VERSION })
  if (cachedUser && hasValidToken) return step(known(cachedUser, true))
  // A guest: the server could only refuse.
  if (!hadSession) return step(SIGNED_OUT)
  return step(state, { kind: 'clearCachedUser' }, { kind: 'askServer', lastUser: cachedUser })
}

type Handlers = {
  readonly [K in SessionEvent['kind']]: (state: SessionState, event: Extract<SessionEvent, { kind: K }>) => SessionStep
}

const ON: Handlers = {
  started: () => step(AT_START, { kind: 'checkLater', afterMs: CHECK_DELAY_MS }),
  checked: (state, event) => (state.status === 'loading' ? onChecked(state, event) : step(state)),
  answered: (_state, { user }) => (user ? step(known(user, true), { kind: 'cacheUser', user }) : step(SIGNED_OUT)),
  refused: () => step(SIGNED_OUT, { kind: 'clearCredentials' }),
  // With no signal nobody has said that the session is over: the rider goes on as who they were.
  unreachable: (state, { lastUser }) => {
    if (state.status === 'signedIn') return step(state)
    return lastUser ? step(known(lastUser, false), { kind: 'cacheUser', user: lastUser }) : step(SIGNED_OUT)
  },
  signedIn: (_state, { user }) => step(known(user, true), { kind: 'cacheUser', user }),
  tokenExpired: () => step(SIGNED_OUT, { kind: 'clearCredentials' }),
  loggedOut: () => step(SIGNED_OUT, { kind: 'clearCredentials' }, { kind: 'clearReturnPath' }),
  changedElsewhere: (_state, { user }) => step(user ? known(user, true) : SIGNED_OUT),
}

/** The session, as the specification draws it in section 4: what follows from an event, and what is to be done. */
export const advanceSession = (state: SessionState, event: SessionEvent): SessionStep =>
  // The table has for each kind the function of that very kind.
  (ON[event.kind] as (state: SessionState, event: SessionEvent) => SessionStep)(state, event)
