import { randomUUID } from 'node:crypto'
import type { FreeSite, listCampgroundAlerts, OutputOf } from '@bluffline/contract'
import { ARKANSAS_TIME_ZONE, type AvailabilityStatus, lookAtWatch, type SiteKind, type Stay } from '@bluffline/core'
import { failure, type Result, success } from '../../platform/result.ts'
import type { ActiveWatch, WatchRepository } from './repository.ts'

export interface WatchService {
  /** Looks up every stay that is due, one after the other; how many alerts that made. */
  readonly check: () => Promise<number>
  readonly alerts: (accountId: string) => Promise<Result<OutputOf<typeof listCampgroundAlerts>, never>>
  readonly see: (accountId: string, id: string) => Promise<Result<{ seenAt: string }, 'not_found'>>
  readonly forgetOld: () => Promise<void>
}

interface Found {
  readonly status: AvailabilityStatus
  readonly freeSites: readonly FreeSite[]
}

export interface WatchServiceDeps {
  readonly repository: WatchRepository
  /** Null where the booking service says nothing new. */
  readonly lookUp: (campgroundId: string, stay: Stay, kinds: readonly SiteKind[]) => Promise<Found | null>
  /** How a rider is told beside the app itself. */
  readonly channelsOf: (accountId: string) => Promise<readonly ('push' | 'email')[]>
  readonly now: () => Date
}

/** A watched stay is looked up as often as an answer of the booking service counts as fresh. */
const LOOK_EVERY_MS = 15 * 60_000
const ALERTS_KEPT_DAYS = 30
const DAY_MS = 86_400_000
const SITES_TOLD = 20
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ARKANSAS_TIME_ZONE })
const NOT_FOUND = failure('not_found', 'There is no such alert.')

export const createWatchService = ({ repository, lookUp, channelsOf, now }: WatchServiceDeps): WatchService => {
  let running: Promise<number> | null = null
  const keptSince = () => new Date(now().getTime() - ALERTS_KEPT_DAYS * DAY_MS)
  const look = async (watch: ActiveWatch): Promise<boolean> => {
    const found = await lookUp(watch.campgroundId, watch.stay, watch.kinds)
    if (found === null) return false
    const { state, alert } = lookAtWatch(watch.state, found.status)
    const { status, freeSites } = found
    const opening = alert ? { id: randomUUID(), sites: freeSites.slice(0, SITES_TOLD), free: freeSites.length } : null
    const isNews = await repository.note(watch, { state, status, at: now(), opening })
    return alert && isNews
  }
  const checkAll = async () => {
    const due = await repository.active(dayFormat.format(now()), new Date(now().getTime() - LOOK_EVERY_MS))
    let alerts = 0
    for (const watch of due) if (await look(watch)) alerts += 1
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
