import { boundsOf, type Position } from '@bluffline/core'
import { useMemo } from 'react'
import type { LoopPlan } from '../../../data/navigation/loops/loop-plan.ts'
import { useMapChoices } from '../../../map/choices/use-map-choices.ts'
import { DONE_KIND, pathLayer, ROUTE_KIND } from '../../../map/layers/path.ts'
import { waySignsLayer } from '../../../map/layers/way-signs.ts'
import { ARKANSAS } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'
import { useTrailLayers } from '../use-trail-layers.ts'

interface Props {
  readonly plans: readonly LoopPlan[]
  readonly chosen: number
  readonly start: Position | null
}

const NOWHERE: readonly Position[] = []

/** The chosen way over the others, which stay in sight. */
export function LoopMap({ plans, chosen, start }: Props) {
  const [{ ground }] = useMapChoices()
  const trails = useTrailLayers()
  const line = plans[chosen]?.line ?? NOWHERE
  const layers = useMemo(() => {
    const others = plans.filter((_, i) => i !== chosen).map((plan) => plan.line)
    return [
      pathLayer('loop-others', DONE_KIND, others),
      pathLayer('loop', ROUTE_KIND, [line]),
      waySignsLayer('loop-start', start ? [{ at: start, sign: 'S' }] : []),
    ]
  }, [plans, chosen, line, start])
  const fit = useMemo(() => {
    const bounds = boundsOf(line.length > 0 ? line : start ? [start] : NOWHERE)
    return bounds && { bounds, maxZoom: 14 }
  }, [line, start])
  return (
    <TrailMap
      label="Map of the loops"
      start={{ bounds: boundsOf(start ? [start] : NOWHERE) ?? ARKANSAS, maxZoom: 13 }}
      layers={[...trails, ...layers]}
      ground={ground}
      fit={fit}
    />
  )
}
