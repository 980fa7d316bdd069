import { useSearchParams } from 'react-router'
import { useAnchor, type AnchorPlace } from '../../data/place/use-anchor.ts'
import { useTrailLines } from '../../data/trails/use-trail-lines.ts'
import { useTrails } from '../../data/trails/use-trails.ts'
import { placesAlong, type WeatherPlace } from './places.ts'

export interface WeatherPlaces {
  readonly places: readonly WeatherPlace[]
  /** Trails of the address; empty where it is about here or a town. */
  readonly trailIds: readonly string[]
  readonly anchor: AnchorPlace
  readonly townId: string | null
  readonly chooseTown: (id: string | null) => void
}

/** Which places the page is about: along the trails of the address (`?trail=…`, as often as there are trails), a town, or here. */
export function useWeatherPlaces(): WeatherPlaces {
  const [params, setParams] = useSearchParams()
  const trailIds = params.getAll('trail')
  const townId = params.get('town')
  const anchor = useAnchor(trailIds.length > 0 ? null : townId === null ? { kind: 'me' } : { kind: 'town', id: townId })
  const { records: trails } = useTrails()
  const { lines } = useTrailLines(trailIds.length > 0)
  const along = trailIds.flatMap((id) => {
    const trail = trails?.find((one) => one.id === id)
    return trail
      ? placesAlong(
          trail,
          lines?.features.find((line) => line.id === id),
        )
      : []
  })
  const here =
    anchor.state.kind === 'known'
      ? [{ name: anchor.state.name === 'you' ? 'Where you are' : anchor.state.name, at: anchor.state.position }]
      : []
  return {
    places: trailIds.length > 0 ? along : here,
    trailIds,
    anchor,
    townId,
    chooseTown: (id) => setParams(id === null ? {} : { town: id }, { replace: true }),
  }
}
