import type { Trail } from '@bluffline/contract'
import { useDeferredValue, useMemo } from 'react'
import { useTrails } from '../../../data/trails/use-trails.ts'
import { useTrailLines } from '../../../data/trails/use-trail-lines.ts'
import { useVerdicts } from '../../../data/verdict/use-verdicts.ts'
import type { FitRequest } from '../../../map/trail-map.tsx'
import { boundsOfTrails } from './bounds-of-trails.ts'
import { indexForMap, searchTrails } from './search-trails.ts'

const NONE: readonly Trail[] = []

/** The trails the search leaves, with their lines and verdicts, and the view that shows them all. */
export function useMapTrails(typed: string) {
  const catalog = useTrails()
  const { lines } = useTrailLines()
  const q = useDeferredValue(typed).trim()
  const all = catalog.records ?? NONE
  const verdicts = useVerdicts(all)
  const index = useMemo(() => indexForMap(all), [all])
  const trails = useMemo(() => searchTrails(index, all, q), [index, all, q])
  const fit = useMemo((): FitRequest | null => {
    const bounds = q === '' ? null : boundsOfTrails(trails)
    return bounds && { bounds, maxZoom: 13 }
  }, [q, trails])
  return { catalog, trails, lines, verdicts, fit, isSearching: q !== '' }
}
export type MapTrails = ReturnType<typeof useMapTrails>
