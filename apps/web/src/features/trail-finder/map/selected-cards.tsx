import { TrailCard } from '../results/trail-card.tsx'
import type { Finder } from '../use-finder.ts'

interface Props {
  readonly finder: Finder
  readonly ids: readonly string[]
}

/** What was tapped on a phone's map: one card, or several to swipe through. */
export function SelectedCards({ finder, ids }: Props) {
  const { found, verdicts, vehicles, facts } = finder
  const trails = ids.flatMap((id) => found.find((trail) => trail.id === id) ?? [])
  if (trails.length === 0) return null
  return (
    <ul
      aria-label="Selected on the map"
      className="no-scrollbar absolute inset-x-0 bottom-3 z-(--z-map-control) flex snap-x snap-mandatory gap-3 overflow-x-auto px-4"
    >
      {trails.map((trail) => {
        const verdict = verdicts.get(trail.id)
        const vehicle = vehicles.get(trail.id)
        if (!verdict || !vehicle) return null
        return (
          <li key={trail.id} className={trails.length === 1 ? 'w-full' : 'w-[86%] shrink-0 snap-center'}>
            <TrailCard {...{ trail, verdict, vehicle }} milesAway={facts.milesAway?.get(trail.id)} isSelected={false} />
          </li>
        )
      })}
    </ul>
  )
}
