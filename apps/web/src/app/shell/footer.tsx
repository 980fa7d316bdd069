import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { loadMenus } from './menus.ts'

const FooterContent = lazy(async () => ({ default: (await loadMenus()).FooterContent }))

/** How much of the footer must be in view before it is fetched. */
const SEEN = 0.1

/** The foot of a page: its room is there at once, what stands in it comes when a tenth of that is in view. */
export function Footer() {
  const room = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = room.current
    if (!element || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { threshold: SEEN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen])
  return (
    <footer ref={room} className="min-h-96 pb-shell-bottom md:min-h-80">
      {isSeen && (
        <ErrorBoundary resetKey="footer" quiet>
          <Suspense>
            <FooterContent />
          </Suspense>
        </ErrorBoundary>
      )}
    </footer>
  )
}
