import { listRidePlans, type RidePlan } from '@bluffline/contract'
import type { WatchStage } from '@bluffline/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { useLive } from '../rides/use-live.ts'
import { useSession } from '../session/use-session.ts'
import type { Trip } from './trip.ts'

export interface WatchState {
  /** What is not with the server yet, and why; null where it has everything. */
  readonly waiting: { readonly problem: string | null; readonly isRefused: boolean } | null
  /** How the server has it; null while it has told nothing. */
  readonly stage: WatchStage | null
  /** When the contacts are told, or were; epoch milliseconds. */
  readonly contactsAtMs: number | null
  /** Whether the server said so just now, and not some time ago. */
  readonly isFresh: boolean
}

const LOOK_EVERY_MS = 30_000

async function readWaiting(planId: string): Promise<WatchState['waiting']> {
  const database = await openDatabase()
  const rows = await database.outbox.where({ noun: 'ride-plans', recordId: planId }).toArray()
  const row = rows.find(({ state }) => state !== 'waiting') ?? rows.at(-1)
  return row === undefined ? null : { problem: row.problem, isRefused: row.state !== 'waiting' }
}

/** What the server said last, now or at an earlier time. */
function lastWord(fresh: RidePlan | undefined, kept: Trip['watch']): Pick<WatchState, 'stage' | 'contactsAtMs'> {
  const { stage, contactsAt } = fresh ?? kept ?? { stage: null, contactsAt: null }
  return { stage, contactsAtMs: contactsAt === null ? null : Date.parse(contactsAt) }
}

/** Asked anew when the server answered a write: what it said before is older than that. */
const answerOf = (watch: Trip['watch']): string => `${watch?.stage} ${watch?.contactsAt}`

/** How the watch over a trip stands; undefined where nobody watches, or watched. */
export function useWatch({ watch, details }: Trip): WatchState | undefined {
  const { http } = usePorts()
  const { status } = useSession()
  const planId = (details.watch ?? watch)?.planId ?? ''
  const { value: waiting } = useLive(useCallback(() => readWaiting(planId), [planId]))
  const { data, isError } = useQuery({
    queryKey: ['emergency', 'ride-plans', answerOf(watch)],
    queryFn: () => http.call(listRidePlans, {}),
    // Asked in vain it must not look as if it had just been answered.
    networkMode: 'always',
    enabled: status === 'signedIn' && planId !== '',
    staleTime: LOOK_EVERY_MS,
    refetchInterval: LOOK_EVERY_MS,
    refetchOnReconnect: true,
  })
  if (planId === '') return undefined
  const fresh = data?.find(({ id }) => id === planId)
  return { waiting: waiting ?? null, isFresh: fresh !== undefined && !isError, ...lastWord(fresh, watch) }
}
