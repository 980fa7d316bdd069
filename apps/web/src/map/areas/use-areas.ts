import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePorts, type Ports } from '../../platform/ports.ts'
import { TILE_SERVER } from '../tiles/tile-layers.ts'
import { openAreaDatabase, type AreaRow } from './area-database.ts'
import { createAreaKeeper, type AreaKeeper } from './area-keeper.ts'
import { readAreas } from './area-shelf.ts'

const known = new WeakMap<Ports['network'], AreaKeeper>()

/** The one keeper of areas of this page. */
export function areaKeeperOf({ network, clock }: Pick<Ports, 'network' | 'clock'>): AreaKeeper {
  const send: typeof fetch = (...request) => fetch(...request)
  const made =
    known.get(network) ??
    createAreaKeeper({ open: openAreaDatabase, send, server: TILE_SERVER, now: () => clock.now(), network })
  known.set(network, made)
  return made
}

/** The areas of this device as they load. Undefined until read; `refused` where the browser keeps nothing. */
export function useAreas() {
  const keeper = areaKeeperOf(usePorts())
  const state = useSyncExternalStore(keeper.watch, keeper.read)
  const [areas, setAreas] = useState<readonly AreaRow[]>()
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    let current = true
    readAreas(openAreaDatabase).then(
      (found) => current && setAreas(found),
      () => current && setRefused(true),
    )
    return () => {
      current = false
    }
  }, [state])
  return { areas, refused, ...state, keeper }
}
