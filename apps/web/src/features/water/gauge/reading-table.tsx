import { epochMs } from '@bluffline/core'
import { useNow } from '../../../data/today/use-now.ts'
import { writeFeet, writeFlow, writeMoment } from '../../../data/water/water-words.ts'

type Series = readonly (readonly [number, number])[]

interface Props {
  readonly name: string
  readonly stage: Series
  readonly flow: Series
}

const HOUR_S = 3600
const cell = 'px-3 py-1.5 text-left tabular-nums'

/** The last sample of each hour, newest first. */
const hourly = (series: Series): ReadonlyMap<number, number> =>
  new Map(series.map(([s, value]) => [Math.floor(s / HOUR_S), value]))

/** The chart in numbers, an hour a line. */
export function ReadingTable({ name, stage, flow }: Props) {
  const now = useNow()
  const [feet, cfs] = [hourly(stage), hourly(flow)]
  const hours = [...new Set([...feet.keys(), ...cfs.keys()])].toSorted((a, b) => b - a)
  if (hours.length === 0) return null
  return (
    <details className="text-small">
      <summary className="min-h-touch cursor-pointer py-2.5 text-accent-text underline underline-offset-3">
        Readings of the last three days in numbers
      </summary>
      <div
        className="max-h-96 overflow-y-auto rounded-md border border-line"
        tabIndex={0}
        role="region"
        aria-label={`Readings of ${name}`}
      >
        <table className="w-full border-collapse">
          <caption className="sr-only">Last reading of each hour, newest first</caption>
          <thead className="sticky top-0 bg-surface-raised">
            <tr>
              <th scope="col" className={cell}>
                Time
              </th>
              {feet.size > 0 && (
                <th scope="col" className={cell}>
                  Height
                </th>
              )}
              {cfs.size > 0 && (
                <th scope="col" className={cell}>
                  Flow
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour} className="border-t border-line">
                <th scope="row" className={`${cell} font-[450]`}>
                  {writeMoment(epochMs(hour * HOUR_S * 1000), now)}
                </th>
                {feet.size > 0 && <td className={cell}>{feet.has(hour) ? writeFeet(feet.get(hour) ?? 0) : '–'}</td>}
                {cfs.size > 0 && <td className={cell}>{cfs.has(hour) ? writeFlow(cfs.get(hour) ?? 0) : '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
