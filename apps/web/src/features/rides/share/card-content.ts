import type { Position } from '@bluffline/core'
import type { RideDigest } from '../../../data/rides/digest.ts'
import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { rideTitle } from '../../../data/rides/ride-words.ts'
import { duration, feet, machineLabel, miles, mph, UNKNOWN, whenOf } from '../words.ts'

/** Everything the card shows, as words and lines. */
export interface CardContent {
  readonly title: string
  readonly subtitle: string
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  readonly lines: readonly (readonly Position[])[]
}

/** A quarter mile at both ends: where one parks or lives is nobody's business. */
export const HIDDEN_END_M = 402

/** The ride without its ends; empty where it is too short to have a middle. */
export const withoutEnds = ({ stretches, lengthM }: RideDigest): readonly (readonly Position[])[] =>
  stretches
    .map((stretch) => stretch.filter(({ alongM }) => alongM >= HIDDEN_END_M && alongM <= lengthM - HIDDEN_END_M))
    .filter((stretch) => stretch.length > 1)

interface Shown {
  readonly hasDate: boolean
  readonly hidesEnds: boolean
}

const titleOf = (row: RideRow, hasDate: boolean): string =>
  row.name ?? (hasDate ? rideTitle(row).replace(/, .*$/, '') : 'A ride in Arkansas')

const subtitleOf = (row: RideRow, hasDate: boolean): string =>
  [row.use === null ? null : machineLabel(row.use), hasDate && row.startedMs !== null ? whenOf(row) : null]
    .filter((fact) => fact !== null)
    .join(' · ')

export function cardContent(row: RideRow, digest: RideDigest, { hasDate, hidesEnds }: Shown): CardContent {
  const { statistics } = row
  const figures = [
    { label: 'Distance', value: miles(statistics?.distanceM) },
    { label: 'Moving', value: duration(statistics?.movingS) },
    { label: 'Climb', value: feet(statistics?.ascentM) },
    { label: 'Average', value: mph(statistics?.averageMovingMps) },
    { label: 'Top speed', value: mph(statistics?.maxMps) },
  ]
  return {
    title: titleOf(row, hasDate),
    subtitle: subtitleOf(row, hasDate),
    figures: figures.filter(({ value }) => value !== UNKNOWN).slice(0, 4),
    lines: hidesEnds ? withoutEnds(digest) : digest.stretches,
  }
}
