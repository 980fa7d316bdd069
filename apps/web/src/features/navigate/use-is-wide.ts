import { useSyncExternalStore } from 'react'

/** Where the map stands beside the words. */
const WIDE = '(min-width: 1100px)'

const watch = (onChange: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsWide = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches)
