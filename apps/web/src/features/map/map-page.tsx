import type { Trail } from '@bluffline/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useMapChoices } from '../../map/choices/use-map-choices.ts'
import { useMyVehicle } from '../../data/vehicle/use-my-vehicle.ts'
import { prepareTrails } from '../../data/trails/use-trails.ts'
import { ARKANSAS, type MapView } from '../../map/map-view.ts'
import { TrailMap, type FitRequest } from '../../map/trail-map.tsx'
import { BYTES_PER_MB, deviceTiles } from '../../map/tiles/device-tiles.ts'
import { useIsMobile } from '../../ui/use-is-mobile.ts'
import { boundsOfTrails } from './find/bounds-of-trails.ts'
import { trailsInView, type InView, type ViewOfMap } from './find/trails-in-view.ts'
import { useMapQuery } from './find/use-map-query.ts'
import { useMapTrails, type MapTrails } from './find/use-map-trails.ts'
import { useMapPlaces } from './layers/use-map-places.ts'
import { MapBar } from './panel/map-bar.tsx'
import { Panel } from './panel/panel.tsx'
import { TrailProblem } from './panel/trail-problem.tsx'
import { useHeightPx } from './use-height.ts'
import { useMapLayers } from './use-map-layers.ts'
import { useOnPlace, usePlaceInAddress } from './use-place-in-address.ts'
import { announcementOf, useSelection } from './use-selection.ts'

const START = { bounds: ARKANSAS, paddingPx: 24 } as const
/** Until the map has drawn, the list shows the state. */
const WHOLE_STATE: ViewOfMap = {
  bounds: ARKANSAS,
  center: { lng: (ARKANSAS.west + ARKANSAS.east) / 2, lat: (ARKANSAS.south + ARKANSAS.north) / 2 },
}

/** A search lists everything it found, best first; otherwise the list follows the map. */
function useRows({ trails, isSearching }: MapTrails, view: ViewOfMap): readonly InView<Trail>[] {
  return useMemo(() => {
    if (!isSearching) return trailsInView(trails, view)
    const away = new Map(trailsInView(trails, { ...view, bounds: EVERYWHERE }).map((row) => [row.trail.id, row.away]))
    return trails.map((trail) => ({ trail, away: away.get(trail.id) ?? null }))
  }, [trails, isSearching, view])
}

/** Where all that can be seen is in view, how many trails no map can show; else none, for then others are missing too. */
function unplacedBeside(rows: readonly InView<Trail>[], { trails, isSearching }: MapTrails): number {
  const unplaced = trails.filter(({ bbox, point }) => bbox === null && point === null).length
  return !isSearching && rows.length === trails.length - unplaced ? unplaced : 0
}
const EVERYWHERE = { west: -180, south: -90, east: 180, north: 90 }

function useTileLimit(limitMb: number): void {
  useEffect(() => {
    deviceTiles()
      .store.setLimit(limitMb * BYTES_PER_MB)
      .catch(() => undefined)
  }, [limitMb])
}

/** `/map`: the map, a search, a list that says the same in words. */
export function Page() {
  const [q, setQ] = useMapQuery()
  const [choices] = useMapChoices()
  const found = useMapTrails(q)
  const { key, groups } = usePlaceInAddress(choices.places)
  const places = useMapPlaces(groups)
  const layers = useMapLayers(found, places.layers)
  const [view, setView] = useState<ViewOfMap>(WHOLE_STATE)
  const rows = useRows(found, view)
  const { vehicle, isChosen } = useMyVehicle()
  const things = useMemo(
    () => ({
      trails: new Map((found.catalog.records ?? []).map((trail) => [trail.id, trail])),
      places: places.byId,
      verdicts: found.verdicts,
      mine: { vehicle, isChosen },
    }),
    [found.catalog.records, found.verdicts, places.byId, vehicle, isChosen],
  )
  const selection = useSelection(things)
  const [shown, setShown] = useState<FitRequest | null>(null)
  const isMobile = useIsMobile()
  const [panelPx, watchPanel] = useHeightPx()
  const [barPx, watchBar] = useHeightPx()
  useTileLimit(choices.tileLimitMb)
  useEffect(() => setShown(found.fit), [found.fit])

  const choose = useCallback(
    (id: string) => {
      selection.choose(id)
      const trail = things.trails.get(id)
      const bounds = trail && boundsOfTrails([trail])
      if (bounds) setShown({ bounds, maxZoom: 13 })
    },
    [selection, things],
  )
  useOnPlace(key, places.byId, ({ place, bounds }) => {
    selection.choose(place.id)
    if (bounds) setShown({ bounds, maxZoom: 12 })
  })
  const onMoveEnd = useCallback(({ center, bounds }: MapView) => setView({ center, bounds }), [])
  const { catalog } = found
  const footPx = isMobile ? Math.min(panelPx, 320) : 0
  const headPx = isMobile ? barPx : 0
  return (
    <div className="relative h-full md:grid md:grid-cols-[24rem_1fr]">
      <h1 className="sr-only">Trail map</h1>
      <div className="md:flex md:min-h-0 md:flex-col md:border-r md:border-line md:bg-surface">
        <MapBar q={q} onQ={setQ} watchHeight={watchBar} />
        <Panel
          rows={rows}
          verdicts={found.verdicts}
          isSearching={found.isSearching}
          unplaced={unplacedBeside(rows, found)}
          isLoading={catalog.records === undefined && catalog.error === null}
          isMobile={isMobile}
          selection={{ ...selection, choose }}
          watchHeight={watchPanel}
        />
      </div>
      <div className="max-md:absolute max-md:inset-0 md:relative">
        <TrailMap
          label="Map of trails in Arkansas"
          start={START}
          stillFirst
          layers={layers}
          selectedId={selection.selectedId}
          ground={choices.ground}
          fit={shown}
          onSelect={selection.onTap}
          onMoveEnd={onMoveEnd}
          footPx={footPx}
          headPx={headPx}
        />
        {catalog.error && <TrailProblem onRetry={catalog.retry} isRetrying={catalog.isRetrying} />}
      </div>
      <p role="status" aria-live="polite" className="sr-only">
        {announcementOf(selection.selection)}
      </p>
    </div>
  )
}

export const prepare = prepareTrails
