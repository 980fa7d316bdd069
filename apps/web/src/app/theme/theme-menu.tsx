import { useId } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '../../ui/button-style.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { ThemeList } from './theme-list.tsx'

/** The browser's own popover: a press beside it or Escape closes it, and focus goes back to the button. */
export function ThemeMenu() {
  const id = useId()
  return (
    <>
      <Tooltip text="Theme">
        <button
          type="button"
          aria-label="Theme"
          popoverTarget={id}
          className={buttonStyle({ tone: 'quiet', className: 'size-touch shrink-0 px-0!' })}
        >
          <Icon name="theme" sizePx={22} />
        </button>
      </Tooltip>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto top-[calc(var(--shell-top)+6px)] right-(--page-gutter) max-h-[calc(100dvh-var(--shell-top)-24px)] w-[min(21rem,calc(100vw-2*var(--page-gutter)))] overflow-y-auto rounded-lg border border-line bg-surface-raised p-3 text-ink shadow-float"
      >
        <ThemeList />
        <Link
          to="/settings"
          className="mt-2 flex min-h-touch-outdoor items-center gap-3 rounded-md border-t border-line px-2 text-small font-[620] hover:bg-accent-soft"
          onClick={() => document.getElementById(id)?.hidePopover()}
        >
          <Icon name="settings" sizePx={22} />
          Riding settings
        </Link>
      </div>
    </>
  )
}
