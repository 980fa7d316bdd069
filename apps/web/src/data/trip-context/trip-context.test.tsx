import 'fake-indexeddb/auto'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { PortsProvider } from '../../platform/ports.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { createContextStore, SAVE_DELAY_MS } from './context-store.ts'
import { EMPTY_CONTEXT, limited, merged, readContext } from './trip-context.ts'
import { useTripContext } from './trip-context-of.ts'

const trails = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: `trail-${from + at}` }))
const context = (from: number) => ({
  ...EMPTY_CONTEXT,
  recentRecommendedTrails: trails(from, 15),
  tripPlannerHistory: [from, from + 1],
})

describe('the trip context', () => {
  it('remembers twenty trails, each once, and ten plans', () => {
    const many = {
      ...EMPTY_CONTEXT,
      recentRecommendedTrails: [...trails(0, 3), ...trails(0, 40)],
      tripPlannerHistory: trails(0, 12),
    }
    const { recentRecommendedTrails, tripPlannerHistory } = limited(many)
    expect([recentRecommendedTrails.length, new Set(recentRecommendedTrails.map(({ id }) => id)).size]).toEqual([
      20, 20,
    ])
    expect(recentRecommendedTrails[0]).toEqual({ id: 'trail-0' })
    expect(tripPlannerHistory).toHaveLength(10)
  })

  it('of two devices becomes one, this device’s first', () => {
    const { recentRecommendedTrails, tripPlannerHistory } = merged(context(0), context(10))
    expect(recentRecommendedTrails.map(({ id }) => id)).toEqual(trails(0, 20).map(({ id }) => id))
    expect(tripPlannerHistory).toEqual([0, 1, 10, 11])
  })

  it('that cannot be read is empty', () => {
    expect(readContext({ recentRecommendedTrails: 'all' })).toEqual(EMPTY_CONTEXT)
  })
})

describe('the store of the trip context', () => {
  let database: Database
  let number = 0
  beforeEach(() => (database = createDatabase(`context-${(number += 1)}`)))
  afterEach(() => database.delete())

  function storeOf() {
    const planned: { run: () => void; delayMs: number; isOff: boolean }[] = []
    const later = (run: () => void, delayMs: number) => {
      const plan = { run, delayMs, isOff: false }
      planned.push(plan)
      return () => void (plan.isOff = true)
    }
    let woken = 0
    const store = createContextStore({ open: async () => database, later, wake: () => void (woken += 1) })
    return { store, planned, woken: () => woken }
  }

  it('saves once, a second after the last change, and says that there is something to send', async () => {
    const { store, planned, woken } = storeOf()
    store.change({ activeTripPlan: { name: 'first' } })
    store.change({ activeTripPlan: { name: 'second' } })
    expect(planned.map(({ delayMs, isOff }) => [delayMs, isOff])).toEqual([
      [SAVE_DELAY_MS, true],
      [SAVE_DELAY_MS, false],
    ])
    await store.flush()
    expect(await database.tripContext.toArray()).toMatchObject([
      { context: { activeTripPlan: { name: 'second' } }, isDirty: true, revision: 0 },
    ])
    expect(woken()).toBe(1)
  })

  it('is loaded at the start', async () => {
    await database.tripContext.put({ key: 'tripContext', context: context(0), revision: 3, isDirty: false })
    const { store } = storeOf()
    await store.load()
    expect(store.read().tripPlannerHistory).toEqual([0, 1])
  })

  it('is one for every screen', () => {
    const ports = fakePorts()
    const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
      <PortsProvider value={ports}>{children}</PortsProvider>
    )
    const first = renderHook(useTripContext, { wrapper })
    const second = renderHook(useTripContext, { wrapper })
    act(() => first.result.current[1]({ navigationContext: 'on the way' }))
    expect(second.result.current[0].navigationContext).toBe('on the way')
  })
})
