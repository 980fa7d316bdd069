import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { StyleStep } from './diff-style.ts'

type Do = StyleStep['do']
type StepOf<D extends Do> = Extract<StyleStep, { readonly do: D }>
type Setter = (id: string, name: string, value: unknown) => void
type Apply = { readonly [D in Do]: (map: MapLibreMap, step: StepOf<D>) => void }

const APPLY: Apply = {
  addSource: (map, { id, source }) => void map.addSource(id, source),
  removeSource: (map, { id }) => void map.removeSource(id),
  setData: (map, { id, data }) =>
    void map.getSource<GeoJSONSource>(id)?.setData(data as Parameters<GeoJSONSource['setData']>[0]),
  addLayer: (map, { layer, before }) => void map.addLayer(layer, before),
  removeLayer: (map, { id }) => void map.removeLayer(id),
  setPaint: (map, { id, name, value }) => (map.setPaintProperty.bind(map) as Setter)(id, name, value),
  setLayout: (map, { id, name, value }) => (map.setLayoutProperty.bind(map) as Setter)(id, name, value),
  setFilter: (map, { id, filter }) => void map.setFilter(id, filter ?? null),
}

const applyStep = (map: MapLibreMap, step: StyleStep): void =>
  (APPLY[step.do] as (map: MapLibreMap, step: StyleStep) => void)(map, step)

export function applySteps(map: MapLibreMap, steps: readonly StyleStep[]): void {
  for (const step of steps) applyStep(map, step)
}
