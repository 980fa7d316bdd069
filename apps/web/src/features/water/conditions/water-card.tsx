import { levelTables, LEVEL_TONES, speakingTable } from '../../../data/water/levels.ts'
import { ReadingLine } from '../../../data/water/reading-line.tsx'
import { mainGauge } from '../../../data/water/water-words.ts'
import { sourceDate } from '../../../data/sources/source-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import type { WaterRow } from './sort-waters.ts'

/** The word of the source for where the water stands, with the date of its table. */
function Level({ waterway, reading }: WaterRow) {
  const gauge = mainGauge(waterway)
  const table = gauge && speakingTable(levelTables(waterway, gauge, reading))
  if (!table?.now) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-muted">
      <Badge tone={LEVEL_TONES[table.now.level]}>{table.now.label}</Badge>
      by a table {sourceDate(table.source)}
    </p>
  )
}

/** One water of the list: what it is called, what its gauge said last, and how old that is. */
export function WaterCard({ waterway, reading }: WaterRow) {
  return (
    <Card as="li" interactive className="relative">
      <h2 className="font-[650]">
        <Link to={`/waterway-conditions/${waterway.id}`} className="after:absolute after:inset-0">
          {waterway.name}
        </Link>
      </h2>
      <p className="text-caption text-ink-muted">
        {waterway.counties.join(', ')} {waterway.counties.length === 1 ? 'County' : 'counties'}
      </p>
      <div className="mt-2">
        <ReadingLine reading={reading} />
      </div>
      <Level waterway={waterway} reading={reading} />
    </Card>
  )
}
