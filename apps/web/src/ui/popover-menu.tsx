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
  /** What stands in the panel; drawn while it is open. */
  readonly panel: ReactNode
  /** What the panel holds, for screen readers. */
  readonly panelLabel: string
  readonly panelClassName?: string
}

const GAP_PX = 6
const EDGE_PX = 12
const STOPS = 'a[href], button:not(:disabled)'

/** Below its button, left edges in line, moved inwards where the window ends. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, bottom } = button.getBoundingClientRect()
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

/**
 * A button with a panel below it: the browser's own popover, so that a press beside it or Escape closes it and the focus comes back.
 * Arrow keys go through its links (a disclosure of links, not a menu of commands). Following a link closes it.
 */
export function PopoverMenu({ panel, panelLabel, panelClassName, children, ...button }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open' && trigger.current) place(event.currentTarget, trigger.current)
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !box.current) return
    event.preventDefault()
    if (!isOpen) box.current.showPopover()
    requestAnimationFrame(() => box.current && move(box.current, 'Home'))
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
        {isOpen && panel}
      </div>
    </>
  )
}
