import { useMemo } from 'react'
import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { pathOf, projectionInto } from '../map/projection.ts'

const SIDE_PX = 84

/** The shape of a ride, as a stamp. */
export function OutlinePicture({ outline }: Pick<RideRow, 'outline'>) {
  const paths = useMemo(() => {
    const project = projectionInto(outline.flat(), { widthPx: SIDE_PX, heightPx: SIDE_PX, paddingPx: 10 })
    return project ? outline.map((line) => pathOf(line, project)) : []
  }, [outline])
  return (
    <svg aria-hidden width={SIDE_PX} height={SIDE_PX} className="shrink-0 rounded-sm bg-(--map-land)">
      {paths.map((path, i) => (
        <path
          key={i}
          d={path}
          className="fill-none stroke-(--map-me)"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
