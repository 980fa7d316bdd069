import { boundsOf, type Position } from '@bluffline/core'
import { useMemo } from 'react'
import { pathLayer, ROUTE_KIND } from '../../../map/layers/path.ts'
import { endSigns, waySignsLayer } from '../../../map/layers/way-signs.ts'
import { useMapChoices } from '../../../map/choices/use-map-choices.ts'
import { ARKANSAS } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'
import { useTrailLayers } from '../use-trail-layers.ts'

interface Props {
  readonly label: string
  readonly line: readonly Position[]
}

/** The whole way before it is ridden, with its start and end, and no dot: nobody knows yet where the rider is. */
export function CourseMap({ label, line }: Props) {
  const [{ ground }] = useMapChoices()
  const trails = useTrailLayers()
  const route = useMemo(
    () => [pathLayer('course', ROUTE_KIND, [line]), waySignsLayer('course-ends', endSigns(line))],
    [line],
  )
  const fit = useMemo(() => {
    const bounds = boundsOf(line)
    return bounds && { bounds, maxZoom: 15 }
  }, [line])
  return (
    <TrailMap
      label={label}
      start={{ bounds: boundsOf(line) ?? ARKANSAS, paddingPx: 40, maxZoom: 15 }}
      layers={[...trails, ...route]}
      ground={ground}
      fit={fit}
    />
  )
}
