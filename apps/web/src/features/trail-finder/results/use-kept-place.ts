import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

interface Place {
  readonly topPx: number
  readonly count: number
}

/** Where a list stood when it was left, by visit: going back finds it there. */
const places = new Map<string, Place>()

const FIRST = 16
const MORE = 48

/**
 * How many cards are drawn, growing as the end comes near, and where the list stands. All cards of a long list at once would hold up
 * the first picture; cards once drawn stay, so that find-in-page, Tab and the scroll bar work as everywhere.
 */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, search: string) {
  const { key } = useLocation()
  const [count, setCount] = useState(() => places.get(key)?.count ?? FIRST)
  const [countFor, setCountFor] = useState(search)
  if (countFor !== search) {
    setCountFor(search)
    setCount(places.get(key)?.count ?? FIRST)
  }
  const latest = useRef(count)
  useEffect(() => {
    latest.current = count
  }, [count])
  useLayoutEffect(() => {
    const list = scroller.current
    if (!list) return
    list.scrollTop = places.get(key)?.topPx ?? 0
    const onScroll = () => places.set(key, { topPx: list.scrollTop, count: latest.current })
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => list.removeEventListener('scroll', onScroll)
  }, [scroller, key])
  const showMore = useCallback(() => setCount((now) => now + MORE), [])
  const showAtLeast = useCallback((least: number) => setCount((now) => Math.max(now, least)), [])
  return { count, showMore, showAtLeast }
}
