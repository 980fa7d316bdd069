import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactsDueAtMs, endWatch, extendWatch, isWatching, type OverdueWatch, watchStep } from './watch.ts'

const MIN = 60_000
const plan: OverdueWatch = {
  stage: 'planned',
  leaveAtMs: 10 * MIN,
  returnAtMs: 100 * MIN,
  graceMin: 30,
  riderWarnedAtMs: null,
  round: 0,
}

/** Looks whenever the watch asks for it, and once at each given time; what was done, in minutes. */
const follow = (watch: OverdueWatch, times: readonly number[]) => {
  const done: string[] = []
  let now = watch
  for (const time of times) {
    let step = watchStep(now, time * MIN)
    while (step.due !== 'nothing') {
      done.push(`${time} ${step.due}`)
      now = step.watch
      step = watchStep(now, time * MIN)
    }
    now = step.watch
  }
  return { done, watch: now }
}

describe('an overdue watch', () => {
  it('asks the rider at the return time and tells the contacts after the grace, once each', () => {
    const minutes = Array.from({ length: 200 }, (_, minute) => minute)
    expect(follow(plan, minutes).done).toEqual(['100 warnRider', '130 warnContacts'])
  })

  it('says when to look again, and never too late', () => {
    expect(watchStep(plan, 0).nextAtMs).toBe(10 * MIN)
    const out = watchStep(plan, 10 * MIN)
    expect(out).toMatchObject({ due: 'nothing', nextAtMs: 100 * MIN, watch: { stage: 'underWay' } })
    const warned = watchStep(out.watch, 100 * MIN)
    expect(warned.nextAtMs).toBe(130 * MIN)
    expect(watchStep(warned.watch, 130 * MIN).nextAtMs).toBeNull()
  })

  it('that arrives long after everything was due asks the rider first and leaves time to answer', () => {
    expect(follow(plan, [500, 505, 509, 510, 511]).done).toEqual(['500 warnRider', '510 warnContacts'])
    expect(follow({ ...plan, graceMin: 5 }, [500, 504, 505]).done).toEqual(['500 warnRider', '505 warnContacts'])
  })

  it('is quiet after a check-in at any time', () => {
    for (const time of [0, 50, 100, 115]) {
      const back = endWatch(follow(plan, [time]).watch, 'checkedIn')
      expect(follow(back, [200, 300]).done).toEqual([])
    }
  })

  it('stays as it ended', () => {
    const back = endWatch(plan, 'checkedIn')
    expect(endWatch(back, 'closed')).toBe(back)
    expect(extendWatch(back, 900 * MIN, 0)).toBe(back)
  })

  it('that is extended waits for the new time and tells again', () => {
    const warned = follow(plan, [100]).watch
    const longer = extendWatch(warned, 160 * MIN, 101 * MIN)
    expect(longer.round).toBe(1)
    expect(follow(longer, [130, 159, 160, 190]).done).toEqual(['160 warnRider', '190 warnContacts'])
  })

  it('that is extended before anything was told stays the same round', () => {
    expect(extendWatch(plan, 160 * MIN, 5 * MIN)).toEqual({ ...plan, returnAtMs: 160 * MIN })
  })

  it('is not put off by a new time that is over already', () => {
    const warned = follow(plan, [100]).watch
    expect(extendWatch(warned, 90 * MIN, 101 * MIN).stage).toBe('riderWarned')
  })

  it('looked at at any times warns the rider before the contacts, each at most once, never early', () => {
    const times = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 40 })
    fc.assert(
      fc.property(times, fc.integer({ min: 5, max: 120 }), (some, graceMin) => {
        const sorted = some.toSorted((a, b) => a - b)
        const { done, watch } = follow({ ...plan, graceMin }, sorted)
        expect(done.map((line) => line.split(' ')[1])).toEqual(['warnRider', 'warnContacts'].slice(0, done.length))
        for (const line of done) {
          const [minute, due] = line.split(' ')
          expect(Number(minute)).toBeGreaterThanOrEqual(due === 'warnRider' ? 100 : 100 + graceMin)
        }
        // What is due by the last look has been done by it.
        const last = sorted.at(-1) ?? 0
        if (last >= 100) expect(watch.stage).not.toBe('underWay')
        if (watch.stage === 'riderWarned') expect(contactsDueAtMs(watch)).toBeGreaterThan(last * MIN)
        expect(isWatching(watch)).toBe(true)
      }),
    )
  })
})
