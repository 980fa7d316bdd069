import { useEffect, type Dispatch, type SetStateAction } from 'react'
import type { Overlay } from './shell-actions.ts'

/** Cmd+K or Ctrl+K opens the command palette from everywhere, and closes it again. */
export function usePaletteKey(setOverlay: Dispatch<SetStateAction<Overlay | null>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCalled =
        (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isCalled) return
      event.preventDefault()
      setOverlay((now) => (now === 'palette' ? null : 'palette'))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [setOverlay])
}
