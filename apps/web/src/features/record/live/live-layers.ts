import { metres, type Fix } from '@bluffline/core'
import { useMemo } from 'react'
import type { RecorderState } from '../../../data/rides/recorder.ts'
import { gapLayer } from '../../../map/layers/gaps.ts'
import { meLayer } from '../../../map/layers/me.ts'
import type { MapLayer } from '../../../map/layers/map-layer.ts'
import { pathLayer, TRACK_KIND } from '../../../map/layers/path.ts'
import { settledFixes, settledLines, tailLines, type LiveLines } from './live-lines.ts'

const drawn = (id: string, { parts, gaps }: LiveLines): MapLayer[] => [
  gapLayer(`${id}-gaps`, gaps),
  pathLayer(id, TRACK_KIND, parts),
]

/** The ride so far and where one is. The long part keeps its object, so that the map does not draw eight hours with every fix. */
export function useLiveLayers({ ride, rideId, live }: RecorderState, fix: Fix | null): readonly MapLayer[] {
  const { track } = ride
  const settled = settledFixes(live.fixes)
  const before = useMemo(
    () => drawn(`ride-before-${rideId}`, settledLines(track, settled)),
    // The track grows in place: a settled part is another one only when more of it has settled.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rideId, settled],
  )
  const tail = useMemo(
    () => drawn(`ride-tail-${rideId}`, tailLines(track, settled)),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rideId, settled, live.fixes, track.length],
  )
  const me = useMemo(() => (fix ? [meLayer(fix, fix.accuracyM ?? metres(0))] : []), [fix])
  return useMemo(() => [...before, ...tail, ...me], [before, tail, me])
}
