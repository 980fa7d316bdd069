import type { Bounds, Position } from '@bluffline/core'
import {
  addProtocol,
  GPUInitializationError,
  setWorkerCount,
  setWorkerUrl,
  Map as MapLibreMap,
  type MapOptions,
} from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { drawMark, MARK_RATIO } from './markers/draw-mark.ts'
import { readMarkId } from './markers/marker-id.ts'
import { followOn } from './follow-on.ts'
import { NoWebGl } from './no-web-gl.ts'
import type { MapEvents, MapOwner, MapOwnerOptions, MapView } from './map-view.ts'
import { applySteps } from './style/apply-steps.ts'
import { composeStyle, type MapStyle, type Scene } from './style/compose-style.ts'
import { diffStyle } from './style/diff-style.ts'
import { hitsAt } from './taps.ts'
import { TILE_SCHEME } from './tiles/tile-layers.ts'

// Our own data is small; a second worker would only cost start-up time and memory.
setWorkerCount(1)
setWorkerUrl(workerAddress)

const EMPTY_STYLE: MapStyle = { sources: {}, layers: [] }
/** Far enough out to see the neighbours, never the whole world: the built-in map ends there. */
const [LEAST_ZOOM, MOST_ZOOM] = [5, 18]
/** Beyond this the built-in map has nothing, and nobody looks for an Arkansas trail. */
const LIMITS: [number, number, number, number] = [-98.6, 30.2, -85.9, 39.3]

const boxOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north]

function viewOf(map: MapLibreMap): MapView {
  const { lng, lat } = map.getCenter()
  const box = map.getBounds()
  const zoom = map.getZoom()
  return {
    center: { lng, lat },
    zoom,
    bearingDeg: map.getBearing(),
    bounds: { west: box.getWest(), south: box.getSouth(), east: box.getEast(), north: box.getNorth() },
    metresPerPixel: (40_075_016.686 * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom),
  }
}

function listen(map: MapLibreMap, events: MapEvents): void {
  const tap = async (x: number, y: number): Promise<void> => {
    const hits = await hitsAt(map, { x, y })
    if (hits !== null) events.onTap(hits)
  }
  map.on('click', ({ point }) => void tap(point.x, point.y))
  map.on('move', () => events.onMove(viewOf(map)))
  map.on('moveend', () => events.onMoveEnd(viewOf(map)))
  map.on('webglcontextlost', () => events.onLost())
  // A tile that is not to be had is no fault of the map: the tile source tells of it.
  map.on('error', (event) => {
    if (!('tile' in event)) events.onError(new Error(event.error.message))
  })
  map.getCanvas().addEventListener('keydown', ({ key }) => {
    const { clientWidth, clientHeight } = map.getContainer()
    if (key === 'Enter') void tap(clientWidth / 2, clientHeight / 2)
  })
}

/** Asking the browser beforehand whether it can draw would make a second drawing surface, which costs a second on a slow phone. */
function openMap(options: MapOptions): MapLibreMap {
  try {
    return new MapLibreMap(options)
  } catch (error) {
    throw error instanceof GPUInitializationError ? new NoWebGl('This browser cannot draw maps') : error
  }
}

function createMap({ container, label, start }: MapOwnerOptions): MapLibreMap {
  const map = openMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    attributionControl: false,
    maplibreLogo: false,
    minZoom: LEAST_ZOOM,
    maxZoom: MOST_ZOOM,
    maxBounds: LIMITS,
    renderWorldCopies: false,
    dragRotate: true,
    touchPitch: false,
    pitchWithRotate: false,
    maxPitch: 0,
    fadeDuration: 0,
    clickTolerance: 6,
    validateStyle: import.meta.env.DEV,
    // Its frame bears the plain label; two landmarks of one name could not be told apart.
    locale: { 'Map.Title': `${label}, drawing` },
    ...('bounds' in start
      ? {
          bounds: boxOf(start.bounds),
          fitBoundsOptions: { padding: start.paddingPx ?? 24, maxZoom: start.maxZoom ?? 14 },
        }
      : { center: [start.center.lng, start.center.lat], zoom: start.zoom }),
  })
  map.setMissingStyleImageResolver((id) => {
    const request = readMarkId(id)
    if (request !== null && !map.hasImage(id)) map.addImage(id, drawMark(request), { pixelRatio: MARK_RATIO })
  })
  return map
}

/** The one owner of a MapLibre instance. Scenes come as values; only what differs from the last one reaches the map. */
export function createMapOwner(options: MapOwnerOptions): MapOwner {
  addProtocol(TILE_SCHEME, async ({ url }, { signal }) => ({ data: await options.loadTile(url, signal) }))
  const map = createMap(options)
  let shown: MapStyle = EMPTY_STYLE
  let waiting: Scene | null = null
  let ready = false
  const draw = (scene: Scene): void => {
    const next = composeStyle(scene)
    applySteps(map, diffStyle(shown, next))
    shown = next
  }
  map.once('style.load', () => {
    ready = true
    if (waiting !== null) draw(waiting)
    waiting = null
    options.events.onMove(viewOf(map))
    options.events.onMoveEnd(viewOf(map))
  })
  listen(map, options.events)
  const move = (to: { readonly center: Position; readonly zoom?: number }): void =>
    void map.easeTo({ center: [to.center.lng, to.center.lat], ...(to.zoom !== undefined && { zoom: to.zoom }) })
  return {
    follow: followOn(map, options.events.onPan),
    show: (scene) => {
      if (ready) draw(scene)
      else waiting = scene
    },
    view: () => viewOf(map),
    fit: (bounds, { padding = 48, maxZoom = 14 } = {}) => void map.fitBounds(boxOf(bounds), { padding, maxZoom }),
    moveTo: move,
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
    resetNorth: () => void map.resetNorth(),
    reloadTiles: () => {
      for (const id of Object.keys(shown.sources)) if (id.startsWith('tiles-')) map.refreshTiles(id)
    },
    destroy: () => map.remove(),
  }
}
