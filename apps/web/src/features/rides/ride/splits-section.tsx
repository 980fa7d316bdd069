import { METRES_PER_MILE, metres, metresPerSecond, type Split } from '@bluffline/core'
import { Section } from '../../../ui/section.tsx'
import { duration, feet, miles, mph } from '../words.ts'
import { FiguresTable } from './figures-table.tsx'

const nameOf = ({ fromM, toM }: Split): string =>
  toM - fromM > METRES_PER_MILE - 1 ? `Mile ${Math.round(toM / METRES_PER_MILE)}` : `Last ${miles(metres(toM - fromM))}`

const speedOf = ({ fromM, toM, movingS }: Split): string =>
  mph(movingS === null || movingS <= 0 ? null : metresPerSecond((toM - fromM) / movingS))

const riseOf = ({ riseM }: Split): string => {
  const text = feet(riseM)
  return riseM !== null && riseM > 0 ? `+${text}` : text
}

/** Mile by mile. */
export function SplitsSection({ splits }: { readonly splits: readonly Split[] }) {
  if (splits.length === 0) return null
  return (
    <Section id="miles" title="Mile by mile">
      <FiguresTable
        caption="Mile by mile"
        heads={['Mile', 'Moving', 'With stops', 'Speed', 'Rise']}
        rows={splits.map((split) => [
          nameOf(split),
          duration(split.movingS),
          duration(split.elapsedS),
          speedOf(split),
          riseOf(split),
        ])}
      />
    </Section>
  )
}
