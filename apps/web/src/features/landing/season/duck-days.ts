import type { IsoDay } from '@bluffline/core'
import type { SeasonDays } from '../landing-facts.ts'

type Period = SeasonDays['periods'][number]

/** How a season stands on a day. `between`: some of it is over, some is still to come. */
export type SeasonState =
  | { readonly kind: 'before'; readonly next: Period }
  | { readonly kind: 'open'; readonly now: Period }
  | { readonly kind: 'between'; readonly next: Period }
  | { readonly kind: 'over'; readonly last: Period }

/** ISO days compare as text. */
export function seasonOn({ periods }: SeasonDays, day: IsoDay): SeasonState {
  const now = periods.find(({ opens, closes }) => opens <= day && day <= closes)
  if (now) return { kind: 'open', now }
  const next = periods.find(({ opens }) => day < opens)
  const last = periods.at(-1)
  if (next) return { kind: next === periods[0] ? 'before' : 'between', next }
  if (!last) throw new Error('A season without a day')
  return { kind: 'over', last }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** For example `Nov 22, 2025`. */
export function writeDay(day: IsoDay): string {
  const [year, month, date] = day.split('-')
  return `${MONTHS[Number(month) - 1] ?? ''} ${Number(date)}, ${year ?? ''}`
}

/** Both days and their years as far as they differ: `Sep 20-28, 2025`, `Dec 27, 2025 - Jan 31, 2026`. */
export function writeDays({ opens, closes }: Pick<Period, 'opens' | 'closes'>): string {
  if (opens.slice(0, 7) === closes.slice(0, 7)) return `${writeDay(opens).replace(',', `-${Number(closes.slice(8))},`)}`
  if (opens.slice(0, 4) === closes.slice(0, 4)) return `${writeDay(opens).split(',')[0] ?? ''} - ${writeDay(closes)}`
  return `${writeDay(opens)} - ${writeDay(closes)}`
}

/** The badge beside the headline. */
export function badgeWords({ season }: Pick<SeasonDays, 'season'>, state: SeasonState): string {
  if (state.kind === 'open') return `${season} Season Now Open`
  if (state.kind === 'over') return `${season} Duck Season Is Over`
  return `${season} Season: ${state.next.label} Opens ${writeDay(state.next.opens).split(',')[0] ?? ''}`
}
