import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'

const Panel = lazy(async () => ({ default: (await import('./assistant-panel.tsx')).AssistantPanel }))

/** Screens whose own controls stand where the button would be, and that are used with gloves on. */
const RIDING = /^\/(?:navigate\/|(?:record|gps|real-trail-riding)\b)/

/** Lists with a map beside them, which a phone shows instead of the list. */
const LISTS: ReadonlySet<string> = new Set(['/ai-trails', '/campgrounds'])
/** Pages of one thing with a map beside it in a wide window. */
const WITH_MAP = /^\/(?:map|rides|campgrounds)\/./

const CORNER = 'right-4 bottom-[calc(var(--shell-bottom)+var(--page-foot,0px)+1rem)]'
/** A wide window's map has its controls and its sources in that corner. */
const BESIDE_CONTROLS = 'md:right-20 md:bottom-10'

/** Where the button stands: never on the controls, the legend or the sources of a map. */
function standAt(pathname: string, search: string): string {
  if (pathname === '/map')
    return cx('max-md:top-[calc(var(--shell-top)+8rem)] max-md:right-3 max-md:bottom-auto', BESIDE_CONTROLS)
  if (!LISTS.has(pathname)) return cx(CORNER, WITH_MAP.test(pathname) && BESIDE_CONTROLS)
  return cx(CORNER, BESIDE_CONTROLS, new URLSearchParams(search).get('view') === 'map' && 'max-md:hidden')
}

/** The round button at the lower right; what it opens is loaded when it is pressed for the first time. */
export function Work() {
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const isHidden = RIDING.test(pathname)
  return (
    <aside aria-label="Assistant">
      {!isHidden && !open && (
        <button
          type="button"
          aria-label="Ask the assistant"
          aria-haspopup="dialog"
          onClick={() => {
            setOpened(true)
            setOpen(true)
          }}
          className={cx(
            standAt(pathname, search),
            'fixed z-(--z-bar) grid size-touch-outdoor place-items-center rounded-full border border-line-strong bg-accent text-accent-ink shadow-card hover:brightness-110',
          )}
        >
          <Icon name="assistant" sizePx={26} />
        </button>
      )}
      {wasOpened && (
        <Suspense>
          <Panel open={open && !isHidden} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  )
}
