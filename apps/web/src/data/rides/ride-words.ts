import { formatDate } from '@bluffline/core'
import { USE_WORDS } from '../vehicle/use-words.ts'
import type { RideRow } from './ride-rows.ts'

export const isNamed = ({ name }: Pick<RideRow, 'name'>): boolean => name !== null && name !== ''

/** What a ride is called: its name, else what was ridden and when. */
export function rideTitle({ name, use, startedMs }: Pick<RideRow, 'name' | 'use' | 'startedMs'>): string {
  if (name !== null && name !== '') return name
  const what = use === null ? 'Ride' : `${USE_WORDS[use].label} ride`
  return startedMs === null ? `${what} without a date` : `${what}, ${formatDate(startedMs)}`
}
