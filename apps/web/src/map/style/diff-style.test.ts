import type { FeatureCollection } from 'geojson'
import { describe, expect, it } from 'vitest'
import { trailLinesLayer } from '../layers/trail-lines.ts'
import { placesLayer } from '../layers/places.ts'
import { BARE_BASE } from '../testing/fake-map-kit.ts'
import { TEST_TOKENS } from '../testing/tokens.ts'
import { composeStyle, type MapStyle, type Scene } from './compose-style.ts'
import { diffStyle, type StyleStep } from './diff-style.ts'

const lines = (): FeatureCollection => ({ type: 'FeatureCollection', features: [] })
const trails = trailLinesLayer(lines(), new Map())
const parks = placesLayer('parks', [])
const first: Scene = { tokens: TEST_TOKENS, base: BARE_BASE, ground: 'builtIn', layers: [trails], selectedId: null }
const steps = (from: Scene, to: Scene) => diffStyle(composeStyle(from), composeStyle(to))
const kinds = (list: readonly StyleStep[]) => [...new Set(list.map((step) => step.do))]

/** Carries steps out on a plain value, in MapLibre's manner: what does not exist cannot be changed. */
function carryOut(style: MapStyle, list: readonly StyleStep[]) {
  const sources = new Map(Object.entries(style.sources))
  const layers = [...style.layers]
  const placeOf = (id: string): number => {
    const place = layers.findIndex((layer) => layer.id === id)
    if (place < 0) throw new Error(`No layer ${id}`)
    return place
  }
  for (const step of list) {
    if (step.do === 'addSource') sources.set(step.id, step.source)
    else if (step.do === 'removeSource') {
      if (layers.some((layer) => 'source' in layer && layer.source === step.id)) throw new Error(`${step.id} is in use`)
      sources.delete(step.id)
    } else if (step.do === 'addLayer') {
      if ('source' in step.layer && !sources.has(String(step.layer.source)))
        throw new Error(`No source for ${step.layer.id}`)
      layers.splice(step.before === undefined ? layers.length : placeOf(step.before), 0, step.layer)
    } else if (step.do === 'removeLayer') layers.splice(placeOf(step.id), 1)
  }
  return { sources: [...sources.keys()].toSorted(), layers: layers.map(({ id }) => id) }
}
const outcome = (scene: Scene) => {
  const { sources, layers } = composeStyle(scene)
  return { sources: Object.keys(sources).toSorted(), layers: layers.map(({ id }) => id) }
}

describe('the steps from one style to the next', () => {
  it('are none between equal scenes', () => {
    expect(steps(first, { ...first, layers: [...first.layers] })).toEqual([])
  })

  it('send data once when its object changes, and touch nothing else', () => {
    const next = { ...trails, data: lines() }
    expect(steps(first, { ...first, layers: [next] })).toEqual([{ do: 'setData', id: 'trail-lines', data: next.data }])
  })

  it('only set a filter when something is selected', () => {
    expect(kinds(steps(first, { ...first, selectedId: 'a' }))).toEqual(['setFilter'])
  })

  it('only set colours when the theme changes', () => {
    const list = steps(first, { ...first, tokens: { ...TEST_TOKENS, open: 'lime' } })
    expect(list).toEqual([{ do: 'setPaint', id: 'trail-lines-open', name: 'line-color', value: 'lime' }])
  })

  const scenes: readonly (readonly [string, Scene])[] = [
    ['nothing', { ...first, base: null, layers: [] }],
    ['trails', first],
    ['trails and parks', { ...first, layers: [trails, parks] }],
    ['topo', { ...first, ground: 'topo' }],
    ['imagery with parks', { ...first, ground: 'imagery', layers: [parks] }],
  ]
  const pairs = scenes.flatMap(([from, a]) => scenes.map(([to, b]) => [from, to, a, b] as const))
  it.each(pairs)('lead from %s to %s in an order MapLibre can follow', (_from, _to, a, b) => {
    expect(carryOut(composeStyle(a), steps(a, b))).toEqual(outcome(b))
  })
})
