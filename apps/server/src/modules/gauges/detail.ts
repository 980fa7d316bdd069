import type { GaugeDetail } from '@bluffline/contract'
import type { WaterSample } from '@bluffline/core'
import type { SiteSeries } from '../../platform/gauges/usgs.ts'
import { type AskedGauge, type AskedOffice, stateOf } from './asked.ts'
import { readingOf } from './reading.ts'
import type { CatalogueGauge } from './repository.ts'

const seriesOf = (samples: readonly WaterSample[] = []): [number, number][] =>
  samples.map(({ atMs, value }) => [Math.round(atMs / 1000), value])
const iso = (ms: number): string => new Date(ms).toISOString()

function forecastPart(
  office: AskedOffice | null,
): Pick<GaugeDetail, 'forecastSeries' | 'forecastIssuedAt' | 'floodStages'> {
  const forecast = office?.forecast.known?.value
  const stages = office?.stages.known
  const issuedMs = forecast?.issuedMs ?? null
  return {
    forecastSeries: seriesOf(forecast?.samples),
    forecastIssuedAt: issuedMs === null ? null : iso(issuedMs),
    floodStages: stages ? { ...stages.value, readAt: iso(stages.atMs) } : null,
  }
}

const NO_SERIES: SiteSeries = { stage: [], flow: [] }

/** One gauge with its series, its stages, its forecast, and how the services stand. */
export function detailOf(gauge: CatalogueGauge, { survey, office }: AskedGauge): GaugeDetail {
  const series = survey?.known?.value[gauge.usgsSite ?? ''] ?? NO_SERIES
  const said = office?.all.known?.value[gauge.nwsLid ?? '']
  return {
    ...readingOf(gauge, series, said),
    stageSeries: seriesOf(series.stage),
    flowSeries: seriesOf(series.flow),
    ...forecastPart(office),
    services: [...(survey ? [stateOf('usgs', survey)] : []), ...(office ? [stateOf('nwps', office.all)] : [])],
  }
}
