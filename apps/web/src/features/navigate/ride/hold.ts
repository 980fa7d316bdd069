import { useCallback, useEffect, useRef, useState } from 'react'

/** A press that must be held. A screen reader's activation, which cannot hold, counts at once. */
export function useHold(holdMs: number, onDone: () => void) {
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasPressed = useRef(false)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    setIsHeld(false)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = () => {
    wasPressed.current = true
    setIsHeld(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(onDone, holdMs)
  }
  return {
    isHeld,
    handlers: {
      onPointerDown: begin,
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
      onKeyDown: ({ key, repeat }: { readonly key: string; readonly repeat: boolean }) => {
        if ((key === 'Enter' || key === ' ') && !repeat) begin()
      },
      onKeyUp: stop,
      onClick: () => {
        if (!wasPressed.current) onDone()
        wasPressed.current = false
      },
    },
  }
}
