import { describe, expect, it } from 'vitest'
import { prepareAnswer } from './answer.ts'
import { createAnswerCache } from './answer-cache.ts'
import { describeIntegrations } from './integrations.ts'
import { createLifecycle } from './lifecycle.ts'
import { pageOf, readCursor, writeCursor } from './pages.ts'
import { createShutdown } from './shutdown.ts'

const source = (text: string) => async () => ({ text, mediaType: 'text/plain' })

describe('the cache of answers', () => {
  it('makes an answer once, also for two who ask at the same moment', async () => {
    const cache = createAnswerCache(1_000_000)
    let made = 0
    const make = async () => {
      made += 1
      return source('hello')()
    }
    const [one, two] = await Promise.all([cache.get('key', make), cache.get('key', make)])
    expect(await cache.get('key', make)).toBe(one)
    expect(two).toBe(one)
    expect(made).toBe(1)
  })

  it('drops the answer used longest ago when it is full', async () => {
    const cache = createAnswerCache(30_000)
    await cache.get('a', source('a'.repeat(900)))
    for (let i = 0; i < 20; i += 1) await cache.get(`b${i}`, source('b'.repeat(900)))
    expect(cache.ready('a')).toBeUndefined()
    expect(cache.ready('b19')).toBeDefined()
  })

  it('forgets a making that failed', async () => {
    const cache = createAnswerCache(1_000_000)
    await expect(cache.get('key', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
    expect((await cache.get('key', source('now'))).variant(['identity'])?.body.toString()).toBe('now')
  })
})

describe('a prepared answer', () => {
  it('has the same ETag for the same bytes and another one for others', async () => {
    const tag = async (text: string) => (await prepareAnswer(await source(text)())).variant(['identity'])?.etag
    expect(await tag('one')).toBe(await tag('one'))
    expect(await tag('one')).not.toBe(await tag('two'))
  })

  it('is sent plain where compressing it gains nothing', async () => {
    const short = await prepareAnswer(await source('short')())
    expect(short.variant(['br', 'gzip', 'identity'])?.headers).not.toHaveProperty('content-encoding')
  })
})

describe('pages', () => {
  it('end with null, and a cursor of another catalogue is refused', () => {
    expect(pageOf(['a', 'b', 'c'], 0, 2)).toEqual({ rows: ['a', 'b'], nextOffset: 2 })
    expect(pageOf(['a', 'b', 'c'], 2, 2)).toEqual({ rows: ['c'], nextOffset: null })
    expect(pageOf(['a', 'b'], 0, 2)).toEqual({ rows: ['a', 'b'], nextOffset: null })
    expect(pageOf(['a'], 99, 2)).toEqual({ rows: [], nextOffset: null })
    expect(readCursor(writeCursor('v1', 40), 'v1')).toEqual({ ok: true, value: 40 })
    expect(readCursor(writeCursor('v1', 40), 'v2')).toMatchObject({ ok: false, code: 'bad_request' })
    expect(readCursor('%%%', 'v1')).toMatchObject({ ok: false })
  })
})

describe('the life of the process', () => {
  it('does not become ready again once it stops', () => {
    const lifecycle = createLifecycle()
    lifecycle.enter('stopping')
    lifecycle.enter('ready')
    expect(lifecycle.phase()).toBe('stopping')
  })

  const watched = (stop: () => Promise<void>) => {
    const codes: number[] = []
    let nowMs = 0
    const shutdown = createShutdown({
      stop,
      say: () => {},
      exit: (code) => codes.push(code),
      nowMs: () => nowMs,
      waitAtMostMs: 60_000,
    })
    return { codes, shutdown, at: (ms: number) => (nowMs = ms) }
  }

  it('ends with 0 when everything is closed, with 1 when it cannot be', async () => {
    const good = watched(async () => {})
    good.shutdown()
    const bad = watched(() => Promise.reject(new Error('stuck')))
    bad.shutdown()
    await Promise.resolve().then(() => Promise.resolve())
    await new Promise((resolve) => setImmediate(resolve))
    expect([good.codes, bad.codes]).toEqual([[0], [1]])
  })

  it('is forced by a second Ctrl-C, but not by the echo of the first', () => {
    const never = watched(() => new Promise(() => {}))
    never.shutdown()
    never.at(100)
    never.shutdown()
    expect(never.codes).toEqual([])
    never.at(2000)
    never.shutdown()
    expect(never.codes).toEqual([130])
  })
})

describe('integrations', () => {
  it('are named with their state', () => {
    expect(describeIntegrations([])).toEqual({})
    expect(describeIntegrations([{ name: 'mail', state: () => 'off' }])).toEqual({ mail: 'off' })
  })
})
