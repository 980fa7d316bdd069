import { describe, expect, it } from 'vitest'
import { failedOutside, type OutsideAnswer } from './ask-json.ts'
import { createPaced, type Known } from './paced.ts'

const MINUTE_MS = 60_000

/** A service that answers what the test says, and a clock the test turns. */
const stand = (answers: readonly OutsideAnswer<string>[] = []) => {
  const clock = { nowMs: 1e12 }
  const asked: string[] = []
  const kept: (readonly [string, Known<string>])[] = []
  const left = [...answers]
  let [underWay, most] = [0, 0]
  const source = createPaced<string, string>({
    freshMs: 10 * MINUTE_MS,
    nowMs: () => clock.nowMs,
    onGood: (key, known) => kept.push([key, known]),
    ask: async (key) => {
      asked.push(key)
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      return left.shift() ?? { ok: true, value: `${key} is fine` }
    },
  })
  return { source, asked, kept, clock, most: () => most }
}

describe('asking a service outside', () => {
  it('keeps an answer while it is fresh, asks one thing at a time and the same thing once', async () => {
    const { source, asked, clock, most } = stand()
    await Promise.all([source.ask('a'), source.ask('a'), source.ask('b'), source.ask('a')])
    clock.nowMs += 10 * MINUTE_MS - 1
    await source.ask('a')
    expect([asked, most()]).toEqual([['a', 'b'], 1])
    clock.nowMs += 1
    await source.ask('a')
    expect(asked).toHaveLength(3)
  })

  it.each(['refused', 'busy', 'unreachable', 'slow'] as const)(
    'leaves it alone for 1, 2, 4 … minutes while it is %s, and begins anew after a good answer',
    async (problem) => {
      const bad = failedOutside(problem)
      const { source, asked, clock } = stand([bad, bad, bad, { ok: true, value: '' }, bad])
      const tries: number[] = []
      for (let minute = 0; minute < 12; minute += 1) {
        const before = asked.length
        await source.ask(String(minute))
        if (asked.length > before) tries.push(minute)
        clock.nowMs += MINUTE_MS
      }
      expect(tries).toEqual([0, 1, 3, 7, 8, 9, 10, 11])
    },
  )

  it('waits as long as it is asked to', async () => {
    const { source, asked, clock } = stand([failedOutside('busy', 600)])
    await source.ask('a')
    clock.nowMs += 600_000 - 1
    expect((await source.ask('a')).problem).toBe('busy')
    clock.nowMs += 1
    await source.ask('a')
    expect(asked).toHaveLength(2)
  })

  it.each(['missing', 'unreadable'] as const)('asks on about other things when one is %s', async (problem) => {
    const { source, asked } = stand([failedOutside(problem)])
    expect(await source.ask('a')).toEqual({ known: null, problem })
    await source.ask('a')
    await source.ask('b')
    expect([asked, source.state()]).toEqual([['a', 'b'], 'configured'])
  })

  it('gives the last good word with its time, for as long as there is no newer one', async () => {
    const { source, clock } = stand([{ ok: true, value: 'fine' }, failedOutside('unreachable')])
    const atMs = clock.nowMs
    await source.ask('a')
    clock.nowMs += 3 * 24 * 60 * MINUTE_MS
    expect(await source.ask('a')).toEqual({ known: { value: 'fine', atMs }, problem: 'unreachable' })
    expect(source.state()).toBe('failing')
  })

  it('hands on what is good to be kept, and takes back what is older than nothing', async () => {
    const { source, kept, clock } = stand()
    await source.ask('a')
    expect(kept).toEqual([['a', { value: 'a is fine', atMs: clock.nowMs }]])
    source.restore([
      ['a', { value: 'old', atMs: 1 }],
      ['b', { value: 'old', atMs: 1 }],
    ])
    expect([source.known('a').known?.value, source.known('b').known?.value]).toEqual(['a is fine', 'old'])
  })

  it('in the background asks for what is not fresh, and stops when the service has had enough', async () => {
    const { source, asked } = stand([{ ok: true, value: '' }, failedOutside('busy')])
    source.refresh(['a', 'b', 'c', 'd'])
    expect(source.isAsking('d')).toBe(true)
    source.refresh(['d'])
    await source.idle()
    expect([asked, source.isAsking('d')]).toEqual([['a', 'b'], false])
  })
})
