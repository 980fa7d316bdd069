import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { catalogQuery } from '../catalog/use-catalog.ts'
import { TRAIL_LINES } from '../trails/use-trail-lines.ts'
import { TRAILS } from '../trails/use-trails.ts'
import { ACCESS_POINTS, CAMPGROUNDS, PARKS, WATERWAYS, WMAS } from './use-places.ts'

/** Reads every list of the catalogue once, so that its copy lies on the device before the signal ends. */
export function Work() {
  const ports = usePorts()
  const client = useQueryClient()
  useEffect(() => {
    const parts = { client, ports }
    const reads = [
      () => client.prefetchQuery(catalogQuery(TRAILS, parts)),
      () => client.prefetchQuery(catalogQuery(TRAIL_LINES, parts)),
      () => client.prefetchQuery(catalogQuery(PARKS, parts)),
      () => client.prefetchQuery(catalogQuery(CAMPGROUNDS, parts)),
      () => client.prefetchQuery(catalogQuery(WMAS, parts)),
      () => client.prefetchQuery(catalogQuery(WATERWAYS, parts)),
      () => client.prefetchQuery(catalogQuery(ACCESS_POINTS, parts)),
    ]
    let goesOn = true
    const run = async () => {
      // One after the other: the page in front has the network first.
      for (const read of reads) if (goesOn) await read()
    }
    void run()
    return () => {
      goesOn = false
    }
  }, [client, ports])
  return null
}
