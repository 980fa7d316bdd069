import { QueryClient } from '@tanstack/react-query'
import { HttpError } from '../platform/http-error.ts'
import { isMobile } from '../ui/use-is-mobile.ts'

const MINUTE_MS = 60_000
const FRESH_MS = 5 * MINUTE_MS
const KEPT_MS = 10 * MINUTE_MS
const RETRIES = 3
const RETRIES_ON_A_PHONE = 1
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/** Waits 1, 2, 4 … seconds, at most 30. */
export const waitBeforeRetryMs = (failures: number): number => Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)

/** Asking again cannot turn a "no such thing" or a "not allowed" into an answer. */
const isFinal = (error: unknown) =>
  error instanceof HttpError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429

export const retryQuery = (failures: number, error: unknown): boolean =>
  !isFinal(error) && failures < (isMobile() ? RETRIES_ON_A_PHONE : RETRIES)

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: retryQuery,
        retryDelay: waitBeforeRetryMs,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        // Reads that fall back to what the device keeps say so themselves.
        networkMode: 'online',
      },
      mutations: { retry: 1, retryDelay: waitBeforeRetryMs, networkMode: 'online' },
    },
  })
