import { createContext, useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { PageRoute } from '../../kit/feature.ts'
import { setPageMeta } from '../../platform/use-page-meta.ts'

export interface Journey {
  /** Path of the page the visitor is on; null until the first one stands. */
  last: string | null
  readonly announce: (text: string) => void
}

export const JourneyContext = createContext<RefObject<Journey> | null>(null)

/** How far down each entry of the history was left. */
const leftAtPx = new Map<string, number>()

/** Remembers how far down one is, under the entry of the history one is on. */
function useNoteOfPlace(key: string): void {
  useLayoutEffect(() => {
    const note = () => void leftAtPx.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])
}

/**
 * As soon as the address changes: title and description from the manifest, and a new page begins at its top.
 * Rendered before the page, so that the page may say better.
 */
export function Departure({ route, pathname }: { readonly route: PageRoute; readonly pathname: string }) {
  const { key } = useLocation()
  const back = useNavigationType() === 'POP'
  const goesBack = useRef(back)
  useNoteOfPlace(key)
  useEffect(() => setPageMeta(route.title, route.description), [route, pathname])
  useLayoutEffect(() => {
    goesBack.current = back
  }, [back])
  useLayoutEffect(() => {
    if (!goesBack.current) window.scrollTo(0, 0)
  }, [pathname])
  return null
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

const heading = () => document.querySelector<HTMLElement>('main h1')

/** To the heading; to the page where it still waits for what it shows, and on to the heading when that comes. Returns how to stop. */
function focusPage(main: HTMLElement, announce: () => void): () => void {
  const here = heading()
  focus(here ?? main)
  announce()
  if (here) return () => undefined
  const watch = new MutationObserver(() => {
    const late = heading()
    if (!late) return
    watch.disconnect()
    if (document.activeElement !== main && document.activeElement !== document.body) return
    focus(late)
    announce()
  })
  watch.observe(main, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/**
 * Once the page stands: going back finds the place one left, focus goes to the heading and the title is announced.
 * Not on the first load, where the browser does all that.
 */
export function Arrival({ pathname }: { readonly pathname: string }) {
  const journey = useContext(JourneyContext)
  const { key } = useLocation()
  const back = useNavigationType() === 'POP'
  const place = useRef({ key, back })
  useLayoutEffect(() => {
    place.current = { key, back }
  }, [key, back])
  useEffect(() => {
    const trip = journey?.current
    if (!trip || trip.last === pathname) return
    const first = trip.last === null
    trip.last = pathname
    if (first) return
    if (place.current.back) window.scrollTo(0, leftAtPx.get(place.current.key) ?? 0)
    const main = document.querySelector<HTMLElement>('main')
    return main ? focusPage(main, () => trip.announce(document.title)) : undefined
  }, [journey, pathname])
  return null
}
