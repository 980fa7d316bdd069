/** What this device remembers of installing; under this shape it is kept in local storage. */
export interface InstallState {
  readonly isInstallable: boolean
  readonly isInstalled: boolean
  readonly hasPrompted: boolean
  /** Where the person said that they do not want to be asked. */
  readonly dismissedContexts: readonly string[]
  /** Milliseconds since 1970; null while nobody was asked. */
  readonly lastPromptTime: number | null
  readonly installCount: number
}

export type InstallEvent =
  | { readonly kind: 'started'; readonly isStandalone: boolean; readonly isOffered: boolean }
  | { readonly kind: 'offered' }
  | { readonly kind: 'installed' }
  /** A prompt came on the screen. */
  | { readonly kind: 'prompted'; readonly atMs: number }
  /** The person said yes to the browser. */
  | { readonly kind: 'accepted' }
  /** The browser has taken its offer back, or the person said no to it. */
  | { readonly kind: 'offerGone' }
  | { readonly kind: 'dismissed'; readonly context: string }
  | { readonly kind: 'dismissalsReset' }

/** When a prompt comes after there is reason for it. */
export const PROMPT_DELAY_MS = { immediate: 0, delayed: 3000, optimal: 5000 } as const
export type PromptTiming = keyof typeof PROMPT_DELAY_MS

/** How long after the installation the welcome comes. */
export const WELCOME_DELAY_MS = 1000

/** So long nobody is asked again, unless it is urgent. */
export const PROMPT_COOLDOWN_MS = 24 * 60 * 60 * 1000

export type PromptUrgency = 'low' | 'medium' | 'high'

export const NEVER_ASKED: InstallState = {
  isInstallable: false,
  isInstalled: false,
  hasPrompted: false,
  dismissedContexts: [],
  lastPromptTime: null,
  installCount: 0,
}

const onStart = (state: InstallState, isStandalone: boolean, isOffered: boolean): InstallState => {
  // A browser that offers says that the app is not there, whatever we remember.
  const isInstalled = isStandalone || (state.isInstalled && !isOffered)
  return { ...state, isInstalled, isInstallable: isOffered && !isStandalone }
}

const withContext = (state: InstallState, context: string): InstallState =>
  state.dismissedContexts.includes(context)
    ? state
    : { ...state, dismissedContexts: [...state.dismissedContexts, context] }

/** What follows from an event. */
export function advanceInstall(state: InstallState, event: InstallEvent): InstallState {
  switch (event.kind) {
    case 'started':
      return onStart(state, event.isStandalone, event.isOffered)
    case 'offered':
      return { ...state, isInstallable: true, isInstalled: false }
    case 'installed':
      return { ...state, isInstalled: true, isInstallable: false, installCount: state.installCount + 1 }
    case 'prompted':
      return { ...state, hasPrompted: true, lastPromptTime: event.atMs }
    case 'accepted':
    case 'offerGone':
      return { ...state, isInstallable: false }
    case 'dismissed':
      return withContext(state, event.context)
    case 'dismissalsReset':
      return { ...state, dismissedContexts: [] }
  }
}

/** Whether a prompt may come now. A clock that was set back does not forbid it for longer than the cooldown. */
export function mayPrompt(
  state: InstallState,
  ask: { readonly context: string; readonly urgency: PromptUrgency; readonly nowMs: number },
): boolean {
  if (state.isInstalled || !state.isInstallable || state.dismissedContexts.includes(ask.context)) return false
  if (ask.urgency === 'high' || state.lastPromptTime === null) return true
  const sinceMs = ask.nowMs - state.lastPromptTime
  return sinceMs < 0 || sinceMs >= PROMPT_COOLDOWN_MS
}

const isContexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((context) => typeof context === 'string')

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

/** What was kept, as far as it can be read; the rest as if nobody had been asked. */
export function readInstallState(text: string | null): InstallState {
  let kept: Partial<Record<keyof InstallState, unknown>>
  try {
    kept = Object(JSON.parse(text ?? '{}')) as typeof kept
  } catch {
    return NEVER_ASKED
  }
  const { dismissedContexts, lastPromptTime, installCount } = kept
  return {
    isInstallable: false,
    isInstalled: kept.isInstalled === true,
    hasPrompted: kept.hasPrompted === true,
    dismissedContexts: isContexts(dismissedContexts) ? dismissedContexts : [],
    lastPromptTime: typeof lastPromptTime === 'number' ? lastPromptTime : null,
    installCount: isCount(installCount) ? installCount : 0,
  }
}
