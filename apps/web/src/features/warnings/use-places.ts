import { useSearchParams } from 'react-router'
import { useAnchor, type AnchorPlace } from '../../data/place/use-anchor.ts'
import { campgroundPosition } from '@bluffline/core'
import { useCampgrounds } from '../../data/places/use-places.ts'
import { useTrailLines } from '../../data/trails/use-trail-lines.ts'
import { useTrails } from '../../data/trails/use-trails.ts'
import { placesAlong, type WeatherPlace } from './places.ts'

export interface WeatherPlaces {
  readonly places: readonly WeatherPlace[]
  /** The address names trails or a camp: there is nothing to choose. */
  readonly isNamed: boolean
  readonly anchor: AnchorPlace
  readonly townId: string | null
  readonly chooseTown: (id: string | null) => void
}

/** Whether a list holds an id, or has not come yet. */
const mayBeOneOf = (list: readonly { readonly id: string }[] | undefined, id: string | null): boolean =>
  id !== null && (list === undefined || list.some((one) => one.id === id))

/** Which places the page is about: along the trails of the address (`?trail=…`, as often as there are trails), its camp (`?camp=…`), a town, or here. */
export function useWeatherPlaces(): WeatherPlaces {
  const [params, setParams] = useSearchParams()
  const trailIds = params.getAll('trail')
  const townId = params.get('town')
  const campId = params.get('camp')
  const { records: trails } = useTrails()
  const { records: camps } = useCampgrounds(campId !== null)
  const camp = camps?.find(({ id }) => id === campId)
  // What nobody knows under its address is no place: the rider chooses one.
  const isNamed = trailIds.some((id) => mayBeOneOf(trails, id)) || mayBeOneOf(camps, campId)
  const anchor = useAnchor(isNamed ? null : townId === null ? { kind: 'me' } : { kind: 'town', id: townId })
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
    places: isNamed ? [...along, ...(camp ? [{ name: camp.name, at: campgroundPosition(camp) }] : [])] : here,
    isNamed,
    anchor,
    townId,
    chooseTown: (id) => setParams(id === null ? {} : { town: id }, { replace: true }),
  }
}
