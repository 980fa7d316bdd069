import { afterEach, describe, expect, it } from 'vitest'
import { HttpError } from '../platform/http-error.ts'
import { createQueryClient, retryQuery, waitBeforeRetryMs } from './query-client.ts'

const widthPx = window.innerWidth
const setWidth = (px: number) => Object.defineProperty(window, 'innerWidth', { value: px, configurable: true })
afterEach(() => setWidth(widthPx))

const tries = (error: unknown) => [0, 1, 2, 3].filter((failures) => retryQuery(failures, error)).length

describe('the query cache', () => {
  it('keeps the agreed times and never fetches by itself', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      networkMode: 'online',
    })
    expect(createQueryClient().getDefaultOptions().mutations).toMatchObject({ retry: 1, networkMode: 'online' })
  })

  it('tries three times more, once more on a phone, and not at all where the answer is final', () => {
    setWidth(1200)
    expect(tries(new TypeError('Failed to fetch'))).toBe(3)
    expect(tries(new HttpError(503, 'busy'))).toBe(3)
    expect(tries(new HttpError(404, 'none'))).toBe(0)
    setWidth(390)
    expect(tries(new TypeError('Failed to fetch'))).toBe(1)
  })

  it('waits twice as long each time, thirty seconds at most', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(waitBeforeRetryMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })
})
