import type { GaugeReading } from '@bluffline/contract'
import { flowTrend, riseFtPerHour, stageTrend, type WaterSample } from '@bluffline/core'
import type { WaterOfficeReading } from '../../platform/gauges/nwps.ts'
import type { SiteSeries } from '../../platform/gauges/usgs.ts'
import type { CatalogueGauge } from './repository.ts'

const measured = (sample: WaterSample | null | undefined) =>
  sample ? { value: sample.value, at: new Date(sample.atMs).toISOString() } : null

/** The newer of two readings; the first where they are of one moment. */
const newer = (a: WaterSample | undefined, b: WaterSample | null | undefined): WaterSample | null => {
  if (!a || !b) return a ?? b ?? null
  return b.atMs > a.atMs ? b : a
}

const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100)

const NOTHING_MEASURED: SiteSeries = { stage: [], flow: [] }
const NOTHING_SAID: WaterOfficeReading = { stage: null, flow: null, floodCategory: null, forecast: null }

/** One gauge out of what two services say of it. Rate and trend come from the series, which the Geological Survey alone gives. */
export function readingOf(
  { id }: CatalogueGauge,
  survey: SiteSeries = NOTHING_MEASURED,
  office: WaterOfficeReading = NOTHING_SAID,
): GaugeReading {
  const { stage, flow } = survey
  return {
    id,
    stage: measured(newer(stage.at(-1), office.stage)),
    flow: measured(newer(flow.at(-1), office.flow)),
    trend: stageTrend(stage) ?? flowTrend(flow),
    riseFtPerHour: round(riseFtPerHour(stage)),
    floodCategory: office.floodCategory,
    forecast: measured(office.forecast),
  }
}
