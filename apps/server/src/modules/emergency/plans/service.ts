import type { CheckInPage, RidePlan } from '@bluffline/contract'
import { contactsDueAtMs, extendWatch, isWatching, type OverdueWatch, timeOfDevice } from '@bluffline/core'
import { failure, type Result, success } from '../../../platform/result.ts'
import type { Whose } from '../alerts/steps/repository.ts'
import type { KeptPlan, PlanChange, PlanFields } from './kept/repository.ts'
import type { Ending, PlanRepository } from './repository.ts'

type Answer<T, C extends string = 'not_found'> = Promise<Result<T, C>>
type Sent = Parameters<PlanRepository['position']>[1]

export interface PlanService {
  readonly list: (accountId: string) => Answer<RidePlan[], never>
  readonly put: (whose: Whose, fields: PlanFields, sentAtMs: number | null) => Answer<RidePlan, 'conflict'>
  readonly extend: (
    whose: Whose,
    returnAtMs: number,
    sentAtMs: number | null,
  ) => Answer<RidePlan, 'not_found' | 'conflict'>
  readonly end: (whose: Whose, how: Ending['how']) => Answer<RidePlan>
  readonly position: (whose: Whose, sent: Sent, sentAtMs: number | null) => Answer<{ received: number }>
  readonly page: (token: string) => Answer<CheckInPage>
  /** Back, or so many minutes more from now. */
  readonly answerPage: (token: string, moreMin: number | null) => Answer<CheckInPage>
  /** The rider wrote from their phone that they are back; whether anybody was waiting for that. */
  readonly checkInByText: (phone: string) => Promise<boolean>
  /** Tells whoever is to be told by now; how many steps that took. */
  readonly check: () => Promise<number>
}

export interface PlanServiceDeps {
  readonly plans: PlanRepository
  readonly now: () => Date
  /** A plan whose step failed is left for the next time, and this is told. */
  readonly onFailure: (error: unknown) => void
}

const UNKNOWN = failure('not_found', 'There is no such plan.')
const NO_LINK = failure('not_found', 'This link does not open anything any more.')
const ENDED = failure('conflict', 'This plan has ended. Leave a new one for another ride.')
const MINUTE_MS = 60_000
const iso = (ms: number): string => new Date(ms).toISOString()

const planOf = (kept: KeptPlan): RidePlan => {
  const { whose, fields, watch, receivedAt, endedAt, endedBy, alertId, lastPositionAt } = kept
  return {
    ...fields,
    id: whose.id,
    leaveAtMs: watch.leaveAtMs,
    returnAtMs: watch.returnAtMs,
    graceMin: watch.graceMin,
    stage: watch.stage,
    receivedAt: receivedAt.toISOString(),
    riderWarnedAt: watch.riderWarnedAtMs === null ? null : iso(watch.riderWarnedAtMs),
    contactsAt: iso(contactsDueAtMs(watch)),
    endedAt: endedAt?.toISOString() ?? null,
    endedBy,
    alertId,
    lastPositionAt: lastPositionAt?.toISOString() ?? null,
  }
}

/** A plan before its ride. Whether it has begun, or is late already, the first look tells. */
const newWatch = (fields: PlanFields): OverdueWatch => ({
  stage: 'planned',
  leaveAtMs: fields.leaveAtMs,
  returnAtMs: fields.returnAtMs,
  graceMin: fields.graceMin,
  riderWarnedAtMs: null,
  round: 0,
})

/** What a later version of a plan changes of its watch. */
const changedWatch = (watch: OverdueWatch, fields: PlanFields, nowMs: number): OverdueWatch => {
  const { leaveAtMs, graceMin, returnAtMs } = fields
  const extended = extendWatch(watch, returnAtMs, nowMs)
  const isBefore = (extended.stage === 'planned' || extended.stage === 'underWay') && leaveAtMs > nowMs
  return { ...extended, leaveAtMs, graceMin, stage: isBefore ? 'planned' : extended.stage }
}

/** How many plans share a transaction: on a busy evening many are due at once. */
const AT_ONCE = 25

/** Does what is due. Where a step fails they are taken one by one, and the one that fails does not hold up the others. */
const createCheck = ({ plans, now, onFailure }: PlanServiceDeps) => {
  const oneByOne = async (): Promise<number> => {
    const except: string[] = []
    for (let steps = 0; ; steps += 1) {
      const next = await plans.due(now(), except)
      if (next === null) return steps
      try {
        await plans.step(now(), { most: 1, except })
      } catch (error) {
        except.push(next)
        onFailure(error)
      }
    }
  }
  return async (): Promise<number> => {
    for (let steps = 0; ;) {
      try {
        const taken = await plans.step(now(), { most: AT_ONCE, except: [] })
        if (taken === 0) return steps
        steps += taken
      } catch {
        return steps + (await oneByOne())
      }
    }
  }
}

