import { alertStage, isAlertOpen, type AlertState } from '@bluffline/core'
import type { AlertRow } from '../emergency-database.ts'
import type { EmergencyMark } from '../emergency-mark.ts'
import { isRaised } from './alert-log.ts'

/** The alert in front of the rider, as far as it is known. */
export interface AlertView {
  readonly row: AlertRow | null
  readonly state: AlertState | null
  /** When the countdown ends; later than first said where it was taken up after a break. */
  readonly fireAtMs: number | null
  /** Nobody sends this one: it is the phone's message app or nothing. */
  readonly needsPhone: boolean
  readonly isSending: boolean
  /** The disk refused it: it lives in memory alone, and goes by the phone. */
  readonly isUnsaved: boolean
}

/** No alert in sight. */
export const AT_REST: AlertView = {
  row: null,
  state: null,
  fireAtMs: null,
  needsPhone: false,
  isSending: false,
  isUnsaved: false,
}

/** What other pages are told of it. */
export const markOf = (state: AlertState | null): EmergencyMark => {
  if (state === null) return 'none'
  if (alertStage(state) === 'counting') return 'counting'
  return isRaised(state) && isAlertOpen(state) ? 'open' : 'none'
}
