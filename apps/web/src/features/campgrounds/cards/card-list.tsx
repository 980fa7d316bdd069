import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Found } from '../filters/find-campgrounds.ts'
import { CampgroundCard, type CardProps } from './campground-card.tsx'
import { doubtWords } from './card-facts.ts'

/** A card before what to ask is known, which is found out for those that are drawn. */
type Card = Omit<CardProps, 'doubts'>

interface Shared {
  readonly cards: readonly Card[]
  readonly doubts: Found['doubts']
  readonly scroller: RefObject<HTMLElement | null>
}

/** Cards are drawn in groups of this many; a group far from the window is one empty box of its height. */
const GROUP = 20
/** About the height of a card with its gap, until a group has been drawn once. */
const CARD_PX = 232
/** Drawn from the start: they fill the first screens. */
const FIRST_GROUPS = 2

interface GroupProps extends Shared {
  readonly from: number
  readonly total: number
}

function Group({ cards, doubts, from, total, scroller }: GroupProps) {
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
            <CampgroundCard {...card} doubts={doubtWords(doubts(card.campground))} />
          </div>
        ))}
    </div>
  )
}

/** The found campgrounds. However many there are, only those near the window are in the page. */
export function CardList({ cards, doubts, scroller }: Shared) {
  const groups = Array.from({ length: Math.ceil(cards.length / GROUP) }, (_group, at) => at * GROUP)
  return (
    <div role="list" aria-label="Campgrounds">
      {groups.map((from) => (
        <Group
          key={from}
          cards={cards.slice(from, from + GROUP)}
          from={from}
          total={cards.length}
          doubts={doubts}
          scroller={scroller}
        />
      ))}
    </div>
  )
}
