import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/open-database.ts'
import { forgetEverything } from '../../testing/render-with-data.tsx'
import { readLists } from './read-lists.ts'

beforeEach(forgetEverything)

const line = (id: string) => ({
  type: 'Feature',
  id,
  properties: { id, name: id.toUpperCase() },
  geometry: {
    type: 'LineString',
    coordinates: [
      [-93, 35],
      [-93.1, 35],
    ],
  },
})

/** A server with these answers, and what it was asked. */
function server(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const send = ((address: string) => {
    asked.push(address)
    return Promise.resolve(address in answers ? Response.json(answers[address]) : new Response('no', { status: 503 }))
  }) as typeof fetch
  return { asked, send }
}

const lines = (...ids: string[]) => ({ '/api/trail-lines': { type: 'FeatureCollection', features: ids.map(line) } })
const LINES = {
  but: ['trails', 'parks', 'campgrounds', 'wmas', 'waterways', 'access-points'].map((name) => `/api/${name}`),
}
const keptLines = async () => (await openDatabase()).trailLines.toCollection().primaryKeys()

describe('the keeper of the lists', () => {
  it('reads every list but those the page has, keeps what came and says that some did not', async () => {
    const { asked, send } = server(lines('a', 'a', 'b'))
    await expect(readLists({ but: ['/api/trails'] }, send)).rejects.toThrow('5 of the lists were not kept')
    expect(asked).toEqual([
      '/api/trail-lines',
      '/api/parks',
      '/api/campgrounds',
      '/api/wmas',
      '/api/waterways',
      '/api/access-points',
    ])
    expect(await keptLines()).toEqual(['a', 'b'])
    expect((await (await openDatabase()).meta.get('/api/trail-lines'))?.fetchedAtMs).toBeGreaterThan(0)
  })

  it('leaves a copy as it was where the answer is refused, broken or no list', async () => {
    await readLists(LINES, server(lines('old')).send)
    for (const answer of [{ type: 'FeatureCollection', features: [{ id: 'x' }] }, { features: 'none' }, null]) {
      await expect(readLists(LINES, server({ '/api/trail-lines': answer }).send)).rejects.toThrow()
    }
    await expect(readLists(LINES, server({}).send)).rejects.toThrow()
    expect(await keptLines()).toEqual(['old'])
  })

  it('replaces a list as a whole, and asks for no other', async () => {
    await readLists(LINES, server(lines('a', 'b')).send)
    const { asked, send } = server(lines('b', 'c'))
    await readLists(LINES, send)
    expect(asked).toEqual(['/api/trail-lines'])
    expect(await keptLines()).toEqual(['b', 'c'])
  })
})
