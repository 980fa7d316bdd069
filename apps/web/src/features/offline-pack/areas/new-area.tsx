import { formatCount, partsOfGeometry } from '@bluffline/core'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { createTextIndex } from '../../../data/search/text-index.ts'
import { useTrailLines } from '../../../data/trails/use-trail-lines.ts'
import { useTrails } from '../../../data/trails/use-trails.ts'
import type { AreaRow } from '../../../map/areas/area-database.ts'
import type { AreaKeeper } from '../../../map/areas/area-keeper.ts'
import { DETAILS, tilesOfArea, type AreaExtent, type Detail } from '../../../map/areas/tiles-of-area.ts'
import { TILE_LAYERS, type TileLayer } from '../../../map/tiles/tile-layers.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { sizeWords } from '../size-words.ts'
import { around } from './around.ts'

/** A tile of the USGS services takes about this much; what is on the device says it better. */
const USUAL_TILE_BYTES = 20_000
/** More than a phone can hold in reason, and more than a public server should be asked for at once. */
const MOST_TILES = 20_000
const HITS = 5
const MILES = ['1', '3', '10'] as const
type Miles = (typeof MILES)[number]

const DETAIL_WORDS: Readonly<Record<Detail, string>> = {
  trails: 'Trails and roads',
  close: 'Close: single bends',
  closest: 'Closest: buildings',
}

function usePlace() {
  const [search, setSearch] = useSearchParams()
  const { records: trails = [] } = useTrails()
  const { lines } = useTrailLines()
  const [query, setQuery] = useState('')
  const index = useMemo(() => createTextIndex(trails.map(({ name, county }) => ({ name, about: county }))), [trails])
  const hits = query.trim() === '' ? [] : index.search(query, HITS).flatMap((hit) => trails[hit.index] ?? [])
  const trail = trails.find(({ id }) => id === search.get('trail'))
  const positions = useMemo(() => {
    if (!trail) return []
    const line = lines?.features.find(({ id }) => id === trail.id)
    if (line) return partsOfGeometry(line.geometry).flat()
    return trail.point ? [trail.point] : []
  }, [trail, lines])
  const choose = (id: string) => {
    setQuery('')
    setSearch({ trail: id }, { replace: true })
  }
  return { query, setQuery, hits, trail, positions, choose }
}

const bytesEach = (areas: readonly AreaRow[], layer: TileLayer): number => {
  const known = areas.filter((area) => area.layer === layer && area.loaded > 0)
  const loaded = known.reduce((sum, area) => sum + area.loaded, 0)
  return loaded === 0 ? USUAL_TILE_BYTES : known.reduce((sum, area) => sum + area.bytes, 0) / loaded
}

function Trails({ place }: { readonly place: ReturnType<typeof usePlace> }) {
  return (
    <div>
      <SearchField
        label="Trail to keep the map of"
        placeholder="Search a trail"
        value={place.query}
        onValue={place.setQuery}
      />
      {place.hits.length > 0 && (
        <ul aria-label="Trails found" className="mt-2 overflow-hidden rounded-md border border-line">
          {place.hits.map(({ id, name, county }) => (
            <li key={id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => place.choose(id)}
                className="min-h-touch-comfortable w-full px-4 py-2 text-left hover:bg-accent-soft"
              >
                <span className="block font-[560]">{name}</span>
                <span className="block text-caption text-ink-muted">{county} County</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {place.trail && (
        <p className="mt-3">
          Around <b>{place.trail.name}</b>, {place.trail.county} County.
          {place.positions.length === 0 && ' We do not know where it is, so there is no map to keep.'}
        </p>
      )}
    </div>
  )
}

interface Props {
  readonly areas: readonly AreaRow[]
  readonly keeper: AreaKeeper
}

/** Chooses an area around a trail, says what it takes, and loads it. */
export function NewArea({ areas, keeper }: Props) {
  const place = usePlace()
  const [layer, setLayer] = useState<TileLayer>('topo')
  const [detail, setDetail] = useState<Detail>('close')
  const [miles, setMiles] = useState<Miles>('3')
  const extent = useMemo((): AreaExtent | null => {
    const bounds = around(place.positions, Number(miles))
    return bounds && { layer, bounds, lastZoom: DETAILS[detail] }
  }, [place.positions, miles, layer, detail])
  const tiles = useMemo(() => (extent === null ? 0 : tilesOfArea(extent).length), [extent])
  const isTooMuch = tiles > MOST_TILES
  const name = place.trail?.name
  return (
    <div className="mt-4 grid gap-4">
      <Trails place={place} />
      {name !== undefined && extent !== null && (
        <>
          <ChoiceField
            legend="Map"
            options={(['topo', 'imagery'] as const).map((value) => ({ value, label: TILE_LAYERS[value].label }))}
            value={layer}
            onValue={setLayer}
          />
          <ChoiceField
            legend="How far around"
            options={MILES.map((value) => ({ value, label: value === '1' ? '1 mile' : `${value} miles` }))}
            value={miles}
            onValue={setMiles}
          />
          <ChoiceField
            legend="How close"
            options={(['trails', 'close', 'closest'] as const).map((value) => ({ value, label: DETAIL_WORDS[value] }))}
            value={detail}
            onValue={setDetail}
          />
          <p role="status" className="text-small">
            {isTooMuch
              ? `${formatCount(tiles)} tiles are too many at once. Choose fewer miles, or less close.`
              : `${formatCount(tiles)} tiles, about ${sizeWords(tiles * bytesEach(areas, layer))}.`}
          </p>
          <Button
            tone="primary"
            icon="download"
            disabled={isTooMuch}
            onClick={() => void keeper.add({ ...extent, name: `${name}, ${miles} mi around` })}
          >
            Keep this area
          </Button>
        </>
      )}
    </div>
  )
}
