import { useEffect, useRef, useState, type RefObject } from 'react'
import { CampgroundCard, type CardProps } from './campground-card.tsx'

interface Props {
  readonly cards: readonly CardProps[]
  readonly scroller: RefObject<HTMLElement | null>
}

/** Cards are drawn in groups of this many; a group far from the window is one empty box of its height. */
const GROUP = 20
/** About the height of a card with its gap, until a group has been drawn once. */
const CARD_PX = 232
/** Drawn from the start: they fill the first screens. */
const FIRST_GROUPS = 2

interface GroupProps {
  readonly cards: readonly CardProps[]
  readonly from: number
  readonly total: number
  readonly scroller: RefObject<HTMLElement | null>
}

function Group({ cards, from, total, scroller }: GroupProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(from < FIRST_GROUPS * GROUP)
  const [heightPx, setHeightPx] = useState(cards.length * CARD_PX)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting && box.offsetHeight > 0) setHeightPx(box.offsetHeight)
        setNear(entry.isIntersecting)
      },
      { root: scroller.current, rootMargin: '1500px' },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [scroller])
  return (
    <div ref={ref} {...(!isNear && { style: { height: heightPx } })}>
      {isNear &&
        cards.map((card, at) => (
          <div
            key={card.campground.id}
            role="listitem"
            aria-setsize={total}
            aria-posinset={from + at + 1}
            data-campground={card.campground.id}
            className="pb-2.5"
          >
            <CampgroundCard {...card} />
          </div>
        ))}
    </div>
  )
}

/** The found campgrounds. However many there are, only those near the window are in the page. */
export function CardList({ cards, scroller }: Props) {
  const groups = Array.from({ length: Math.ceil(cards.length / GROUP) }, (_group, at) => at * GROUP)
  return (
    <div role="list" aria-label="Campgrounds">
      {groups.map((from) => (
        <Group
          key={from}
          cards={cards.slice(from, from + GROUP)}
          from={from}
          total={cards.length}
          scroller={scroller}
        />
      ))}
    </div>
  )
}
