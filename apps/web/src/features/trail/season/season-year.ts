import { seasonOn, type IsoDay, type Season, type SeasonState } from '@bluffline/core'

export interface SeasonRun {
  readonly status: SeasonState['status']
  readonly days: number
}

const MS_PER_DAY = 86_400_000

const dayOf = (year: number, index: number): IsoDay =>
  new Date(Date.UTC(year, 0, 1) + index * MS_PER_DAY).toISOString().slice(0, 10)

export const daysOf = (year: number): number => (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / MS_PER_DAY

/** The year of a season as runs of days alike, January 1 first; the days of all runs add up to the year's. */
export function seasonYear(season: Season, year: number): readonly SeasonRun[] {
  const runs: { status: SeasonState['status']; days: number }[] = []
  for (let index = 0; index < daysOf(year); index++) {
    const { status } = seasonOn(season, dayOf(year, index))
    const last = runs.at(-1)
    if (last?.status === status) last.days += 1
    else runs.push({ status, days: 1 })
  }
  return runs
}

/** How much of its year is over at the beginning of a day, 0…1. */
export function yearPart(day: IsoDay): number {
  const year = Number(day.slice(0, 4))
  return (Date.parse(`${day}T00:00:00Z`) - Date.UTC(year, 0, 1)) / MS_PER_DAY / daysOf(year)
}
