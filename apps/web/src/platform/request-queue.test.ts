import { describe, expect, it } from 'vitest'
import { createRequestQueue, REQUEST_LIFE_MS, type QueueOptions } from './request-queue.ts'

function queueOf() {
  let nowMs = 0
  const timers: (() => void)[] = []
  const queue = createRequestQueue({ now: () => nowMs, later: (run) => timers.push(run) })
  const started: string[] = []
  const open = new Map<string, () => void>()
  const put = (name: string, options?: QueueOptions) => {
    const work = () => {
      started.push(name)
      return new Promise<string>((resolve) => open.set(name, () => resolve(name)))
    }
    return queue.run(work, options)
  }
  const end = async (name: string) => {
    open.get(name)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const pass = (ms: number) => {
    nowMs += ms
    for (const run of timers.splice(0)) run()
  }
  const fill = () => ['1', '2', '3', '4', '5', '6'].map((name) => put(name))
  return { queue, put, end, pass, fill, started }
}

describe('the queue of plain reads', () => {
  it('runs six at once and gives each its own answer', async () => {
    const { fill, put, end, started } = queueOf()
    const [first] = fill()
    void put('7')
    expect(started).toEqual(['1', '2', '3', '4', '5', '6'])
    await end('1')
    expect(await first).toBe('1')
    expect(started.at(-1)).toBe('7')
  })

  it('takes high before medium before low, and what is deferred when nothing else runs', async () => {
    const { fill, put, end, started } = queueOf()
    fill()
    void put('deferred', { defer: true, priority: 'high' })
    void put('low', { priority: 'low' })
    void put('medium')
    void put('high', { priority: 'high' })
    for (const name of ['1', '2', '3', '4', '5', '6']) await end(name)
    expect(started.slice(6)).toEqual(['high', 'medium', 'low'])
    for (const name of ['high', 'medium', 'low']) await end(name)
    expect(started.at(-1)).toBe('deferred')
  })

  it('gives up what has waited a minute', async () => {
    const { fill, put, pass, started } = queueOf()
    fill()
    const late = put('late')
    pass(REQUEST_LIFE_MS)
    await expect(late).rejects.toHaveProperty('name', 'TimeoutError')
    expect(started).not.toContain('late')
  })

  it('lets go of what nobody waits for any more', async () => {
    const { fill, put, end, started } = queueOf()
    fill()
    const given = new AbortController()
    const left = put('left', { signal: given.signal })
    given.abort()
    await expect(left).rejects.toHaveProperty('name', 'AbortError')
    await end('1')
    expect(started).not.toContain('left')
  })

  it('hands a failure to whoever asked, and goes on', async () => {
    const { queue } = queueOf()
    await expect(queue.run(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone')
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next')
  })
})
