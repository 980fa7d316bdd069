import type { RealtimeSecret } from '@bluffline/contract'
import type { RealtimeSource } from '../../platform/realtime/realtime-source.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import type { RealtimeUseRepository } from './repository.ts'

interface Wish {
  readonly accountId: string
  readonly voice: string
  readonly instructions: string
}

export interface RealtimeService {
  readonly secret: (wish: Wish) => Promise<Result<RealtimeSecret, 'not_configured' | 'not_ready' | 'rate_limited'>>
}

export interface RealtimeServiceDeps {
  /** Null where no service is set up. */
  readonly source: RealtimeSource | null
  readonly uses: RealtimeUseRepository
  readonly sessionsPerDay: number
  readonly now: () => Date
}

const NOT_CONFIGURED = failure('not_configured', 'No realtime voice service is set up.')
const NOT_READY = failure('not_ready', 'The realtime voice service did not answer.')
const USED_UP = failure(
  'rate_limited',
  'You have used today’s realtime sessions. Voice on this device goes on working.',
)

/** Keys for conversations, as many a day (of UTC) as a rider may begin. */
export function createRealtimeService({ source, uses, sessionsPerDay, now }: RealtimeServiceDeps): RealtimeService {
  return {
    secret: async ({ accountId, voice, instructions }) => {
      if (source === null) return NOT_CONFIGURED
      const use = { accountId, day: now().toISOString().slice(0, 10) }
      // Counted before the answer: calls at the same moment must not all find room.
      if (!(await uses.take(use, sessionsPerDay))) return USED_UP
      const clientSecret = await source.secret({ voice, instructions })
      if (clientSecret !== null) return success({ clientSecret, callsUrl: source.callsUrl, model: source.model })
      await uses.giveBack(use)
      return NOT_READY
    },
  }
}
