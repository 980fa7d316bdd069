import { useMapChoices } from '../../../map/choices/use-map-choices.ts'
import type { Ground } from '../../../map/tiles/tile-layers.ts'
import { cx } from '../../../ui/cx.ts'

const GROUNDS: readonly { readonly ground: Ground; readonly label: string }[] = [
  { ground: 'builtIn', label: 'Map' },
  { ground: 'topo', label: 'Topo' },
  { ground: 'imagery', label: 'Aerial' },
]

/** What lies under the trails: the built-in map, which needs no network, or USGS tiles. Holds for every map of the app. */
export function GroundChoice() {
  const [{ ground }, change] = useMapChoices()
  return (
    <div
      role="group"
      aria-label="Map background"
      className="absolute bottom-8 left-3 z-(--z-map-control) flex overflow-hidden rounded-md border border-line-strong bg-surface shadow-float"
    >
      {GROUNDS.map((choice) => (
        <button
          key={choice.ground}
          type="button"
          aria-pressed={ground === choice.ground}
          onClick={() => change({ ground: choice.ground })}
          className={cx(
            'min-h-touch px-3 text-small font-[620] outline-offset-[-3px]',
            ground === choice.ground ? 'bg-accent text-accent-ink' : 'hover:bg-accent-soft',
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
