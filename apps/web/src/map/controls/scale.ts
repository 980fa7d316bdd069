import { METRES_PER_FOOT, METRES_PER_MILE } from '@bluffline/core'

export interface Scale {
  readonly text: string
  readonly widthPx: number
}

const STEPS = [1, 2, 3, 5]

/** The largest 1, 2, 3 or 5 times a power of ten that is not more than `most`. */
function roundDown(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = STEPS.findLast((it) => it * power <= most) ?? 1
  return step * power
}

/** A scale bar no wider than `mostPx`, in miles, or in feet where a mile is too long. */
export function scaleOf(metresPerPixel: number, mostPx: number): Scale {
  const mostM = metresPerPixel * mostPx
  const inMiles = mostM >= METRES_PER_MILE / 2
  const unitM = inMiles ? METRES_PER_MILE : METRES_PER_FOOT
  const most = mostM / unitM
  const length = inMiles && most < 1 ? 0.5 : roundDown(most)
  return { text: `${length} ${inMiles ? 'mi' : 'ft'}`, widthPx: Math.round((length * unitM) / metresPerPixel) }
}
