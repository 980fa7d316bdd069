import { metresPerSecond, seconds } from '@bluffline/core'
import type { Lap } from '../../../data/rides/laps.ts'
import { Section } from '../../../ui/section.tsx'
import { duration, hourOf, miles, mph } from '../words.ts'
import { FiguresTable } from './figures-table.tsx'

const speedOf = ({ distanceM, movingS }: Lap): string => mph(movingS > 0 ? metresPerSecond(distanceM / movingS) : null)

/** Lap by lap, where the button was pressed. */
export function LapsSection({ laps }: { readonly laps: readonly Lap[] }) {
  if (laps.length === 0) return null
  return (
    <Section id="laps" title="Laps">
      <FiguresTable
        caption="Laps"
        heads={['Lap', 'From', 'Distance', 'Time', 'Moving', 'Speed']}
        rows={laps.map((lap, i) => [
          `Lap ${i + 1}`,
          hourOf(lap.fromMs),
          miles(lap.distanceM),
          duration(seconds((lap.toMs - lap.fromMs) / 1000)),
          duration(lap.movingS),
          speedOf(lap),
        ])}
      />
    </Section>
  )
}
