import type { BaseMapData } from '../base/base-map-data.ts'
import type { MapKit } from '../map-kit.ts'
import {
  ARKANSAS,
  type Camera,
  type FitOptions,
  type MapEvents,
  type MapOwnerOptions,
  type MapView,
} from '../map-view.ts'
import type { Bounds, Position } from '@bluffline/core'
import type { Scene } from '../style/compose-style.ts'

const NO_SHAPES = { type: 'FeatureCollection', features: [] } as const

/** A base map with nothing on it. */
export const BARE_BASE: BaseMapData = {
  land: { type: 'MultiPolygon', coordinates: [] },
  countyLines: { type: 'MultiLineString', coordinates: [] },
  stateLine: { type: 'MultiLineString', coordinates: [] },
  neighbourLines: { ...NO_SHAPES, features: [] },
  rivers: { ...NO_SHAPES, features: [] },
  lakes: { ...NO_SHAPES, features: [] },
  towns: { ...NO_SHAPES, features: [] },
  countyLabels: { ...NO_SHAPES, features: [] },
  stateLabels: { ...NO_SHAPES, features: [] },
}

/** A view of the whole state. */
export const STATE_VIEW: MapView = {
  center: { lng: -92.4, lat: 34.8 },
  zoom: 6,
  bearingDeg: 0,
  bounds: ARKANSAS,
  metresPerPixel: 1000,
}

export interface FakeMap {
  readonly kit: () => Promise<MapKit>
  readonly scenes: readonly Scene[]
  readonly fits: readonly { readonly bounds: Bounds; readonly options: FitOptions | undefined }[]
  readonly moves: readonly { readonly center: Position }[]
  readonly looks: readonly Camera[]
  readonly zooms: readonly number[]
  readonly norths: () => number
  readonly destroyed: () => number
  /** What the map would tell, e.g. `events().onTap(hits)`. */
  readonly events: () => MapEvents
  readonly options: () => MapOwnerOptions
}

/** An owner that draws nothing and writes down what it is told. */
export function fakeMap(): FakeMap {
  const scenes: Scene[] = []
  const fits: { readonly bounds: Bounds; readonly options: FitOptions | undefined }[] = []
  const moves: { readonly center: Position }[] = []
  const looks: Camera[] = []
  const zooms: number[] = []
  let norths = 0
  let destroyed = 0
  let made: MapOwnerOptions | undefined
  const options = (): MapOwnerOptions => {
    if (made === undefined) throw new Error('No map was made')
    return made
  }
  const kit: MapKit = {
    base: Promise.resolve(BARE_BASE),
    createOwner: (wanted) => {
      made = wanted
      return {
        show: (scene) => void scenes.push(scene),
        view: () => STATE_VIEW,
        fit: (bounds, given) => void fits.push({ bounds, options: given }),
        moveTo: (to) => void moves.push(to),
        follow: (camera) => void looks.push(camera),
        zoomBy: (steps) => void zooms.push(steps),
        resetNorth: () => void norths++,
        reloadTiles: () => undefined,
        destroy: () => void destroyed++,
      }
    },
  }
  return {
    kit: () => Promise.resolve(kit),
    scenes,
    fits,
    moves,
    looks,
    zooms,
    norths: () => norths,
    destroyed: () => destroyed,
    events: () => options().events,
    options,
  }
}
