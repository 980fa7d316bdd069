import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { createPortal } from 'react-dom'
import { openDelayMs } from './tooltip-timing.ts'

interface TriggerProps {
  onPointerEnter?: (event: PointerEvent) => void
  onPointerLeave?: (event: PointerEvent) => void
  onPointerDown?: (event: PointerEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
  'aria-describedby'?: string | undefined
}

interface Props {
  readonly text: string
  /** One element that passes these handlers on to its DOM node. */
  readonly children: ReactElement<TriggerProps>
}

const GAP_PX = 8
/** Time to get the pointer from the trigger onto the tooltip. */
const LEAVE_MS = 120
let closedAtMs: number | null = null

function place(tip: HTMLElement, anchor: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const above = anchor.top - height - GAP_PX
  const top = above >= GAP_PX ? above : anchor.bottom + GAP_PX
  const centred = anchor.left + anchor.width / 2 - width / 2
  const left = Math.max(GAP_PX, Math.min(centred, window.innerWidth - width - GAP_PX))
  tip.style.top = `${top}px`
  tip.style.left = `${left}px`
}

/**
 * Shows a short text on hover (after 700 ms) and on keyboard focus (at once); Escape hides it, and the pointer may rest on it.
 * Written by hand: a library for it costs 12 kB before the first list is on screen.
 */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<DOMRect | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const open = anchor !== null

  const later = (run: () => void, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delayMs)
  }
  const show = (target: EventTarget, delayMs: number) => {
    if (target instanceof Element) later(() => setAnchor(target.getBoundingClientRect()), delayMs)
  }
  const hide = (delayMs: number) => {
    if (open) closedAtMs = performance.now()
    later(() => setAnchor(null), delayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(null)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  const trigger = cloneElement(children, {
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') show(event.currentTarget, openDelayMs({ closedAtMs }, performance.now()))
    },
    onPointerLeave: () => hide(LEAVE_MS),
    onPointerDown: () => hide(0),
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0)
    },
    onBlur: () => hide(0),
    ...(open && { 'aria-describedby': id }),
  })
  const layer = (
    <div
      id={id}
      role="tooltip"
      className="bl-tooltip"
      ref={(tip) => {
        if (tip && anchor) place(tip, anchor)
      }}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => hide(LEAVE_MS)}
    >
      {text}
    </div>
  )
  return (
    <>
      {trigger}
      {open && createPortal(layer, document.body)}
    </>
  )
}
