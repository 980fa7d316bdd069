import { boundsOf, metres, type Position } from '@bluffline/core'
import { useMemo } from 'react'
import { meLayer } from '../../../map/layers/me.ts'
import { pathLayer, ROUTE_KIND } from '../../../map/layers/path.ts'
import { useMapChoices } from '../../../map/choices/use-map-choices.ts'
import { ARKANSAS } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'
import { useTrailLayers } from '../use-trail-layers.ts'

interface Props {
  readonly label: string
  readonly line: readonly Position[]
}

/** The whole way before it is ridden, with a dot where it begins. */
export function CourseMap({ label, line }: Props) {
  const [{ ground }] = useMapChoices()
  const trails = useTrailLayers()
  const [first] = line
  const route = useMemo(
    () => [pathLayer('course', ROUTE_KIND, [line]), ...(first ? [meLayer(first, metres(0))] : [])],
    [line, first],
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
