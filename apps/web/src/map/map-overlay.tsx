import { MapControls, type NorthButton } from './controls/map-controls.tsx'
import { ScaleBar } from './controls/scale-bar.tsx'
import { LocateProblem } from './locate/locate-problem.tsx'
import type { Locating } from './locate/use-locate.ts'
import { TILE_LAYERS, type Ground } from './tiles/tile-layers.ts'
import { TileNote } from './tiles/tile-note.tsx'
import type { OwnedMap } from './use-map-owner.ts'

interface Props {
  readonly map: OwnedMap
  readonly ground: Ground
  readonly locate: Locating | undefined
  readonly north: NorthButton | undefined
}

const attributionOf = (ground: Ground): string =>
  ground === 'builtIn' ? 'US Census · GSHHG · GeoNames' : TILE_LAYERS[ground].attribution

/** What floats over the map: buttons, scale, who drew it, and notes when something is missing. */
export function MapOverlay({ map: { owner, view, status }, ground, locate, north }: Props) {
  return (
    <>
      {status === 'ready' && (
        <MapControls owner={owner} bearingDeg={view?.bearingDeg ?? 0} locate={locate} north={north} />
      )}
      <div className="map-edge">
        {view ? <ScaleBar metresPerPixel={view.metresPerPixel} /> : <span />}
        <span className="map-attribution">{attributionOf(ground)}</span>
      </div>
      {ground !== 'builtIn' && <TileNote key={ground} ground={ground} owner={owner} />}
      {locate?.problem && <LocateProblem problem={locate.problem} onClose={locate.dismiss} />}
    </>
  )
}
