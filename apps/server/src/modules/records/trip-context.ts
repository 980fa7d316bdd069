import { type KeptTripContext, type TripContext, tripContext } from '@bluffline/contract'
import type { Caller } from '../../platform/caller.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import { fieldsOf, fingerprintOf } from './record-text.ts'
import type { RecordRepository, WholeRecord } from './repository.ts'
import type { Circumstances } from './service.ts'
import { putNext, runOnce, type WriteError } from './write.ts'

export interface TripContextService {
  readonly get: (caller: Caller) => Promise<KeptTripContext>
  readonly put: (context: TripContext, at: Circumstances) => Promise<Result<KeptTripContext, WriteError>>
}

/** Kept as a record of a noun of its own, of which everybody has one. */
const [NOUN, ID] = ['trip-context', 'current'] as const

const contextOf = (record: WholeRecord | null): KeptTripContext => ({
  ...tripContext.parse(record ? fieldsOf(record) : {}),
  revision: record?.revision ?? 0,
  updatedAt: record?.updatedAt.toISOString() ?? null,
})

export const createTripContextService = (deps: {
  readonly records: RecordRepository
  readonly now: () => Date
}): TripContextService => ({
  get: async ({ accountId }) => contextOf(await deps.records.find(accountId, NOUN, ID)),
  put: async (context, { caller, key, revision }) => {
    const command = { key, fingerprint: fingerprintOf(NOUN, revision, context) }
    const written = await runOnce(deps, { caller, noun: NOUN, command }, async (work) => {
      const before = await work.find(NOUN, ID)
      if (revision !== undefined && revision !== (before?.revision ?? 0)) {
        return failure('conflict', 'This was changed on another device in the meantime.', {
          current: contextOf(before),
        })
      }
      return putNext(work, { noun: NOUN, id: ID, fields: context, body: null }, { before, at: deps.now() })
    })
    if (!written.ok) return written
    const { revision: kept, updatedAt } = written.value as Pick<KeptTripContext, 'revision' | 'updatedAt'>
    return success({ ...context, revision: kept, updatedAt })
  },
})
