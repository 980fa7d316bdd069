import { createContext, useContext, useEffect, useLayoutEffect, type RefObject } from 'react'
import { useNavigationType } from 'react-router'
import type { PageRoute } from '../../kit/feature.ts'
import { setPageMeta } from '../../platform/use-page-meta.ts'

export interface Journey {
  /** Path of the page the visitor is on; null until the first one stands. */
  last: string | null
  readonly announce: (text: string) => void
}

export const JourneyContext = createContext<RefObject<Journey> | null>(null)

/** As soon as the address changes: title and description from the manifest, and back to the top. Rendered before the page, so that the page may say better. */
export function Departure({ route, pathname }: { readonly route: PageRoute; readonly pathname: string }) {
  const backOrForward = useNavigationType() === 'POP'
  useEffect(() => setPageMeta(route.title, route.description), [route, pathname])
  useLayoutEffect(() => {
    // Going back keeps the browser's own memory of where one was.
    if (!backOrForward) window.scrollTo(0, 0)
  }, [pathname, backOrForward])
  return null
}

function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Once the page stands: focus goes to its heading and its title is announced. Not on the first load, where the browser does that. */
export function Arrival({ pathname }: { readonly pathname: string }) {
  const journey = useContext(JourneyContext)
  useEffect(() => {
    const trip = journey?.current
    if (!trip || trip.last === pathname) return
    const first = trip.last === null
    trip.last = pathname
    if (first) return
    focusPage()
    trip.announce(document.title)
  }, [journey, pathname])
  return null
}
