import { randomUUID } from 'node:crypto'
import type { listWaterAlerts, OutputOf } from '@bluffline/contract'
import { epochMs, lookAtGauge, type WaterSample } from '@bluffline/core'
import { failure, type Result, success } from '../../platform/result.ts'
import type { WaterWatchRepository } from './repository.ts'

export interface WaterWatchService {
  /** Looks at every watched gauge that is due, with one question for all of them; how many alerts that made. */
  readonly check: () => Promise<number>
  readonly alerts: (accountId: string) => Promise<Result<OutputOf<typeof listWaterAlerts>, never>>
  readonly see: (accountId: string, id: string) => Promise<Result<{ seenAt: string }, 'not_found'>>
  readonly forgetOld: () => Promise<void>
}

export interface WaterWatchDeps {
  readonly repository: WaterWatchRepository
  /** Heights of the last hours by gauge. */
  readonly lookUp: (gaugeIds: readonly string[]) => Promise<ReadonlyMap<string, readonly WaterSample[]>>
  /** How a rider is told beside the app itself. */
  readonly channelsOf: (accountId: string) => Promise<readonly ('push' | 'email')[]>
  readonly now: () => Date
}

/** A gauge is looked at as often as its answer is renewed. */
const LOOK_EVERY_MS = 10 * 60_000
const ALERTS_KEPT_DAYS = 30
const DAY_MS = 86_400_000
const NOT_FOUND = failure('not_found', 'There is no such alert.')
const NO_SAMPLES: readonly WaterSample[] = []

export const createWaterWatchService = ({ repository, lookUp, channelsOf, now }: WaterWatchDeps): WaterWatchService => {
  let running: Promise<number> | null = null
  const keptSince = () => new Date(now().getTime() - ALERTS_KEPT_DAYS * DAY_MS)
  const checkAll = async () => {
    const due = await repository.active(new Date(now().getTime() - LOOK_EVERY_MS))
    if (due.length === 0) return 0
    const stages = await lookUp([...new Set(due.map(({ gaugeId }) => gaugeId))])
    let alerts = 0
    for (const watch of due) {
      const at = now()
      const stage = stages.get(watch.gaugeId) ?? NO_SAMPLES
      const step = lookAtGauge(watch.state, watch.rule, { stage, nowMs: epochMs(at.getTime()) })
      const isNews = await repository.note(watch, { ...step, at, alertId: randomUUID() })
      if (step.alarm !== null && isNews) alerts += 1
    }
    return alerts
  }
  return {
    check: () => (running ??= checkAll().finally(() => (running = null))),
    alerts: async (accountId) => {
      const [alerts, watches, channels] = await Promise.all([
        repository.alerts(accountId, keptSince()),
        repository.states(accountId),
        channelsOf(accountId),
      ])
      return success({ alerts: [...alerts], watches: [...watches], channels: [...channels] })
    },
    see: async (accountId, id) => {
      const seenAt = await repository.see(accountId, id, now())
      return seenAt === null ? NOT_FOUND : success({ seenAt: seenAt.toISOString() })
    },
    forgetOld: () => repository.forgetBefore(keptSince()),
  }
}
