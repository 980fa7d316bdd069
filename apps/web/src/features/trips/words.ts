import { epochMs, formatDuration, seconds, type EpochMs } from '@bluffline/core'
import { writePartialDay } from '../../data/sources/source-words.ts'
import { arkansasDay } from '../../data/today/arkansas-day.ts'
import { clockTime } from '../../data/today/arkansas-time.ts'
import type { Trip } from '../../data/trips/trip.ts'

const momentWords = (at: EpochMs): string => `${writePartialDay(arkansasDay(at))}, ${clockTime(at)}`

/** `November 28, 2026, 7:30 AM to 4:00 PM`; the second day is named where it is another one. */
export function whenWords({ details }: Pick<Trip, 'details'>): string {
  const { leaveAtMs, returnAtMs } = details
  if (leaveAtMs === null) return 'No day chosen yet'
  const leave = epochMs(leaveAtMs)
  if (returnAtMs === null) return momentWords(leave)
  const back = epochMs(returnAtMs)
  const isSameDay = arkansasDay(leave) === arkansasDay(back)
  return `${momentWords(leave)} to ${isSameDay ? clockTime(back) : momentWords(back)}`
}

export const STATUS_WORDS: Readonly<Record<Exclude<Trip['status'], 'pending' | 'planned'>, string>> = {
  active: 'Under way',
  completed: 'Done',
  cancelled: 'Called off',
}

export const hoursWords = (ms: number): string => formatDuration(seconds(Math.round(ms / 1000)))
