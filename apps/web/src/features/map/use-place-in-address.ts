import { boundsOf, type Bounds } from '@bluffline/core'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { PLACE_GROUPS, type PlaceGroup } from '../../map/layers/places.ts'
import type { MapPlace } from './layers/map-places.ts'

/** The place a link asks for (`?place=wmas:bayou-meto`), and the groups to show with it beside those that were chosen. */
export function usePlaceInAddress(chosen: readonly PlaceGroup[]) {
  const [params] = useSearchParams()
  const key = params.get('place')
  const group = PLACE_GROUPS.find((name) => key?.startsWith(`${name}:`) === true)
  const groups = useMemo(() => PLACE_GROUPS.filter((name) => name === group || chosen.includes(name)), [group, chosen])
  return { key: group === undefined ? null : key, groups }
}

interface Found {
  readonly place: MapPlace
  /** Null where nobody knows where it is. */
  readonly bounds: Bounds | null
}

/** Tells the place of the address once its list is here; once for each address. */
export function useOnPlace(
  key: string | null,
  places: ReadonlyMap<string, MapPlace>,
  tell: (found: Found) => void,
): void {
  const place = key === null ? undefined : places.get(key)
  const isKnown = place !== undefined
  const found = useEffectEvent(() => {
    if (place) tell({ place, bounds: place.point && boundsOf([place.point]) })
  })
  useEffect(() => {
    if (isKnown) found()
  }, [key, isKnown])
}
