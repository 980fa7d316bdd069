import { useCallback, useState } from 'react'

/** The height of an element as it changes; 0 while there is none. */
export function useHeightPx(): readonly [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [heightPx, setHeightPx] = useState(0)
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setHeightPx(Math.round(element.offsetHeight)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [heightPx, watch]
}
