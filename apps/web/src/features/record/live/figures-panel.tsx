import type { LiveFigures } from './figures.ts'

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly unit?: string
}

function Figure({ label, value, unit }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="type-label text-ink-muted">{label}</dt>
      <dd className="type-figure truncate text-heading leading-tight">
        {value}
        {unit && <span className="ml-1 text-caption text-ink-muted">{unit}</span>}
      </dd>
    </div>
  )
}

function BigFigure({ label, value, unit }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="type-label text-ink-muted">{label}</dt>
      <dd className="type-figure leading-[0.9] tracking-tight whitespace-nowrap">
        <span className="text-[clamp(3.25rem,17vw,4.75rem)] font-[800] lg:text-[5.5rem]">{value}</span>
        <span className="ml-1.5 text-lead text-ink-muted">{unit}</span>
      </dd>
    </div>
  )
}

/** Speed and distance for a glance at 30 mph; the rest for the next gate. */
export function FiguresPanel({ figures }: { readonly figures: LiveFigures }) {
  const { speed, miles, moving, stopped, climb, accuracy, lap } = figures
  return (
    <dl className="px-gutter pt-2 pb-3">
      <div className="grid grid-cols-[2fr_3fr] items-end gap-3">
        <BigFigure label="Speed" value={speed} unit="mph" />
        <BigFigure label="Distance" value={miles} unit="mi" />
      </div>
      <div className="mt-3 grid grid-cols-3 gap-x-3 gap-y-2">
        <Figure label="Moving" value={moving} />
        <Figure label="Stopped" value={stopped} />
        <Figure label="Climb" value={climb} />
        <Figure label={`Lap ${lap.number}`} value={lap.time} />
        <Figure label="Accuracy" value={accuracy} />
      </div>
    </dl>
  )
}
