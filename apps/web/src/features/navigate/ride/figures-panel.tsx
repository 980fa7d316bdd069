import type { Fix, Trip } from '@bluffline/core'
import type { Reception } from '../../../data/rides/reception.ts'
import { distanceFigure, feetFigure, speedFigure, timeLeft } from './quantities.ts'

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly unit: string
}

function Figure({ label, value, unit }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="type-label text-ink-muted">{label}</dt>
      <dd className="type-figure leading-none whitespace-nowrap">
        <span className="text-[clamp(1.5rem,7.6vw,2.25rem)] font-[760]">{value}</span>
        <span className="ml-0.5 text-caption text-ink-muted">{unit}</span>
      </dd>
    </div>
  )
}

interface Props {
  readonly trip: Trip
  readonly fix: Fix | null
  readonly reception: Reception
}

const isHeard = (reception: Reception): boolean => reception === 'good' || reception === 'weak'

/** How far along, as a bar from start to end. */
function Progress({ trip: { progressM, line, remainingM } }: Pick<Props, 'trip'>) {
  const share = line.lengthM === 0 ? 0 : Math.min(1, Math.max(0, progressM / line.lengthM))
  const [done, left] = [distanceFigure(progressM), distanceFigure(remainingM)]
  return (
    <div
      role="progressbar"
      aria-label="Progress along the route"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={`${done.value} ${done.unit} done, ${left.value} ${left.unit} to go`}
      className="h-3 bg-surface-sunken"
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className="block size-full">
        <rect width={share * 100} height="1" className="fill-accent" />
      </svg>
    </div>
  )
}

/** Progress, speed, what remains, how high. A reading from a minute ago is none. */
export function FiguresPanel({ trip, fix, reception }: Props) {
  const left = distanceFigure(trip.remainingM)
  const live = isHeard(reception) && trip.gps === 'found'
  return (
    <div className="bg-canvas">
      <Progress trip={trip} />
      <dl className="grid grid-cols-4 gap-2 px-gutter pt-2 pb-1">
        <Figure label="Speed" value={speedFigure(live ? trip.speedMps : null)} unit="mph" />
        <Figure label="To go" value={left.value} unit={left.unit} />
        <Figure label="Time left" value={timeLeft(trip.remainingS)} unit="h" />
        <Figure label="Elevation" value={feetFigure(live ? (fix?.altitudeM ?? null) : null)} unit="ft" />
      </dl>
    </div>
  )
}
