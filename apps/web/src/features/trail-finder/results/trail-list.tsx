import type { Trail } from '@bluffline/contract'
import type { RideVerdict, Vehicle } from '@bluffline/core'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { TrailCard } from './trail-card.tsx'

interface Props {
  readonly trails: readonly Trail[]
  readonly verdicts: ReadonlyMap<string, RideVerdict>
  readonly vehicles: ReadonlyMap<string, Vehicle>
  readonly milesAway: ReadonlyMap<string, number> | null
  readonly selectedId: string | null
  readonly count: number
  readonly onMore: () => void
  readonly scroller: RefObject<HTMLElement | null>
}

/** Calls for more cards while the end of the list is within a screen or so. */
function End({ onMore, scroller }: Pick<Props, 'onMore' | 'scroller'>) {
  const ref = useRef<HTMLLIElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    const end = ref.current
    if (!end) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      root: scroller.current,
      rootMargin: '1200px',
    })
    observer.observe(end)
    return () => observer.disconnect()
  }, [scroller])
  return <li ref={ref} aria-hidden className="h-40" />
}

/** The found trails as cards. Those far out of sight are laid out only when they come near (content-visibility). */
export function TrailList({ trails, verdicts, vehicles, milesAway, selectedId, count, onMore, scroller }: Props) {
  return (
    <ul className="space-y-2.5" aria-label="Trails">
      {trails.slice(0, count).map((trail) => {
        const verdict = verdicts.get(trail.id)
        const vehicle = vehicles.get(trail.id)
        if (!verdict || !vehicle) return null
        return (
          <li
            key={trail.id}
            data-trail={trail.id}
            className="[contain-intrinsic-size:auto_10.5rem] [content-visibility:auto]"
          >
            <TrailCard
              trail={trail}
              verdict={verdict}
              vehicle={vehicle}
              milesAway={milesAway?.get(trail.id)}
              isSelected={trail.id === selectedId}
            />
          </li>
        )
      })}
      {trails.length > count && <End key={count} onMore={onMore} scroller={scroller} />}
    </ul>
  )
}
