import type { EpochMs } from '@bluffline/core'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { usePorts } from '../../platform/ports.ts'
import { useRetryWhenOnline } from '../catalog/use-retry.ts'
import { keepAnswer, readKeptAnswer, type KeptAnswer } from './kept-answers.ts'

/** A question to the server about the world outside, of whose last answer the device keeps a copy. */
export interface OutsideQuestion<T> {
  /** Names the question, on the device too. */
  readonly key: string
  readonly schema: z.ZodType<T>
  readonly ask: (signal: AbortSignal) => Promise<T>
  /** Puts what was known before and what came together: a service may have fallen silent in between. */
  readonly merge?: (kept: T, fresh: T) => T
  /** So often it is asked while it is on the screen. */
  readonly everyMs: number
  /** It is asked again soon: the server is still asking. */
  readonly isHalf?: (answer: T) => boolean
}

export interface Outside<T> {
  readonly value: T | undefined
  /** The server could not be reached: this is what the device had last. */
  readonly fromDevice: boolean
  /** When this device had the answer. */
  readonly keptAt: EpochMs | undefined
  /** Set where there is nothing at all. */
  readonly error: Error | null
  readonly isAsking: boolean
  readonly retry: () => void
}

interface Answer<T> extends KeptAnswer<T> {
  readonly fromDevice: boolean
}

/** While the server is still asking, its answer is looked for again after so long. */
const SOON_MS = 4000
/** With one bar of signal a request hangs for minutes: the copy is shown meanwhile. */
const PATIENCE_MS = 25_000

/** The answer of the server; where that fails, the device's copy; where there is none, the error. */
export function useOutside<T>(question: OutsideQuestion<T>, enabled = true): Outside<T> {
  const { clock } = usePorts()
  const { key, schema, everyMs } = question
  const query = useQuery<Answer<T>>({
    queryKey: ['outside', key],
    queryFn: async ({ signal }) => {
      const kept = await readKeptAnswer(key, schema)
      try {
        const fresh = await question.ask(AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
        const value = kept && question.merge ? question.merge(kept.value, fresh) : fresh
        void keepAnswer(key, value, clock.now())
        return { value, keptAt: clock.now(), fromDevice: false }
      } catch (error) {
        if (kept === null) throw error
        return { ...kept, fromDevice: true }
      }
    },
    enabled,
    networkMode: 'always',
    retry: false,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data && question.isHalf?.(state.data.value) ? SOON_MS : everyMs),
  })
  const { data, refetch } = query
  useRetryWhenOnline(query.isError || data?.fromDevice === true, () => void refetch())
  return {
    value: data?.value,
    fromDevice: data?.fromDevice ?? false,
    keptAt: data?.keptAt,
    error: data === undefined ? query.error : null,
    isAsking: query.isFetching,
    retry: () => void refetch(),
  }
}
