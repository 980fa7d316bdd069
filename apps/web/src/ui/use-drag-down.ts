import { useRef, type PointerEvent, type RefObject } from 'react'

/** A pull this long, or this fast, closes the sheet. */
const FAR_PX = 96
const FAST_PX_PER_MS = 0.6

/** Lets a thumb pull a sheet down by its handle and let go to close it. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onDropped: () => void) {
  const from = useRef<{ yPx: number; atMs: number } | null>(null)
  const pulledPx = (event: PointerEvent) => Math.max(0, event.clientY - (from.current?.yPx ?? event.clientY))

  const finish = (event: PointerEvent, cancelled: boolean) => {
    const start = from.current
    const element = sheet.current
    if (!start || !element) return
    const px = pulledPx(event)
    const far = px > FAR_PX || (px > 12 && px / Math.max(1, event.timeStamp - start.atMs) > FAST_PX_PER_MS)
    from.current = null
    delete element.dataset['dragging']
    element.style.translate = ''
    if (far && !cancelled) onDropped()
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = { yPx: event.clientY, atMs: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
      if (sheet.current) sheet.current.dataset['dragging'] = ''
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current && sheet.current) sheet.current.style.translate = `0 ${pulledPx(event)}px`
    },
    onPointerUp: (event: PointerEvent) => finish(event, false),
    onPointerCancel: (event: PointerEvent) => finish(event, true),
  }
}
