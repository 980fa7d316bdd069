import type { GaugeReading, Waterway } from '@bluffline/contract'
import { SourcesButton } from '../../../data/sources/sources-button.tsx'
import { sourceDate } from '../../../data/sources/source-words.ts'
import { levelTables, LEVEL_TONES, type LevelBand, type LevelTable } from '../../../data/water/levels.ts'
import { Badge } from '../../../ui/badge.tsx'

type Gauge = Waterway['gauges'][number]

const write = (value: number) => value.toLocaleString('en-US')
const rangeWords = ({ from, to }: LevelBand, unit: string): string => {
  if (from === null) return to === null ? 'any' : `under ${write(to)} ${unit}`
  return to === null ? `${write(from)} ${unit} and more` : `${write(from)} to ${write(to)} ${unit}`
}

function Age({ table }: { readonly table: LevelTable }) {
  if (table.isBeforeBedMoved === false) return null
  return (
    <Badge tone="warn">
      {table.isBeforeBedMoved ? 'Made before the bed moved' : 'May be from before the bed moved'}
    </Badge>
  )
}

function Table({ table, name }: { readonly table: LevelTable; readonly name: string }) {
  const { unit, bands, source, now } = table
  const isDoubtful = unit === 'ft' && table.isBeforeBedMoved !== false
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <span className="font-[600]">In {unit === 'cfs' ? 'cubic feet a second' : 'feet'}</span>
        <span className="text-ink-muted">{sourceDate(source)}</span>
        <Age table={table} />
        <SourcesButton about={`the levels of ${name}`} sources={[source]} label="Source" />
      </p>
      <ul className="mt-1 divide-y divide-line rounded-md border border-line text-small">
        {bands.map((band) => (
          <li
            key={`${band.label}${band.from}`}
            className="flex flex-wrap items-center gap-x-3 px-3 py-2"
            aria-current={band === now ? 'true' : undefined}
          >
            <span className="w-40 tabular-nums">{rangeWords(band, unit)}</span>
            <Badge tone={LEVEL_TONES[band.level]}>{band.label}</Badge>
            {band === now && (
              <span className="font-[600]">{isDoubtful ? 'Last reading, by this doubtful table' : 'Last reading'}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Props {
  readonly waterway: Waterway
  readonly gauge: Gauge
  readonly reading: GaugeReading | undefined
}

/** What sources say of the levels at a gauge: their words, their dates, and whether the river has changed since. */
export function LevelTables({ waterway, gauge, reading }: Props) {
  const tables = levelTables(waterway, gauge, reading)
  if (tables.length === 0 && gauge.bedMoved === null) return null
  return (
    <div className="space-y-3">
      <h4 className="font-[600]">What boaters call it</h4>
      {gauge.bedMoved && (
        <p className="rounded-md border border-warn p-3 text-small">
          {gauge.bedMoved.text} <SourcesButton about="the moved bed" sources={[gauge.bedMoved.source]} label="Source" />
        </p>
      )}
      {tables.map((table) => (
        <Table key={`${table.unit}${table.source.title}`} table={table} name={waterway.name} />
      ))}
    </div>
  )
}
