import { createContext, useContext } from 'react'
import type { BaseMapData } from './base/base-map-data.ts'
import type { CreateMapOwner } from './map-view.ts'

/** What a map needs that is too heavy for the first paint. */
export interface MapKit {
  readonly createOwner: CreateMapOwner
  readonly base: Promise<BaseMapData>
}

/** When the browser has nothing better to do; a map may wait, the list may not. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 1500 })
    else setTimeout(resolve, 200)
  })

const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

async function load(): Promise<MapKit> {
  await painted()
  await idle()
  const [{ createMapOwner }, { loadBaseMap }] = await Promise.all([
    import('./map-owner.ts'),
    import('./base/load-base-map.ts'),
  ])
  return { createOwner: createMapOwner, base: loadBaseMap() }
}

const Context = createContext<() => Promise<MapKit>>(load)
/** Puts another kit under the maps inside it: tests hand in an owner that only writes down what it is told. */
export const MapKitProvider = Context.Provider
export const useMapKit = (): (() => Promise<MapKit>) => useContext(Context)
