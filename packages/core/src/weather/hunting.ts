import type { IsoDay } from '../ride/facts.ts'

/** A hunt with its days, both ends included. */
export interface HuntingPeriods {
  readonly periods: readonly { readonly opens: IsoDay; readonly closes: IsoDay }[]
}

const isOpen = ({ periods }: HuntingPeriods, day: IsoDay): boolean =>
  periods.some(({ opens, closes }) => day >= opens && day <= closes)

/** The same day a year earlier; the last of February for a leap day. */
function yearBefore(day: IsoDay): IsoDay {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)]
  return `${Number(year) - 1}${rest === '-02-29' ? '-02-28' : rest}`
}

/** Who hunts on a day. `known`: the days of that season are in the list. `lastYear`: only what was open on the same day a year before. */
export interface HuntersOut<H> {
  readonly known: readonly H[]
  readonly lastYear: readonly H[]
  /** The list reaches no further: of the day itself it says nothing. */
  readonly isOver: boolean
}

/** Hunts open on a day. Days are set anew each year; when the list is over, last year's stand for when to expect hunters, and for no date. */
export function huntersOut<H extends HuntingPeriods>(hunts: readonly H[], day: IsoDay): HuntersOut<H> {
  const last =
    hunts
      .flatMap(({ periods }) => periods.map(({ closes }) => closes))
      .toSorted()
      .at(-1) ?? ''
  const isOver = day > last
  return {
    known: isOver ? [] : hunts.filter((hunt) => isOpen(hunt, day)),
    lastYear: isOver ? hunts.filter((hunt) => isOpen(hunt, yearBefore(day))) : [],
    isOver,
  }
}
