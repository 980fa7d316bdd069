import type { RealtimeSecret } from '@bluffline/contract'
import type { RealtimeSource } from '../../platform/realtime/realtime-source.ts'
import { failure, type Result, success } from '../../platform/result.ts'

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
  readonly sessionsPerDay: number
  readonly now: () => Date
}

const NOT_CONFIGURED = failure('not_configured', 'No realtime voice service is set up.')
const NOT_READY = failure('not_ready', 'The realtime voice service did not answer.')
const USED_UP = failure(
  'rate_limited',
  'You have used today’s realtime sessions. Voice on this device goes on working.',
)

/** Counts in memory: a restart gives everybody their day again, and no more than that. */
export function createRealtimeService({ source, sessionsPerDay, now }: RealtimeServiceDeps): RealtimeService {
  let day = ''
  const used = new Map<string, number>()
  const usedToday = (accountId: string): number => {
    const today = now().toISOString().slice(0, 10)
    if (today !== day) used.clear()
    day = today
    return used.get(accountId) ?? 0
  }
  return {
    secret: async ({ accountId, voice, instructions }) => {
      if (source === null) return NOT_CONFIGURED
      const before = usedToday(accountId)
      if (before >= sessionsPerDay) return USED_UP
      // Counted before the answer: calls at the same moment must not all find room.
      used.set(accountId, before + 1)
      const clientSecret = await source.secret({ voice, instructions })
      if (clientSecret !== null) return success({ clientSecret, callsUrl: source.callsUrl, model: source.model })
      used.set(accountId, Math.max(0, usedToday(accountId) - 1))
      return NOT_READY
    },
  }
}
