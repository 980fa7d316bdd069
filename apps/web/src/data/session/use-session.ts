import { useSyncExternalStore } from 'react'
import { usePorts, type Ports } from '../../platform/ports.ts'
import { createSession, type Session } from './session.ts'
import type { SessionState } from './session-machine.ts'

const known = new WeakMap<Ports['http'], Session>()

/** The session of the app, for code outside React. The first who asks starts it. */
export function sessionOf(ports: Ports): Session {
  const made = known.get(ports.http) ?? createSession(ports)
  known.set(ports.http, made)
  made.start()
  return made
}

/** Who uses the app, as it changes. */
export function useSession(): SessionState {
  const session = sessionOf(usePorts())
  return useSyncExternalStore(session.watch, session.read)
}
