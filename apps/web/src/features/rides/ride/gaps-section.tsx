import type { Gap } from '@bluffline/core'
import { Section } from '../../../ui/section.tsx'
import { duration, hourOf, miles } from '../words.ts'
import { FiguresTable } from './figures-table.tsx'

/** Where the recording broke off or was paused: never counted as ridden. */
export function GapsSection({ gaps }: { readonly gaps: readonly Gap[] }) {
  if (gaps.length === 0) return null
  return (
    <Section
      id="gaps"
      title="Gaps and pauses"
      lead="Nothing was recorded in between. The straight line is drawn dotted and is not part of the distance."
    >
      <FiguresTable
        caption="Gaps and pauses"
        heads={['From', 'To', 'For', 'Straight line']}
        rows={gaps.map(({ fromMs, toMs, durationS, straightM }) => [
          hourOf(fromMs),
          hourOf(toMs),
          duration(durationS),
          miles(straightM),
        ])}
      />
    </Section>
  )
}
