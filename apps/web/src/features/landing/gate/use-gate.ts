import { useEffect, useReducer, useRef } from 'react'
import { raiseLeadFlag } from '../../../data/leads/lead-flag.ts'
import { sendLead } from '../../../data/leads/send-lead.ts'
import { useSession } from '../../../data/session/use-session.ts'
import { usePorts } from '../../../platform/ports.ts'
import {
  advanceGate,
  AT_GATE,
  CHECK_PATIENCE_MS,
  COMPLETION_DELAY_MS,
  type GateEvent,
  type GateState,
} from './gate-machine.ts'

export interface Gate {
  readonly state: GateState
  readonly dispatch: (event: GateEvent) => void
}

/** The gate at work: asks who stands there, sends what is to be sent, and lets pass a moment after success. */
export function useGate(onDone: () => void): Gate {
  const ports = usePorts()
  const session = useSession()
  const [state, dispatch] = useReducer(advanceGate, AT_GATE)
  useEffect(() => {
    if (session.status === 'signedIn') dispatch({ kind: 'loggedIn', email: session.user.email })
    if (session.status === 'signedOut') dispatch({ kind: 'anonymous' })
    if (session.status !== 'loading') return undefined
    const timer = setTimeout(() => dispatch({ kind: 'anonymous' }), CHECK_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [session])
  const sending = state.kind === 'sending' ? state.fields : null
  useEffect(() => {
    if (sending === null) return undefined
    let isLeft = false
    void sendLead(ports, sending).then((fate) => {
      if (isLeft) return
      if (fate.kind === 'received' || fate.kind === 'kept') {
        raiseLeadFlag(ports.storage)
        dispatch({ kind: fate.kind })
      } else dispatch({ kind: 'failed', problem: fate.problem })
    })
    return () => void (isLeft = true)
  }, [sending, ports])
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  }, [onDone])
  const isDone = state.kind === 'done'
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => done.current(), COMPLETION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDone])
  return { state, dispatch }
}