type Change = (whose: Whose, to: (kept: KeptPlan) => PlanChange) => Answer<RidePlan, 'not_found' | 'conflict'>

/** The page of a link, and what is answered there. */
const pagesOf = (
  { plans, now }: PlanServiceDeps,
  {
    read,
    extend,
  }: { read: (whose: Whose) => Answer<RidePlan>; extend: (whose: Whose, returnAtMs: number) => ReturnType<Change> },
) => {
  const page = async (token: string): Answer<CheckInPage> => {
    const whose = await plans.open(token, now())
    const plan = whose && (await read(whose))
    if (!plan?.ok) return NO_LINK
    const { riderName, title, isDrill, stage, returnAtMs, contactsAt } = plan.value
    return success({ riderName, title, isDrill, stage, returnAt: iso(returnAtMs), contactsAt })
  }
  const answerPage = async (token: string, moreMin: number | null): Answer<CheckInPage> => {
    const whose = await plans.open(token, now())
    if (!whose) return NO_LINK
    if (moreMin === null) await plans.end(whose, { how: 'checkedIn', by: 'link', now: now() })
    else await extend(whose, now().getTime() + moreMin * MINUTE_MS)
    return page(token)
  }
  return { page, answerPage }
}

/** Leaves a plan, or changes the one that is here. */
const putIn = async ({ plans, now }: PlanServiceDeps, whose: Whose, fields: PlanFields): Promise<'kept' | 'ended'> => {
  const before = await plans.put(
    { whose, fields, watch: newWatch(fields) },
    (kept) =>
      isWatching(kept.watch) && fields.changedAtMs > kept.fields.changedAtMs
        ? { watch: changedWatch(kept.watch, fields, now().getTime()), fields }
        : null,
    now(),
  )
  const isNews = before !== null && fields.changedAtMs > before.fields.changedAtMs
  return isNews && !isWatching(before.watch) ? 'ended' : 'kept'
}

export const createPlanService = (deps: PlanServiceDeps): PlanService => {
  const { plans, now } = deps
  const checkAll = createCheck(deps)
  const nowMs = () => now().getTime()
  /** Times of the device as this server's clock would name them. */
  const moved = (fields: PlanFields, sentAtMs: number | null): PlanFields => {
    const move = (ms: number) => timeOfDevice(ms, sentAtMs, nowMs())
    return { ...fields, leaveAtMs: move(fields.leaveAtMs), returnAtMs: move(fields.returnAtMs) }
  }
  const read = async ({ accountId, id }: Whose): Answer<RidePlan> => {
    const [kept] = await plans.list(accountId, id)
    return kept ? success(planOf(kept)) : UNKNOWN
  }
  const change: Change = async (
    whose: Whose,
    to: (kept: KeptPlan) => PlanChange,
  ): Answer<RidePlan, 'not_found' | 'conflict'> => {
    const before = await plans.change(whose, to, now())
    if (!before) return UNKNOWN
    return isWatching(before.watch) ? read(whose) : ENDED
  }
  const extend = (whose: Whose, returnAtMs: number) =>
    change(whose, (kept) => (isWatching(kept.watch) ? { watch: extendWatch(kept.watch, returnAtMs, nowMs()) } : null))
  let running: Promise<number> | null = null
  return {
    ...pagesOf(deps, { read, extend }),
    list: async (accountId) => success((await plans.list(accountId)).map(planOf)),
    put: async (whose, sent, sentAtMs) => {
      const fields = moved(sent, sentAtMs)
      if ((await putIn(deps, whose, fields)) === 'ended') return ENDED
      const kept = await read(whose)
      if (!kept.ok) throw new Error('A plan was kept and is not there.')
      return kept
    },
    extend: (whose, returnAtMs, sentAtMs) => extend(whose, timeOfDevice(returnAtMs, sentAtMs, nowMs())),
    end: async (whose, how) => {
      await plans.end(whose, { how, by: 'app', now: now() })
      return read(whose)
    },
    position: async (whose, sent, sentAtMs) =>
      (await plans.position(whose, sent, { now: now(), sentAtMs }))
        ? success({ received: sent.positions.length })
        : UNKNOWN,
    checkInByText: async (phone) => {
      const asked = await plans.askedByPhone(phone)
      for (const whose of asked) await plans.end(whose, { how: 'checkedIn', by: 'text', now: now() })
      return asked.length > 0
    },
    check: () => (running ??= checkAll().finally(() => (running = null))),
  }
}
