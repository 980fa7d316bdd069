import type { WaterAlert } from '@bluffline/contract'
import type { WaterWatchBody } from '../../../data/water/use-water-watches.ts'
import { writeFeet, writeRate } from '../../../data/water/water-words.ts'

/** `rises 1 ft an hour or stands at 8 ft` */
export function ruleWords({ risesFtPerHour, reachesFt }: Pick<WaterWatchBody, 'risesFtPerHour' | 'reachesFt'>): string {
  const parts = [
    risesFtPerHour === null ? null : `rises ${risesFtPerHour} ft an hour`,
    reachesFt === null ? null : `stands at ${reachesFt} ft`,
  ]
  return parts.filter((part) => part !== null).join(' or ')
}

export type ToldRise = Pick<WaterAlert, 'place' | 'reason' | 'stageFt' | 'ftPerHour'>

/** What a rise is announced with. */
export const riseTitle = ({ place, reason }: ToldRise): string =>
  reason === 'rise' ? `The water is rising at ${place}` : `The water stands at your mark at ${place}`

export const riseWords = ({ stageFt, ftPerHour }: ToldRise): string => {
  const rate = writeRate(ftPerHour)
  return `${writeFeet(stageFt)}${rate === null ? '' : `, rising ${rate}`}. Leave low ground; go up, not along the river.`
}
