import { afterEach, describe, expect, it } from 'vitest'
import { fetchLayer, parsePage } from './arcgis.ts'
import { impatientNet, json, type Loopback, startLoopback, status } from './loopback.ts'

let service: Loopback | null = null
const serve = async (...scripts: Parameters<typeof startLoopback>[0]) => (service = await startLoopback(scripts))
afterEach(() => service?.close())

const feature = (id: number) => ({
  type: 'Feature',
  properties: { OBJECTID: id },
  geometry: { type: 'LineString', coordinates: [[-93, 35], [-93.01, 35.01]] }, // prettier-ignore
})
const page = (ids: readonly number[], more: object = {}) =>
  json({ type: 'FeatureCollection', features: ids.map(feature), ...more })
const load = (url: string) => fetchLayer(impatientNet(), `${url}/0`, () => undefined)

describe('a layer', () => {
  it('is read page by page, whichever way the service says that there is more', async () => {
    const { url, asked } = await serve(
      json({ count: 5 }),
      page([1, 2], { exceededTransferLimit: true }),
      status(500),
      page([3, 4], { properties: { exceededTransferLimit: true } }),
      page([5]),
    )
    expect(await load(url)).toHaveLength(5)
    const offsets = asked.slice(1).map((address) => new URL(address, url).searchParams.get('resultOffset'))
    expect(offsets).toEqual(['0', '2', '2', '4'])
  })

  it('is refused when it sends fewer features than it named', async () => {
    const { url } = await serve(json({ count: 3 }), page([1, 2]))
    await expect(load(url)).rejects.toThrow('named 3 features and sent 2')
  })

  it('that says there is more and sends none does not go on for ever', async () => {
    const { url } = await serve(json({ count: 3 }), page([1]), page([], { exceededTransferLimit: true }))
    await expect(load(url)).rejects.toThrow('named 3 features and sent 1')
  })

  it('tells its progress', async () => {
    const { url } = await serve(json({ count: 2 }), page([1], { exceededTransferLimit: true }), page([2]))
    const seen: string[] = []
    await fetchLayer(impatientNet(), url, (done, total, what) => seen.push(`${done}/${String(total)} ${what}`))
    expect(seen).toEqual(['1/2 features', '2/2 features'])
  })
})

it('reports an error that came with status 200', () => {
  expect(() => parsePage({ error: { code: 400, message: 'Invalid field' } }, 'layer')).toThrow('Invalid field')
})

it.each([
  [[]],
  [null],
  ['text'],
  [{ type: 'FeatureCollection' }],
  [{ type: 'FeatureCollection', features: [{ geometry: { type: 'Point' } }] }],
])('refuses %j', (answer) => {
  expect(() => parsePage(answer, 'layer')).toThrow('no GeoJSON lines')
})
