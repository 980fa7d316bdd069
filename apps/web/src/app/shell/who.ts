import { roleOf, type Role } from '@bluffline/core'
import { createContext, useContext, useEffect, useState } from 'react'
import type { SessionState } from '../../data/session/session-machine.ts'
import { whenIdle } from '../../data/db/when-idle.ts'
import { usePorts, type Ports } from '../../platform/ports.ts'

/** Who uses the app, as far as the bars say it. `unknown` until the list in front of the rider is drawn. */
export type Who =
  | { readonly status: 'unknown' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly username: string; readonly role: Role; readonly isPremium: boolean }

const UNKNOWN: Who = { status: 'unknown' }

export const WhoContext = createContext<Who>(UNKNOWN)
export const useWho = (): Who => useContext(WhoContext)

function whoOf(state: SessionState): Who {
  if (state.status === 'loading') return UNKNOWN
  if (state.status === 'signedOut') return { status: 'out' }
  const { user } = state
  return {
    status: 'in',
    username: user.username,
    role: roleOf(user),
    isPremium: user.subscriptionStatus === 'active',
  }
}

/** Follows the session. Its code and its question come after the first list. */
export function useSessionOfDevice(): Who {
  const ports = usePorts()
  const [who, setWho] = useState<Who>(UNKNOWN)
  useEffect(() => follow(ports, setWho), [ports])
  return who
}

function follow(ports: Ports, tell: (who: Who) => void): () => void {
  let stop: (() => void) | null = () => undefined
  const begin = async () => {
    await whenIdle()
    const { sessionOf } = await import('../../data/session/use-session.ts')
    if (stop === null) return
    const session = sessionOf(ports)
    const say = () => tell(whoOf(session.read()))
    stop = session.watch(say)
    say()
  }
  void begin().catch((error: unknown) => ports.errors.record(error))
  return () => {
    stop?.()
    stop = null
  }
}
