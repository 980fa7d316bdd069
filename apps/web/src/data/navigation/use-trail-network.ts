import type { Trail, TrailLines } from '@bluffline/contract'
import { useMemo } from 'react'
import { useTrailLines } from '../trails/use-trail-lines.ts'
import { useTrails } from '../trails/use-trails.ts'

export interface TrailNetwork {
  readonly lines: TrailLines
  readonly trails: readonly Trail[]
}

export interface ReadNetwork {
  /** Null while it is read, and where it is neither on this phone nor to be had. */
  readonly network: TrailNetwork | null
  readonly isReading: boolean
}

/** All trails with their lines, as far as they are on this phone. */
export function useTrailNetwork(): ReadNetwork {
  const { lines, error: noLines } = useTrailLines()
  const { records, error: noTrails } = useTrails()
  return useMemo(() => {
    const network = lines && records ? { lines, trails: records } : null
    return { network, isReading: network === null && noLines === null && noTrails === null }
  }, [lines, records, noLines, noTrails])
}
