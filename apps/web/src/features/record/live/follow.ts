import { distanceM, type Position } from '@bluffline/core'
import type { MapView } from '../../../map/map-view.ts'

/** The dot may wander within this share of the map before the map moves after it: a map at rest costs no battery. */
const FREE_SHARE = 0.5
/** A map that came to rest this far from where it was sent was moved by a hand. */
const BY_HAND_PX = 40

const isCentral = (value: number, [from, to]: readonly [number, number]): boolean => {
  const share = (value - from) / (to - from)
  return Math.abs(share - 0.5) <= FREE_SHARE / 2
}

/** Whether the map has to move to keep the rider in its middle. */
export const mustFollow = ({ bounds: { west, east, south, north } }: MapView, { lng, lat }: Position): boolean =>
  !(isCentral(lng, [west, east]) && isCentral(lat, [south, north]))

/** Whether a hand moved the map away from where we sent it. */
export const isMovedByHand = (view: MapView, sentTo: Position | null): boolean =>
  sentTo !== null && distanceM(view.center, sentTo) / view.metresPerPixel > BY_HAND_PX
