// The rise alarm of gauges, replayed: 3 to 23 ft in 4 h in four shapes, and months of ordinary rises.
import type { Bench } from './harness.ts'
import {
  BAD_GAUGE,
  falseAlarmsIn30Days,
  floodLeadH,
  GOOD_GAUGE,
  RISE_SHAPES,
  type RiseShape,
} from './water-alarm-battery.ts'

const FLOODS = 1000
const MONTHS = 100
const GAUGES = { 'each reading at once': GOOD_GAUGE, 'sent hourly, noise, debris, gaps': BAD_GAUGE }
const shapes = Object.keys(RISE_SHAPES) as RiseShape[]
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

export const bench: Bench = {
  name: 'water-alarm',
  run: async (say) =>
    Object.entries(GAUGES).flatMap(([name, gauge]) => {
      const leadsH = upTo(FLOODS).map((at) => floodLeadH(shapes[at % shapes.length] ?? 'wave', gauge, at) ?? 0)
      const alarms = upTo(MONTHS).reduce((sum, at) => sum + falseAlarmsIn30Days(gauge, at), 0)
      say(name)
      return [
        {
          name: `Rise alarm before the crest, shortest of ${FLOODS} floods (${name})`,
          unit: 'h',
          ours: Math.min(...leadsH),
          peer: null,
          target: { of: 'ours', atLeast: 2 },
        },
        {
          name: `Rise alarm in ${MONTHS} × 30 days of ordinary rises (${name})`,
          unit: 'alarms',
          ours: alarms,
          peer: null,
          target: { of: 'ours', atMost: 0 },
        },
      ] as const
    }),
}
