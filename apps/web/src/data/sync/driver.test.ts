import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { createSyncDriver, waitAfterMs } from './driver.ts'
import type { SyncResult } from './sync.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve))

function driven(results: SyncResult[] = []) {
  const ports = fakePorts()
  const delays: number[] = []
  let run = () => {}
  let wake = () => {}
  let syncs = 0
  let asked = 0
  const driver = createSyncDriver({
    ...ports,
    sync: async () => ((syncs += 1), results.shift() ?? { sent: 0, problem: null }),
    later: (next, delayMs) => {
      delays.push(delayMs)
      run = next
      return () => void (run = () => {})
    },
    askForWorker: () => void (asked += 1),
    signals: [(onSignal) => ((wake = onSignal), () => void (wake = () => {}))],
  })
  return { ports, driver, delays, syncs: () => syncs, asked: () => asked, tick: () => run(), wake: () => wake() }
}

describe('what decides when to sync', () => {
  it('syncs at the start, on a write, when the network returns and when the page does', async () => {
    const { ports, driver, syncs, wake } = driven()
    const stop = driver.start()
    await turn()
    for (const happen of [wake, () => ports.setOnline(true), () => ports.page.setHidden(false)]) {
      happen()
      await turn()
    }
    expect(syncs()).toBe(4)
    stop()
    wake()
    await turn()
    expect(syncs()).toBe(4)
  })

  it('waits longer after each failure and says what is wrong, until it goes through', async () => {
    const bad = { sent: 0, problem: 'The server could not be reached.' }
    const { driver, delays, tick } = driven([bad, bad])
    driver.start()
    await turn()
    expect(driver.read()).toMatchObject({ problem: bad.problem, doneAt: null })
    tick()
    await turn()
    tick()
    await turn()
    expect(delays).toEqual([5000, 10_000, 60_000])
    expect(driver.read()).toMatchObject({ problem: null, isRunning: false })
    expect(waitAfterMs(50)).toBe(300_000)
  })

  it('asks nobody while the page is hidden or the browser knows that there is no network', async () => {
    const { ports, driver, syncs, tick } = driven()
    driver.start()
    await turn()
    ports.page.setHidden(true)
    tick()
    await turn()
    ports.page.setHidden(false)
    await turn()
    ports.setOnline(false)
    tick()
    await turn()
    expect(syncs()).toBe(2)
  })

  it('asks for the worker where something is left, and where the page is left while it is at it', async () => {
    const { ports, driver, asked } = driven([{ sent: 0, problem: 'The server could not be reached.' }])
    driver.start()
    await turn()
    expect(asked()).toBe(1)
    void driver.now()
    ports.page.setHidden(true)
    expect(asked()).toBe(2)
    await turn()
    ports.page.setHidden(false)
    await turn()
    ports.page.setHidden(true)
    expect(asked()).toBe(2)
  })

  it('syncs once more for what was written while it was at it', async () => {
    const { driver, syncs } = driven()
    await Promise.all([driver.now(), driver.now(), driver.now()])
    expect(syncs()).toBe(2)
  })
})
