/** How long the success stands before the app opens. */
export const COMPLETION_DELAY_MS = 1500

/** With one bar of signal nobody waits longer to hear whether they are logged in. */
export const CHECK_PATIENCE_MS = 3000

export interface GateFields {
  readonly email: string
  readonly phone: string
}

/** Who stands at the gate. `isLocked`: the address is the account's and cannot be typed over. */
interface Known {
  readonly isLoggedIn: boolean
  readonly isLocked: boolean
}

export type GateState =
  | { readonly kind: 'checking' }
  | (Known & { readonly kind: 'open'; readonly fields: GateFields; readonly problem: string | null })
  | (Known & { readonly kind: 'sending'; readonly fields: GateFields })
  /** `isKept`: with no signal it waits on this device. */
  | { readonly kind: 'done'; readonly isLoggedIn: boolean; readonly isKept: boolean }

export type GateEvent =
  /** Somebody is logged in; `email` is null where their account has none. */
  | { readonly kind: 'loggedIn'; readonly email: string | null }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'typed'; readonly fields: Partial<GateFields> }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'received' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly problem: string }

export const AT_GATE: GateState = { kind: 'checking' }
const EMPTY: GateFields = { email: '', phone: '' }

/** An account with an address is confirmed, and goes out by itself; it comes here once, because the state is left at once. */
const onLoggedIn = (state: GateState, email: string | null): GateState => {
  if (state.kind !== 'checking' && state.kind !== 'open') return state
  const phone = state.kind === 'open' ? state.fields.phone : ''
  if (email === null) {
    const fields = state.kind === 'open' ? state.fields : EMPTY
    return { kind: 'open', isLoggedIn: true, isLocked: false, fields, problem: null }
  }
  // Typed already, or refused before: what was begun is not sent over somebody's head again.
  if (state.kind === 'open' && state.isLoggedIn) return state
  return { kind: 'sending', isLoggedIn: true, isLocked: true, fields: { email, phone } }
}

function whileOpen(state: Extract<GateState, { kind: 'open' }>, event: GateEvent): GateState {
  if (event.kind === 'typed') {
    const { isLocked, fields } = state
    const email = isLocked ? fields.email : (event.fields.email ?? fields.email)
    return { ...state, fields: { email, phone: event.fields.phone ?? fields.phone }, problem: null }
  }
  if (event.kind !== 'submitted') return state
  const { isLoggedIn, isLocked, fields } = state
  return { kind: 'sending', isLoggedIn, isLocked, fields }
}

function whileSending(state: Extract<GateState, { kind: 'sending' }>, event: GateEvent): GateState {
  const { isLoggedIn, isLocked, fields } = state
  if (event.kind === 'received' || event.kind === 'kept')
    return { kind: 'done', isLoggedIn, isKept: event.kind === 'kept' }
  if (event.kind !== 'failed') return state
  return { kind: 'open', isLoggedIn, isLocked, fields, problem: event.problem }
}

/** What follows from an event. Whatever enters `sending` is to be sent, once. */
export function advanceGate(state: GateState, event: GateEvent): GateState {
  if (event.kind === 'loggedIn') return onLoggedIn(state, event.email)
  if (event.kind === 'anonymous')
    return state.kind === 'checking'
      ? { kind: 'open', isLoggedIn: false, isLocked: false, fields: EMPTY, problem: null }
      : state
  if (state.kind === 'open') return whileOpen(state, event)
  return state.kind === 'sending' ? whileSending(state, event) : state
}
