import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react'
import { cx } from './cx.ts'

interface Props extends Omit<ComponentProps<'button'>, 'popoverTarget' | 'type'> {
  /** What stands in the panel; drawn when it first opens. */
  readonly panel: ReactNode
  /** What the panel holds, for screen readers. */
  readonly panelLabel: string
  readonly panelClassName?: string
}

const GAP_PX = 6
const EDGE_PX = 12
const STOPS = 'a[href], button:not(:disabled)'

/** Below its button, or the bar it stands in; left edges in line, moved inwards where the window ends. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left } = button.getBoundingClientRect()
  const { bottom } = (button.closest('header') ?? button).getBoundingClientRect()
  const most = document.documentElement.clientWidth - panel.offsetWidth - EDGE_PX
  panel.style.left = `${Math.max(EDGE_PX, Math.min(left, most))}px`
  panel.style.top = `${bottom + GAP_PX}px`
  panel.style.maxHeight = `calc(100dvh - ${bottom + GAP_PX + EDGE_PX}px)`
}

/** Moves the focus among the panel's links and buttons; answers whether the key was one of these. */
function move(panel: HTMLElement, key: string): boolean {
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[key]
  if (next === undefined) return false
  stops.at(next % Math.max(1, stops.length))?.focus()
  return true
}

/** To the first link, as soon as there is one; not when the focus has gone elsewhere meanwhile. */
function enter(panel: HTMLElement, from: Element): void {
  const tryNow = () => {
    if (document.activeElement !== from || !panel.isConnected) return true
    if (panel.querySelector(STOPS) === null) return false
    return move(panel, 'Home')
  }
  if (tryNow()) return
  const watch = new MutationObserver(() => tryNow() && watch.disconnect())
  watch.observe(panel, { childList: true, subtree: true })
}

/**
 * A button with a panel below it: the browser's own popover, so that a press beside it or Escape closes it and the focus comes back.
 * Arrow keys go through its links (a disclosure of links, not a menu of commands). Following a link closes it.
 */
export function PopoverMenu({ panel, panelLabel, panelClassName, children, ...button }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // Once drawn it stays: what has the focus must not leave before the browser gives the focus back.
  const [isDrawn, setDrawn] = useState(false)
  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open')
    setDrawn(true)
  }
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open' && trigger.current) place(event.currentTarget, trigger.current)
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !box.current) return
    event.preventDefault()
    if (!isOpen) box.current.showPopover()
    enter(box.current, event.currentTarget)
  }
  const onPanelKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || !box.current) return
    if (move(box.current, event.key)) event.preventDefault()
  }
  const onPanelClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, [data-closes]')) box.current?.hidePopover()
  }
  return (
    <>
      <button
        {...button}
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
        onKeyDown={onButtonKey}
      >
        {children}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="group"
        aria-label={panelLabel}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={onPanelKey}
        onClick={onPanelClick}
        className={cx('bl-popover', panelClassName)}
      >
        {isDrawn && panel}
      </div>
    </>
  )
}
