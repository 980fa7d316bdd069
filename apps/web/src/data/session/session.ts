import type { User } from '@bluffline/contract'
import { TOKEN_EXPIRED, USER_KEY } from '../../platform/credentials.ts'
import { HttpError } from '../../platform/http-error.ts'
import type { Ports } from '../../platform/ports.ts'
import {
  advanceSession,
  AT_START,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from './session-machine.ts'
import { USER_PATH } from './user-path.ts'

export const CLEANUP_KEY = 'authCleanupVersion'
export const RETURN_PATH_KEY = 'authReturnPath'

/** Set while there may be a session that only the browser's cookie tells of. */
export const SESSION_HINT_KEY = 'authHadSession'
export const hintAtSession = ({ storage }: Pick<Ports, 'storage'>): boolean => storage.write(SESSION_HINT_KEY, 'yes')

type SessionPorts = Pick<Ports, 'http' | 'credentials' | 'storage' | 'page' | 'network'>

/** The one session of the app: the machine, and the hands that do what it says. */
export interface Session {
  readonly read: () => SessionState
  readonly watch: (onChange: () => void) => () => void
  /** Begins; the check runs a tenth of a second later. Safe to call again. */
  readonly start: () => void
  readonly dispatch: (event: SessionEvent) => void
}

/** What names somebody: of an answer of our own server, and of what this app kept of one. */
const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'username' in value &&
  typeof value.username === 'string'

const asUser = (value: unknown): User | null => (isUser(value) ? value : null)

export const parseUser = (text: string | null): User | null => {
  try {
    return asUser(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

const isRefusal = (error: unknown) => error instanceof HttpError && (error.status === 401 || error.status === 403)

type Dispatch = (event: SessionEvent) => void

/** Does what the machine says. */
function handsOf({ http, credentials, storage }: SessionPorts, dispatch: Dispatch) {
  const ask = async (lastUser: User | null) => {
    try {
      const user = asUser(await http.read([USER_PATH], { priority: 'high' }))
      // Back from a sign-in provider there is only a cookie: it buys the tokens.
      if (user && !credentials.has()) await credentials.renew(null)
      dispatch({ kind: 'answered', user })
    } catch (error) {
      dispatch(isRefusal(error) ? { kind: 'refused' } : { kind: 'unreachable', lastUser })
    }
  }
  const check = () => {
    const cachedUser = parseUser(storage.read(USER_KEY))
    dispatch({
      kind: 'checked',
      cleanupVersion: storage.read(CLEANUP_KEY),
      cachedUser,
      hasValidToken: credentials.bearer() !== null,
      hadSession: cachedUser !== null || credentials.has() || storage.read(SESSION_HINT_KEY) !== null,
    })
  }
  const act = (effect: SessionEffect): unknown => {
    switch (effect.kind) {
      case 'checkLater':
        return setTimeout(check, effect.afterMs)
      case 'clearCredentials':
        credentials.clear()
        storage.remove(SESSION_HINT_KEY)
        return storage.remove(USER_KEY)
      case 'rememberCleanup':
        return storage.write(CLEANUP_KEY, effect.version)
      case 'clearCachedUser':
        return storage.remove(USER_KEY)
      case 'cacheUser':
        hintAtSession({ storage })
        return storage.write(USER_KEY, JSON.stringify(effect.user))
      case 'clearReturnPath':
        return storage.remove(RETURN_PATH_KEY)
      case 'askServer':
        return void ask(effect.lastUser)
    }
  }
  return { act, ask }
}

export function createSession(ports: SessionPorts): Session {
  const { credentials, storage, page, network } = ports
  let state: SessionState = AT_START
  let isStarted = false
  const watchers = new Set<() => void>()
  const dispatch = (event: SessionEvent) => {
    const next = advanceSession(state, event)
    const isNew = next.state !== state
    state = next.state
    for (const effect of next.effects) act(effect)
    if (isNew) for (const watcher of watchers) watcher()
  }
  const { act, ask } = handsOf(ports, dispatch)
  const start = () => {
    if (isStarted) return
    isStarted = true
    page.listen(TOKEN_EXPIRED, () => dispatch({ kind: 'tokenExpired' }))
    storage.watch(USER_KEY, (text) => {
      const user = parseUser(text)
      // A tab that only asks the server again takes the user away for a moment, but leaves the tokens.
      if (user || !credentials.has()) dispatch({ kind: 'changedElsewhere', user })
    })
    network.watch((online) => {
      if (online && state.status === 'signedIn' && !state.isConfirmed) void ask(state.user)
    })
    dispatch({ kind: 'started' })
  }
  return {
    read: () => state,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    start,
    dispatch,
  }
}
