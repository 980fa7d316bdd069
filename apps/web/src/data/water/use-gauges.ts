import {
  gaugeDetail,
  getGauge,
  listGauges,
  type GaugeDetail,
  type GaugeReading,
  type OutputOf,
} from '@bluffline/contract'
import { useMemo } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { useOutside, type Outside } from '../outside/use-outside.ts'

type Gauges = OutputOf<typeof listGauges>

/** Gauges are asked for again after so long; the server asks the services no more often. */
const EVERY_MS = 5 * 60_000

const timeOf = (measured: GaugeReading['stage']): number => (measured === null ? 0 : Date.parse(measured.at))
const timeOfReading = ({ stage, flow }: GaugeReading): number => Math.max(timeOf(stage), timeOf(flow))

/** A server that was started anew may know less than this device: of two readings of a gauge the newer one stands. */
const mergeGauges = (kept: Gauges, fresh: Gauges): Gauges => {
  const known = new Map(kept.readings.map((reading) => [reading.id, reading]))
  return {
    ...fresh,
    readings: fresh.readings.map((reading) => {
      const before = known.get(reading.id)
      return before && timeOfReading(before) > timeOfReading(reading) ? before : reading
    }),
  }
}

const mergeDetail = (kept: GaugeDetail, fresh: GaugeDetail): GaugeDetail =>
  timeOfReading(kept) > timeOfReading(fresh) ? { ...kept, services: fresh.services } : fresh

export interface GaugeList extends Omit<Outside<Gauges>, 'value'> {
  readonly byId: ReadonlyMap<string, GaugeReading> | undefined
  readonly services: Gauges['services']
  /** The server is asking the services just now. */
  readonly isServerAsking: boolean
}

const NO_SERVICES: Gauges['services'] = []

/** The last reading of every gauge. With no network what this device knew last, with its age. */
export function useGauges(enabled = true): GaugeList {
  const { http } = usePorts()
  const { value, ...rest } = useOutside<Gauges>(
    {
      key: listGauges.path,
      schema: listGauges.output,
      ask: (signal) => http.call(listGauges, { signal }),
      merge: mergeGauges,
      everyMs: EVERY_MS,
      isHalf: ({ asking }) => asking,
    },
    enabled,
  )
  const byId = useMemo(() => value && new Map(value.readings.map((reading) => [reading.id, reading])), [value])
  return { ...rest, byId, services: value?.services ?? NO_SERVICES, isServerAsking: value?.asking ?? false }
}

/** One gauge with its last three days, its flood stages and its forecast. */
export function useGauge(id: string): Outside<GaugeDetail> {
  const { http } = usePorts()
  return useOutside<GaugeDetail>({
    key: `${listGauges.path}/${id}`,
    schema: gaugeDetail,
    ask: (signal) => http.call(getGauge, { params: { id }, signal }),
    merge: mergeDetail,
    everyMs: EVERY_MS,
  })
}
