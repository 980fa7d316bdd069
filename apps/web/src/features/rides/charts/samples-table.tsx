import { METRES_PER_MILE, type TrackSample } from '@bluffline/core'
import type { RideDigest } from '../../../data/rides/digest.ts'
import { feet, hourOf, miles, mph } from '../words.ts'
import { niceStep, sampleAt } from './chart.ts'

/** Rows that can be read on a phone in one go. */
const MOST_ROWS = 24

function rowsOf({ stretches, lengthM }: RideDigest): readonly TrackSample[] {
  const samples = stretches.flat()
  const stepM = niceStep(lengthM / METRES_PER_MILE, MOST_ROWS) * METRES_PER_MILE
  const marks = Array.from({ length: Math.floor(lengthM / stepM) + 1 }, (_, i) => i * stepM)
  return [...marks, lengthM].flatMap((alongM, i, all) =>
    i > 0 && alongM - (all[i - 1] ?? 0) < stepM * 0.05 ? [] : (sampleAt(samples, alongM) ?? []),
  )
}

/** The same as the charts, for whoever cannot see or slide them. */
export function SamplesTable({ digest }: { readonly digest: RideDigest }) {
  return (
    <div className="max-h-72 overflow-y-auto" tabIndex={0} role="region" aria-label="Table of the ride">
      <table className="w-full text-small">
        <caption className="sr-only">Elevation and speed along the ride</caption>
        <thead className="sticky top-0 bg-surface text-left text-ink-muted">
          <tr>
            {['Along', 'Time', 'Elevation', 'Speed'].map((head) => (
              <th key={head} scope="col" className="py-1.5 font-[600]">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="type-figure">
          {rowsOf(digest).map((sample, i) => (
            <tr key={i} className="border-t border-line">
              <td className="py-1">{miles(sample.alongM)}</td>
              <td className="py-1">{sample.timeMs === null ? 'Unknown' : hourOf(sample.timeMs)}</td>
              <td className="py-1">{feet(sample.altitudeM)}</td>
              <td className="py-1">{mph(sample.speedMps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
