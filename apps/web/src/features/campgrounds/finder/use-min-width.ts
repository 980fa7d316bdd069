import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at least so wide: for what should not be in the page at all when it is not. */
export function useMinWidth(px: number): boolean {
  const query = `(min-width: ${px}px)`
  const watch = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches)
}
