import { useSyncExternalStore } from 'react'

/** Below this width the app is laid out for a phone. The style sheet's `md:` begins here. */
const MOBILE_BREAKPOINT_PX = 768
const DEBOUNCE_MS = 100

export const isMobile = (): boolean => window.innerWidth < MOBILE_BREAKPOINT_PX

const watch = (onChange: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, DEBOUNCE_MS)
  }
  window.addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', onResize)
  }
}

/** For what CSS cannot do, such as not loading the map beside a list. Where CSS can, use `md:`. */
export const useIsMobile = (): boolean => useSyncExternalStore(watch, isMobile)
