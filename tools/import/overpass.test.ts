import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from '../programs.ts'
import { cutOff, impatientNet, json, type Loopback, startLoopback, status } from './loopback.ts'
import { fetchElements, overpassTrails, parseElements } from './overpass.ts'

let service: Loopback | null = null
const serve = async (...scripts: Parameters<typeof startLoopback>[0]) => (service = await startLoopback(scripts))
afterEach(() => service?.close())

const way = (id: number, tags: Record<string, string>, more: object = {}) => ({
  type: 'way',
  id,
  tags,
  geometry: [{ lat: 35, lon: -93 - id / 100 }, { lat: 35.01, lon: -93.01 - id / 100 }], // prettier-ignore
  ...more,
})
const trails = (...elements: object[]) => overpassTrails(parseElements({ elements }))

describe('OpenStreetMap', () => {
  it('joins the ways of one trail and reads who may use it', () => {
    const tags = { name: 'Ridge Trail', atv: 'designated', utv: 'no', foot: 'yes', surface: 'fine_gravel' }
    const { candidates } = trails(way(1, tags), way(2, tags))
    expect(candidates).toMatchObject([
      {
        key: 'way/1',
        name: 'Ridge Trail',
        line: { type: 'MultiLineString' },
        fields: { uses: ['atv', 'hiking'], surface: 'fine gravel' },
      },
    ])
  })

  it('reads lines given by their nodes and by the members of a relation', () => {
    const tags = { name: 'Loop', ohv: 'yes' }
    const nodes = [1, 2].map((id) => ({ type: 'node', id, lat: 35 + id / 100, lon: -93 }))
    const byNodes = trails(...nodes, way(3, tags, { geometry: undefined, nodes: [1, 2] }))
    expect(byNodes.candidates[0]?.line?.coordinates).toEqual([[-93, 35.01], [-93, 35.02]]) // prettier-ignore
    const relation = {
      type: 'relation',
      id: 4,
      tags,
      members: [
        { type: 'way', ref: 1, geometry: way(1, tags).geometry },
        { type: 'node', ref: 2 },
      ],
    }
    expect(trails(relation).candidates[0]?.line?.type).toBe('LineString')
  })

  it('leaves out what has no name or says nothing of its use', () => {
    expect(trails(way(1, { highway: 'track', atv: 'yes' }), way(2, { name: 'Lane' })).candidates).toEqual([])
  })

  it('is refused when it ran out of time, though it sent something', () => {
    const remark = 'runtime error: Query timed out in "query" at line 3 after 301 seconds.'
    expect(() => parseElements({ elements: [way(1, {})], remark })).toThrow('gave up')
  })

  it.each([[{}], [[]], [{ elements: [{ type: 'way' }] }], ['<osm/>']])('is refused as %j', (wrong) => {
    expect(() => parseElements(wrong)).toThrow('something else than elements')
  })

  it('is asked again while it is busy or breaks off', async () => {
    const { url, asked } = await serve(status(504), cutOff('{"elements":['), json({ elements: [] }))
    expect(await fetchElements(impatientNet(), url)).toEqual([])
    expect(asked).toHaveLength(3)
  })

  const folder = join(ROOT, '../shared/testdata/samples/overpass')
  it.skipIf(!existsSync(folder)).each(['osmtogeojson_map.json', 'relation-04.json', 'way-02.json'])(
    'reads the recorded answer %s',
    (file) => {
      const elements = parseElements(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      expect(elements.length).toBeGreaterThan(0)
      for (const { line } of overpassTrails(elements).candidates) expect(line).not.toBeNull()
    },
  )
})
