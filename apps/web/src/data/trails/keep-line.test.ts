import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { forgetEverything } from '../testing/render-with-data.tsx'
import { keepLine } from './keep-line.ts'

beforeEach(forgetEverything)

const geometry = {
  type: 'LineString',
  coordinates: [
    [-93, 35],
    [-93.1, 35],
  ],
}
const looked = (trail: object) => {
  const client = new QueryClient()
  client.setQueryData(['/api/trails', 'a'], { trail, fromCache: false, fetchedAt: 1 })
  return client
}
const lines = async () => (await openDatabase()).trailLines.toArray()

describe('the line of a trail that is saved', () => {
  it('is kept as the list of all lines has it', async () => {
    await keepLine(looked({ id: 'a', name: 'Alpha', geometry }), 'a')
    expect(await lines()).toEqual([{ type: 'Feature', id: 'a', properties: { id: 'a', name: 'Alpha' }, geometry }])
  })
  it('is left alone where nobody knows it', async () => {
    await keepLine(looked({ id: 'a', name: 'Alpha', geometry: null }), 'a')
    await keepLine(new QueryClient(), 'a')
    expect(await lines()).toEqual([])
  })
})
