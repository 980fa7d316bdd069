import { useMemo } from 'react'
import { useAccessPoints, useCampgrounds, useParks, useWaterways, useWmas } from '../../../data/places/use-places.ts'
import type { MapLayer } from '../../../map/layers/map-layer.ts'
import { PLACE_GROUPS, placesLayer, type PlaceGroup } from '../../../map/layers/places.ts'
import { ofAccess, ofCampground, ofPark, ofWaterway, ofWma, type MapPlace } from './map-places.ts'

/** A list turned into places, made anew only when the list changes. */
function useAs<T>(
  records: readonly T[] | undefined,
  toPlace: (record: T) => MapPlace,
): readonly MapPlace[] | undefined {
  return useMemo(() => records?.map(toPlace), [records, toPlace])
}

/** The places of the groups that are switched on; a group is fetched when it is first wanted. */
export function useMapPlaces(wanted: readonly PlaceGroup[]) {
  const on = (group: PlaceGroup): boolean => wanted.includes(group)
  const parks = useAs(useParks(on('parks')).records, ofPark)
  const campgrounds = useAs(useCampgrounds(on('campgrounds')).records, ofCampground)
  const wmas = useAs(useWmas(on('wmas')).records, ofWma)
  const access = useAs(useAccessPoints(on('access')).records, ofAccess)
  const gauges = useAs(useWaterways(on('gauges')).records, ofWaterway)
  return useMemo(() => {
    const groups = { parks, campgrounds, wmas, access, gauges }
    const shown = PLACE_GROUPS.flatMap((group) =>
      wanted.includes(group) && groups[group] ? [{ group, places: groups[group] }] : [],
    )
    const layers = shown.map(({ group, places }): MapLayer => placesLayer(group, places))
    const byId = new Map(shown.flatMap(({ places }) => places.map((it) => [it.id, it] as const)))
    return { layers, byId }
  }, [parks, campgrounds, wmas, access, gauges, wanted])
}
