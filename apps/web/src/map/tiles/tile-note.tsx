import { formatCount } from '@bluffline/core'
import { useEffect, useState } from 'react'
import { useOnline } from '../../platform/use-online.ts'
import type { MapOwner } from '../map-view.ts'
import { deviceTiles } from './device-tiles.ts'
import { TILE_LAYERS, type TileLayer } from './tile-layers.ts'
import { useTileStorage } from './use-tile-storage.ts'

interface Props {
  readonly ground: TileLayer
  readonly owner: MapOwner | null
}

/** Says why the built-in map shows where tiles were asked for, and asks for them again when the network is back. */
export function TileNote({ ground, owner }: Props) {
  const { store, source } = deviceTiles()
  const online = useOnline()
  const [missing, setMissing] = useState(false)
  useEffect(() => source.watchTrouble(setMissing), [source])
  useEffect(() => {
    if (online) owner?.reloadTiles()
  }, [online, owner])
  if (!missing) return null
  return <Note ground={ground} store={store} />
}

function Note({
  ground,
  store,
}: {
  readonly ground: TileLayer
  readonly store: ReturnType<typeof deviceTiles>['store']
}) {
  const { use } = useTileStorage(store)
  const stored = use === undefined ? '' : `; ${use.count === 1 ? '1 tile' : `${formatCount(use.count)} tiles`} stored`
  return (
    <div className="map-note">
      <p role="status" className="rounded-full border border-line bg-surface px-4 py-2 text-small shadow-float">
        {TILE_LAYERS[ground].label} needs a network here{stored}. The built-in map shows instead.
      </p>
    </div>
  )
}
