import type { TrackSample } from '@bluffline/core'
import { feet, hourOf, miles, mph } from '../words.ts'

/** `2.4 mi · 1,012 ft · 14 mph · 09:31`; what is not known is left out. */
export const readout = ({ alongM, altitudeM, speedMps, timeMs }: TrackSample): string =>
  [
    miles(alongM),
    altitudeM === null ? null : feet(altitudeM),
    speedMps === null ? null : mph(speedMps),
    timeMs === null ? null : hourOf(timeMs),
  ]
    .filter((part) => part !== null)
    .join(' · ')
