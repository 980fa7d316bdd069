import { epochMs, type EpochMs } from '@bluffline/core'

export interface ClockPort {
  readonly now: () => EpochMs
}

export const browserClock: ClockPort = { now: () => epochMs(Date.now()) }
