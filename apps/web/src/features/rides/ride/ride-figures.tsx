import type { TrackStatistics } from '@bluffline/core'
import { duration, feet, miles, mph, UNKNOWN } from '../words.ts'

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-muted">{label}</dt>
      <dd className={value === UNKNOWN ? 'text-ink-muted italic' : 'type-figure text-heading'}>{value}</dd>
    </div>
  )
}

/** What the ride was. What cannot be known from what was recorded reads as unknown. */
export function RideFigures({ statistics }: { readonly statistics: TrackStatistics | null }) {
  const of = <K extends keyof TrackStatistics>(key: K) => statistics?.[key]
  return (
    <dl
      aria-label="Figures of the ride"
      className="mt-5 grid grid-cols-3 gap-x-4 gap-y-3 rounded-md border border-line bg-surface p-4 shadow-card"
    >
      <Figure label="Distance" value={miles(of('distanceM'))} />
      <Figure label="Moving" value={duration(of('movingS'))} />
      <Figure label="Stopped" value={duration(of('stoppedS'))} />
      <Figure label="Average moving" value={mph(of('averageMovingMps'))} />
      <Figure label="Top speed" value={mph(of('maxMps'))} />
      <Figure label="From start to end" value={duration(of('elapsedS'))} />
      <Figure label="Climb" value={feet(of('ascentM'))} />
      <Figure label="Descent" value={feet(of('descentM'))} />
      <Figure label="Highest" value={feet(of('highestM'))} />
    </dl>
  )
}
