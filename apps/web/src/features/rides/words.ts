import {
  formatDate,
  formatDuration,
  formatFeet,
  formatMiles,
  formatMph,
  type Metres,
  type MetresPerSecond,
  type Seconds,
  type TrailUse,
} from '@bluffline/core'
import type { RideRow } from '../../data/rides/ride-rows.ts'
import { USE_WORDS } from '../../data/vehicle/use-words.ts'
import type { IconName } from '../../ui/icons.ts'

export const UNKNOWN = 'Unknown'

const known =
  <T>(write: (value: T) => string) =>
  (value: T | null | undefined): string =>
    value === null || value === undefined ? UNKNOWN : write(value)

export const miles = known<Metres>(formatMiles)
export const feet = known<Metres>(formatFeet)
export const mph = known<MetresPerSecond>(formatMph)
export const duration = known<Seconds>(formatDuration)

export const machineLabel = (use: TrailUse | null): string => (use === null ? 'Not said' : USE_WORDS[use].label)
export const machineIcon = (use: TrailUse | null): IconName => (use === null ? 'trail' : USE_WORDS[use].icon)

/** `05/01/2026 09:02`, or that there is none. */
export const whenOf = ({ startedMs }: Pick<RideRow, 'startedMs'>): string =>
  startedMs === null ? 'Date unknown' : formatDate(startedMs)

/** `14:02`, in Arkansas. */
export const hourOf = (atMs: number): string => formatDate(atMs).split(' ')[1] ?? ''

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** `May 2026` for `2026-05`. */
export const monthWords = (month: string | null): string =>
  month === null ? 'No date' : MONTH.format(new Date(`${month}-01T00:00:00Z`))

export const ridesWords = (count: number): string => (count === 1 ? '1 ride' : `${count} rides`)

export const ORIGINS = { recorded: 'Recorded', file: 'From a file', edited: 'Edited' } as const
