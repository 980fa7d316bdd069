import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { askKeeper, hasKeeper } from '../catalog/keeping/keeper.ts'
import { listsRead } from '../catalog/keeping/lists-read.ts'
import { catalogQuery } from '../catalog/use-catalog.ts'
import { TRAILS, TRAIL_LINES } from '../trails/trail-sources.ts'
import { ACCESS_POINTS, CAMPGROUNDS, PARKS, WATERWAYS, WMAS } from './place-sources.ts'

type Reads = readonly (() => Promise<unknown>)[]

/** Reads every list of the catalogue once, so that its copy lies on the device before the signal ends. */
export function Work() {
  const ports = usePorts()
  const client = useQueryClient()
  useEffect(() => {
    let goesOn = true
    const inThePage = async () => {
      const parts = { client, ports }
      const reads: Reads = [
        () => client.prefetchQuery(catalogQuery(TRAILS, parts)),
        () => client.prefetchQuery(catalogQuery(TRAIL_LINES, parts)),
        () => client.prefetchQuery(catalogQuery(PARKS, parts)),
        () => client.prefetchQuery(catalogQuery(CAMPGROUNDS, parts)),
        () => client.prefetchQuery(catalogQuery(WMAS, parts)),
        () => client.prefetchQuery(catalogQuery(WATERWAYS, parts)),
        () => client.prefetchQuery(catalogQuery(ACCESS_POINTS, parts)),
      ]
      // One after the other: the page in front has the network first.
      for (const read of reads) if (goesOn) await read()
    }
    const run = async () => {
      if (hasKeeper() && (await askKeeper({ but: listsRead(client) }))) return
      await inThePage()
    }
    void run()
    return () => {
      goesOn = false
    }
  }, [client, ports])
  return null
}
