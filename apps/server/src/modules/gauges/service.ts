import type { GaugeDetail, listGauges, OutputOf } from '@bluffline/contract'
import type { WaterSample } from '@bluffline/core'
import { type GaugeSources, surveyKey } from '../../platform/gauges/gauge-sources.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import { askAbout, OFF, stateOf } from './asked.ts'
import { detailOf } from './detail.ts'
import { readingOf } from './reading.ts'
import type { CatalogueGauge, GaugeRepository } from './repository.ts'

export interface GaugeService {
  readonly list: () => Promise<Result<OutputOf<typeof listGauges>, never>>
  readonly get: (id: string) => Promise<Result<GaugeDetail, 'not_found'>>
  /** The last hours of gauges, for somebody who waits: their heights in feet. A gauge nobody can read is not there. */
  readonly lookUp: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly WaterSample[]>>
}

/** So far back the list looks: enough for a rate, and one question for all gauges. */
const LIST_HOURS = 6
const NOT_FOUND = failure('not_found', 'There is no gauge with this id.')

/** One question about every gauge: whoever looks and whoever waits share its answer. */
const keyOf = (gauges: readonly CatalogueGauge[]): string =>
  surveyKey(
    LIST_HOURS,
    gauges.flatMap(({ usgsSite }) => usgsSite ?? []),
  )

export function createGaugeService(repository: GaugeRepository, sources: GaugeSources): GaugeService {
  const { survey, office } = sources
  return {
    list: async () => {
      const gauges = await repository.gauges()
      const key = keyOf(gauges)
      survey?.refresh([key])
      office?.all.refresh(['all'])
      const surveyed = survey?.known(key) ?? OFF
      const said = office?.all.known('all') ?? OFF
      const readings = gauges.map((gauge) =>
        readingOf(gauge, surveyed.known?.value[gauge.usgsSite ?? ''], said.known?.value[gauge.nwsLid ?? '']),
      )
      const asking = [survey?.isAsking(key), office?.all.isAsking('all')].includes(true)
      return success({ readings, services: [stateOf('usgs', surveyed), stateOf('nwps', said)], asking })
    },
    get: async (id) => {
      const gauge = (await repository.gauges()).find((one) => one.id === id)
      return gauge ? success(detailOf(gauge, await askAbout(gauge, sources))) : NOT_FOUND
    },
    lookUp: async (ids) => {
      const gauges = await repository.gauges()
      const answer = await survey?.ask(keyOf(gauges))
      const series = answer?.known?.value ?? {}
      const wanted = gauges.filter(({ id }) => ids.includes(id))
      return new Map(
        wanted.flatMap(({ id, usgsSite }) => {
          const found = series[usgsSite ?? '']
          return found ? [[id, found.stage] as const] : []
        }),
      )
    },
  }
}
