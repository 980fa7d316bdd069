import type { SiteNights } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import type { MonthAnswer } from './month-source.ts'
import { createPacedSource } from './paced-source.ts'

const MINUTE_MS = 60_000
const sites: readonly SiteNights[] = []
const GOOD: MonthAnswer = { ok: true, sites }
const bad = (problem: 'busy' | 'refused' | 'unreadable' | 'unreachable', waitS: number | null = null): MonthAnswer => ({
  ok: false,
  problem,
  waitS,
})

/** A service that answers what the test says, and a clock the test turns. */
const stand = (answers: readonly MonthAnswer[] = []) => {
  const clock = { nowMs: 1e12 }
  const asked: string[] = []
  let [underWay, most] = [0, 0]
  const left = [...answers]
  const source = createPacedSource(
    {
      month: async (facility, month) => {
        asked.push(`${facility} ${month}`)
        underWay += 1
        most = Math.max(most, underWay)
        await Promise.resolve()
        underWay -= 1
        return left.shift() ?? GOOD
      },
    },
    () => clock.nowMs,
  )
  return { source, asked, clock, most: () => most }
}

describe('asking a booking service', () => {
  it('keeps an answer for 15 minutes', async () => {
    const { source, asked, clock } = stand()
    await source.ask('1', '2027-05-01')
    clock.nowMs += 15 * MINUTE_MS - 1
    await source.ask('1', '2027-05-01')
    expect(asked).toHaveLength(1)
    clock.nowMs += 1
    await source.ask('1', '2027-05-01')
    expect(asked).toHaveLength(2)
  })

  it('asks one campground one question at a time, and the same question once', async () => {
    const { source, asked, most } = stand()
    await Promise.all([
      source.ask('1', '2027-05-01'),
      source.ask('1', '2027-05-01'),
      source.ask('1', '2027-06-01'),
      source.ask('1', '2027-05-01'),
    ])
    expect(asked).toEqual(['1 2027-05-01', '1 2027-06-01'])
    expect(most()).toBe(1)
  })

  it.each(['refused', 'busy', 'unreachable'] as const)(
    'leaves everybody alone for 1, 2, 4 … minutes while it is %s, and begins anew after a good answer',
    async (problem) => {
      const { source, asked, clock } = stand([bad(problem), bad(problem), bad(problem), GOOD, bad(problem)])
      const tries: number[] = []
      const from = clock.nowMs
      for (let minute = 0; minute < 12; minute += 1) {
        const before = asked.length
        // Another campground each time: the pause is the service's, not the campground's.
        await source.ask(String(minute), '2027-05-01')
        if (asked.length > before) tries.push((clock.nowMs - from) / MINUTE_MS)
        clock.nowMs += MINUTE_MS
      }
      expect(tries).toEqual([0, 1, 3, 7, 8, 9, 10, 11])
    },
  )

  it('waits as long as the service asks for', async () => {
    const { source, asked, clock } = stand([bad('busy', 600)])
    await source.ask('1', '2027-05-01')
    clock.nowMs += 600_000 - 1
    await source.ask('2', '2027-05-01')
    expect(asked).toHaveLength(1)
    clock.nowMs += 1
    await source.ask('2', '2027-05-01')
    expect(asked).toHaveLength(2)
  })

  it('waits an hour at most without being asked to', async () => {
    const { source, asked, clock } = stand(Array.from({ length: 20 }, () => bad('unreachable')))
    for (let tries = 0; tries < 10; tries += 1) {
      await source.ask('1', `2027-05-0${tries}`)
      clock.nowMs += 60 * MINUTE_MS
    }
    expect(asked).toHaveLength(10)
  })

  it('asks others on when one campground sends what nobody can read', async () => {
    const { source, asked } = stand([bad('unreadable')])
    expect(await source.ask('1', '2027-05-01')).toEqual({ known: null, problem: 'unreadable' })
    await source.ask('1', '2027-05-01')
    await source.ask('2', '2027-05-01')
    expect(asked).toEqual(['1 2027-05-01', '2 2027-05-01'])
  })

  it('shows the last good word with its age while there is no newer one', async () => {
    const { source, clock } = stand([GOOD, bad('busy')])
    await source.ask('1', '2027-05-01')
    const atMs = clock.nowMs
    clock.nowMs += 20 * MINUTE_MS
    expect(await source.ask('1', '2027-05-01')).toEqual({ known: { sites, atMs }, problem: 'busy' })
    clock.nowMs += 24 * 60 * MINUTE_MS
    expect(source.known('1', '2027-05-01').known).toBeNull()
  })

  it('in the background asks for what is not fresh, one after the other, and stops when the service has had enough', async () => {
    const { source, asked, most } = stand([GOOD, bad('busy')])
    source.refresh(['1', '2', '3', '4'].map((facility) => [facility, '2027-05-01'] as const))
    expect(source.isAsking('4', '2027-05-01')).toBe(true)
    await source.idle()
    expect(asked).toEqual(['1 2027-05-01', '2 2027-05-01'])
    expect(most()).toBe(1)
    expect(source.isAsking('4', '2027-05-01')).toBe(false)
    expect(source.state()).toBe('failing')
  })
})
