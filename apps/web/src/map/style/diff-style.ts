import type { FilterSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { MapStyle } from './compose-style.ts'

/** One step from the style on the screen to the next. */
export type StyleStep =
  | { readonly do: 'addSource'; readonly id: string; readonly source: SourceSpecification }
  | { readonly do: 'removeSource'; readonly id: string }
  | { readonly do: 'setData'; readonly id: string; readonly data: unknown }
  | { readonly do: 'addLayer'; readonly layer: LayerSpecification; readonly before: string | undefined }
  | { readonly do: 'removeLayer'; readonly id: string }
  | { readonly do: 'setPaint' | 'setLayout'; readonly id: string; readonly name: string; readonly value: unknown }
  | { readonly do: 'setFilter'; readonly id: string; readonly filter: FilterSpecification | undefined }

type Values = Readonly<Record<string, unknown>>

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
const dataOf = (source: SourceSpecification): unknown => ('data' in source ? source.data : undefined)
const shapeOf = (source: SourceSpecification): unknown => ({ ...source, data: null })

function sourceSteps(from: MapStyle['sources'], to: MapStyle['sources']) {
  const steps: StyleStep[] = []
  const renewed = new Set<string>()
  for (const [id, source] of Object.entries(to)) {
    const old = from[id]
    if (old !== undefined && same(shapeOf(old), shapeOf(source))) {
      if (dataOf(old) !== dataOf(source)) steps.push({ do: 'setData', id, data: dataOf(source) })
      continue
    }
    if (old !== undefined) {
      renewed.add(id)
      steps.push({ do: 'removeSource', id })
    }
    steps.push({ do: 'addSource', id, source })
  }
  const gone = Object.keys(from).filter((id) => to[id] === undefined)
  return { steps, gone, renewed }
}

function valueSteps(
  kind: 'setPaint' | 'setLayout',
  layers: readonly [id: string, from: Values, to: Values],
): StyleStep[] {
  const [id, from, to] = layers
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => !same(from[name], to[name]))
    .map((name) => ({ do: kind, id, name, value: to[name] }))
}

const part = (layer: LayerSpecification, name: 'paint' | 'layout'): Values => (layer[name] ?? {}) as Values
const filterOf = (layer: LayerSpecification): FilterSpecification | undefined =>
  'filter' in layer ? layer.filter : undefined

function layerSteps(from: LayerSpecification, to: LayerSpecification): StyleStep[] {
  const { id } = to
  const filter: StyleStep[] = same(filterOf(from), filterOf(to)) ? [] : [{ do: 'setFilter', id, filter: filterOf(to) }]
  return [
    ...filter,
    ...valueSteps('setLayout', [id, part(from, 'layout'), part(to, 'layout')]),
    ...valueSteps('setPaint', [id, part(from, 'paint'), part(to, 'paint')]),
  ]
}

const sourceOf = (layer: LayerSpecification): string | undefined =>
  'source' in layer && typeof layer.source === 'string' ? layer.source : undefined

/** Layers that keep their place: the longest run of the new order that is already in the old one's order, taken greedily. */
function keptLayers(
  from: readonly LayerSpecification[],
  to: readonly LayerSpecification[],
  renewed: ReadonlySet<string>,
) {
  const places = new Map(from.map((layer, place) => [layer.id, { layer, place }]))
  const kept = new Map<string, LayerSpecification>()
  let last = -1
  for (const layer of to) {
    const old = places.get(layer.id)
    if (old === undefined || old.place < last) continue
    const source = sourceOf(layer)
    const remade = source !== sourceOf(old.layer) || (source !== undefined && renewed.has(source))
    if (remade || old.layer.type !== layer.type) continue
    last = old.place
    kept.set(layer.id, old.layer)
  }
  return kept
}

/** The steps from one style to another. Data is compared by identity, everything else by value; equal styles give no step at all. */
export function diffStyle(from: MapStyle, to: MapStyle): readonly StyleStep[] {
  const sources = sourceSteps(from.sources, to.sources)
  const kept = keptLayers(from.layers, to.layers, sources.renewed)
  const removed = from.layers.filter(({ id }) => !kept.has(id)).map(({ id }): StyleStep => ({ do: 'removeLayer', id }))
  const added: StyleStep[] = []
  to.layers.toReversed().forEach((layer, back) => {
    const before = to.layers[to.layers.length - back]?.id
    const old = kept.get(layer.id)
    if (old === undefined) added.push({ do: 'addLayer', layer, before })
    else added.push(...layerSteps(old, layer))
  })
  const gone = sources.gone.map((id): StyleStep => ({ do: 'removeSource', id }))
  return [...removed, ...gone, ...sources.steps, ...added]
}
