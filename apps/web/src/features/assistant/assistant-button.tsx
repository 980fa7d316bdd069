import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'

const Panel = lazy(async () => ({ default: (await import('./assistant-panel.tsx')).AssistantPanel }))

/** Screens whose own controls stand where the button would be, and that are used with gloves on. */
const RIDING = /^\/(?:navigate\/|record\b)/

/** The round button at the lower right; what it opens is loaded when it is pressed for the first time. */
export function Work() {
  const { pathname } = useLocation()
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
          className="fixed right-4 bottom-[calc(var(--shell-bottom)+var(--page-foot,0px)+1rem)] z-(--z-bar) grid size-touch-outdoor place-items-center rounded-full border border-line-strong bg-accent text-accent-ink shadow-card hover:brightness-110"
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
