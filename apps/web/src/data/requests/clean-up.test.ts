import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePage } from '../../platform/fakes/fake-page.ts'
import { HIDDEN_FOR_MS, MEMORY_CHECK_MS, watchMemory } from './clean-up.ts'

const KEYS = [
  ['/api/trails'],
  ['auth', '/api/sessions'],
  ['/api/emergency-contacts'],
  ['live-ride'],
  ['navigation'],
  ['group', 1],
]
const SPARED = KEYS.slice(1)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function watched() {
  const queries = new QueryClient()
  for (const key of KEYS) queries.setQueryData(key, 1)
  const page = fakePage()
  const stop = watchMemory({ page, queries })
  const left = () =>
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey)
  return { page, stop, left }
}

describe('the cache of answers', () => {
  it('is emptied when the page was hidden for five seconds, but for what is spared', () => {
    const { page, left } = watched()
    page.setHidden(true)
    vi.advanceTimersByTime(HIDDEN_FOR_MS - 1)
    expect(left()).toEqual(KEYS)
    vi.advanceTimersByTime(1)
    expect(left()).toEqual(SPARED)
  })

  it('stays when the page comes back before', () => {
    const { page, left } = watched()
    page.setHidden(true)
    vi.advanceTimersByTime(HIDDEN_FOR_MS - 1)
    page.setHidden(false)
    vi.advanceTimersByTime(HIDDEN_FOR_MS)
    expect(left()).toEqual(KEYS)
  })

  it('is emptied when more than four fifths of the heap are in use, looked at every half minute', () => {
    const { page, left, stop } = watched()
    page.setHeapShare(0.8)
    vi.advanceTimersByTime(MEMORY_CHECK_MS)
    expect(left()).toEqual(KEYS)
    page.setHeapShare(0.81)
    vi.advanceTimersByTime(MEMORY_CHECK_MS)
    expect(left()).toEqual(SPARED)
    stop()
    expect(vi.getTimerCount()).toBeLessThanOrEqual(KEYS.length)
  })
})
