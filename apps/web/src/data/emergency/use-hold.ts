import { useCallback, useEffect, useRef, useState } from 'react'
import { swallowRelease } from './swallow-release.ts'

/** Reads how far a held press has come this often, in milliseconds. */
const STEP_MS = 100

/**
 * A press that is held for a while, and what a shorter one does. Keys hold as fingers do. A screen reader's activation, which can neither
 * hold nor let go, counts as the short press.
 */
export function useHold(holdMs: number, { onHeld, onPress }: { onHeld: () => void; onPress: () => void }) {
  const [heldMs, setHeldMs] = useState(0)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const phase = useRef<'rest' | 'down'>('rest')
  const clear = useCallback(() => {
    clearInterval(timer.current)
    setHeldMs(0)
  }, [])
  useEffect(() => () => clearInterval(timer.current), [])
  const begin = () => {
    if (phase.current === 'down') return
    phase.current = 'down'
    let passedMs = 0
    clearInterval(timer.current)
    timer.current = setInterval(() => {
      passedMs += STEP_MS
      setHeldMs(passedMs)
      if (passedMs < holdMs) return
      phase.current = 'rest'
      clear()
      swallowRelease()
      onHeld()
    }, STEP_MS)
  }
  const leave = () => {
    if (phase.current === 'down') phase.current = 'rest'
    clear()
  }
  return {
    isHeld: heldMs > 0,
    leftS: Math.ceil((holdMs - heldMs) / 1000),
    share: Math.min(1, heldMs / holdMs),
    handlers: {
      onPointerDown: begin,
      onPointerUp: clear,
      onPointerCancel: leave,
      onPointerLeave: leave,
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
      onKeyDown: ({ key, repeat }: { readonly key: string; readonly repeat: boolean }) => {
        if ((key === 'Enter' || key === ' ') && !repeat) begin()
      },
      onKeyUp: clear,
      onClick: () => {
        phase.current = 'rest'
        onPress()
      },
    },
  }
}
