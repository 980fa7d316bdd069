import {
  type Endpoint,
  getTripContext,
  listChanges,
  type OutputOf,
  putTripContext,
  SYNCED,
  SYNCED_NOUNS,
  type SyncedNoun,
} from '@bluffline/contract'
import { type Call, implement, type Implementation } from '../../http/implementation.ts'
import type { Caller } from '../../platform/caller.ts'
import { Outward } from '../../platform/outward.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import { answerOf, type Fields } from './record-text.ts'
import type { Circumstances, RecordService } from './service.ts'
import type { TripContextService } from './trip-context.ts'

/** What the calls of all nouns have in common, after their schemas have read them. */
interface SyncedCall {
  readonly caller: Caller
  readonly params: { readonly id: string }
  readonly query: {
    readonly changedSince?: number | undefined
    readonly limit?: number | undefined
    readonly cursor?: string | undefined
  }
  readonly headers?: { readonly 'idempotency-key'?: string | undefined; readonly 'if-match'?: number | undefined }
  readonly body: Fields
}

const BAD_CURSOR = failure('bad_request', 'The parameter "cursor" is not of this list. Start again without it.')

const circumstancesOf = ({ caller, headers }: Pick<SyncedCall, 'caller' | 'headers'>): Circumstances => ({
  caller,
  key: headers?.['idempotency-key'],
  revision: headers?.['if-match'],
})

/** The schemas of the endpoint have read the call, and the tests prove that what is answered fits them: one piece of code for all nouns. */
const answer = (
  endpoint: Endpoint,
  handle: (call: SyncedCall) => Promise<Result<unknown, Endpoint['errors'][number]>>,
): Implementation => ({ endpoint, handle: (call: Call<Endpoint>) => handle(call as unknown as SyncedCall) })

const linkTo = (noun: SyncedNoun, { changedSince, limit }: SyncedCall['query'], next: number): string => {
  const query = new URLSearchParams({ limit: String(limit), cursor: String(next) })
  if (changedSince !== undefined) query.set('changedSince', String(changedSince))
  return `</api/${noun}?${query}>; rel="next"`
}

const listOf = (noun: SyncedNoun, service: RecordService) => async (call: SyncedCall) => {
  const { changedSince, limit, cursor } = call.query
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) return BAD_CURSOR
  const after = Math.max(changedSince ?? 0, Number(cursor ?? 0))
  const page = await service.list(noun, call.caller, { after, limit, withTombstones: changedSince !== undefined })
  const headers: Record<string, string> = page.next === null ? {} : { link: linkTo(noun, call.query, page.next) }
  return success(new Outward(page.records.map(answerOf), headers))
}

const routesOf = (noun: SyncedNoun, service: RecordService): readonly Implementation[] => {
  const { list, get, create, change, remove } = SYNCED[noun]
  return [
    answer(list, listOf(noun, service)),
    answer(get, ({ caller, params }) => service.get(noun, caller, params.id)),
    answer(create, (call) => service.create(noun, call.body, circumstancesOf(call))),
    answer(change, (call) => service.change({ noun, id: call.params.id }, call.body, circumstancesOf(call))),
    answer(remove, (call) => service.remove({ noun, id: call.params.id }, circumstancesOf(call))),
  ]
}

const CHANGES_A_CALL = 500

export const recordRoutes = (records: RecordService, tripContext: TripContextService): readonly Implementation[] => [
  ...SYNCED_NOUNS.flatMap((noun) => routesOf(noun, records)),
  implement(listChanges, async ({ caller, query }) => {
    const found = await records.changes(caller, query.since ?? 0, query.limit ?? CHANGES_A_CALL)
    return success(found as OutputOf<typeof listChanges>)
  }),
  implement(getTripContext, async ({ caller }) => success(await tripContext.get(caller))),
  answer(putTripContext, (call) =>
    tripContext.put(call.body as Parameters<TripContextService['put']>[0], circumstancesOf(call)),
  ),
]
