import { gaugeIdOf, type GaugeDetail, type GaugeReading, type Waterway } from '@bluffline/contract'
import { epochMs, FLOOD_CATEGORIES, forecastCrest } from '@bluffline/core'
import { ExternalLink } from '../../../data/sources/external-link.tsx'
import { useNow } from '../../../data/today/use-now.ts'
import { ReadingLine } from '../../../data/water/reading-line.tsx'
import { ServiceNotes } from '../../../data/water/service-notes.tsx'
import { useGauge } from '../../../data/water/use-gauges.ts'
import { CATEGORY_WORDS, lastReadAt, writeFeet, writeFlow, writeMoment } from '../../../data/water/water-words.ts'
import { FloodStages, stagesOf, type DatedStages } from './flood-stages.tsx'
import { GaugeChart } from './gauge-chart.tsx'
import { LevelTables } from './level-tables.tsx'
import { WatchSection } from '../watch/watch-section.tsx'
import { ReadingTable } from './reading-table.tsx'

type Gauge = Waterway['gauges'][number]

const ROLE_WORDS: Readonly<Record<string, string>> = {
  reference: 'The gauge this water is read by',
  secondary: 'A second gauge on this water',
  upstream: 'Above this water: it tells first',
  downstream: 'Below this water',
  'dam or lake gauge': 'At the dam or on the lake',
}

/** What the Weather Service expects: the crest ahead, or that it says nothing. */
function Forecast({ detail }: { readonly detail: GaugeDetail }) {
  const now = useNow()
  const samples = detail.forecastSeries.map(([s, value]) => ({ atMs: s * 1000, value }))
  if (samples.length === 0)
    return <p className="text-small text-ink-muted">The Weather Service has issued no forecast for this gauge.</p>
  const crest = forecastCrest(samples, now)
  const issued = detail.forecastIssuedAt
  return (
    <p className="text-small">
      {crest === null ? (
        'The Weather Service expects no rise.'
      ) : (
        <>
          Expected {crest.isOpenEnd ? 'to be still rising at' : 'crest'}{' '}
          <b className="font-[650]">{writeFeet(crest.value)}</b>, {writeMoment(epochMs(crest.atMs), now)}.
        </>
      )}{' '}
      {issued !== null && (
        <span className="text-ink-muted">Forecast of {writeMoment(epochMs(Date.parse(issued)), now)}.</span>
      )}
    </p>
  )
}

const linesOf = (dated: DatedStages | null) =>
  FLOOD_CATEGORIES.flatMap((category) => {
    const at = dated?.stages[`${category}Ft`] ?? null
    return at === null ? [] : [{ at, label: CATEGORY_WORDS[category].label }]
  })

function Charts({ detail, dated }: { readonly detail: GaugeDetail; readonly dated: DatedStages | null }) {
  const { stageSeries, flowSeries, forecastSeries } = detail
  return (
    <>
      <GaugeChart
        title="Height, feet"
        series={stageSeries}
        forecast={forecastSeries}
        lines={linesOf(dated)}
        write={writeFeet}
        leastSpan={1}
      />
      <GaugeChart title="Flow, cubic feet a second" series={flowSeries} write={writeFlow} leastSpan={20} />
    </>
  )
}

function Links({ gauge: { usgsSite, nwsLid } }: { readonly gauge: Gauge }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      {usgsSite !== null && (
        <ExternalLink href={`https://waterdata.usgs.gov/monitoring-location/USGS-${usgsSite}/`}>
          USGS {usgsSite}
        </ExternalLink>
      )}
      {nwsLid !== null && (
        <ExternalLink href={`https://water.noaa.gov/gauges/${nwsLid.toLowerCase()}`}>NWS {nwsLid}</ExternalLink>
      )}
    </p>
  )
}

interface Props {
  readonly waterway: Waterway
  readonly gauge: Gauge
  /** As the list of all gauges has it. */
  readonly listed: GaugeReading | undefined
}

/** The newer of what the list and the page of the gauge know. */
const newest = (a: GaugeReading | undefined, b: GaugeReading | undefined): GaugeReading | undefined =>
  (lastReadAt(b) ?? '') > (lastReadAt(a) ?? '') ? b : a

/** One gauge: its reading, three days of it, flood stages, forecast, and what boaters call these levels. */
export function GaugePanel({ waterway, gauge, listed }: Props) {
  const { value: detail, fromDevice, isAsking, retry } = useGauge(gaugeIdOf(gauge) ?? '')
  const reading = newest(detail, listed)
  const dated = stagesOf(detail, waterway)
  return (
    <section aria-label={gauge.name} className="space-y-4 rounded-md border border-line bg-surface p-4">
      <div>
        <h3 className="type-heading">{gauge.name}</h3>
        <p className="text-caption text-ink-muted">
          {ROLE_WORDS[gauge.role] ?? gauge.role}
          {!gauge.inArkansas && ', outside Arkansas'}
        </p>
        <div className="mt-2">
          <ReadingLine reading={reading} />
        </div>
      </div>
      <ServiceNotes services={detail?.services ?? []} fromDevice={fromDevice} isAsking={isAsking} onRetry={retry} />
      {detail && <Charts detail={detail} dated={dated} />}
      {detail && <ReadingTable name={gauge.name} stage={detail.stageSeries} flow={detail.flowSeries} />}
      {detail && gauge.nwsLid !== null && <Forecast detail={detail} />}
      <FloodStages dated={dated} reading={reading} />
      <WatchSection gauge={gauge} />
      <LevelTables waterway={waterway} gauge={gauge} reading={reading} />
      <Links gauge={gauge} />
    </section>
  )
}
