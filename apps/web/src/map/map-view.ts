import type { Bounds, Position } from '@bluffline/core'
import type { MapHit } from './layers/map-layer.ts'
import type { Scene } from './style/compose-style.ts'

/** What the map shows of the world. */
export interface MapView {
  readonly center: Position
  readonly zoom: number
  /** Clockwise from north; 0 is north up. */
  readonly bearingDeg: number
  readonly bounds: Bounds
  /** At the middle of the map. */
  readonly metresPerPixel: number
}

/** Where the map begins. Read once, when it is made. */
export type MapStart =
  | { readonly bounds: Bounds; readonly paddingPx?: number; readonly maxZoom?: number }
  | { readonly center: Position; readonly zoom: number }

export interface MapEvents {
  /** Nothing tapped: an empty list. */
  readonly onTap: (hits: readonly MapHit[]) => void
  /** With every frame of a movement. */
  readonly onMove: (view: MapView) => void
  readonly onMoveEnd: (view: MapView) => void
  /** Fingers, mouse or arrow keys took the map elsewhere; zooming does not count. */
  readonly onPan: () => void
  /** The browser took the drawing surface away. */
  readonly onLost: () => void
  readonly onError: (error: Error) => void
}

export interface MapOwnerOptions {
  readonly container: HTMLElement
  readonly label: string
  readonly start: MapStart
  readonly loadTile: (address: string, signal: AbortSignal) => Promise<ArrayBuffer>
  readonly events: MapEvents
}

export interface Padding {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface FitOptions {
  readonly padding?: number | Padding
  readonly maxZoom?: number
}

/** Where the map looks while it follows somebody. A zoom that is left out stays as it is. */
export interface Camera {
  readonly center: Position
  readonly bearingDeg: number
  readonly zoom?: number
  /** How far below the middle the centre stands, as a share of the height: room for what lies ahead. */
  readonly lowShare: number
  /** How long the way there takes; 0 jumps. */
  readonly glideMs: number
}

export interface MapOwner {
  readonly show: (scene: Scene) => void
  readonly view: () => MapView
  readonly fit: (bounds: Bounds, options?: FitOptions) => void
  readonly moveTo: (to: { readonly center: Position; readonly zoom?: number }) => void
  /** Waits while a hand is on the map. */
  readonly follow: (camera: Camera) => void
  readonly zoomBy: (steps: number) => void
  readonly resetNorth: () => void
  readonly reloadTiles: () => void
  readonly destroy: () => void
}

export type CreateMapOwner = (options: MapOwnerOptions) => MapOwner

/** Arkansas, edge to edge. */
export const ARKANSAS: Bounds = { west: -94.62, south: 33.0, east: -89.64, north: 36.5 }
