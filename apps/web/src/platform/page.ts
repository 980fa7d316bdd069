/** The page as the browser holds it. */
export interface PagePort {
  /** A full page load. */
  readonly load: (path: string) => void
  readonly isHidden: () => boolean
  readonly watchHidden: (onChange: (isHidden: boolean) => void) => () => void
  /** Share of the heap in use, 0 to 1; null where the browser does not say. */
  readonly heapShare: () => number | null
  readonly raise: (event: string) => void
  readonly listen: (event: string, onEvent: () => void) => () => void
}

interface WithMemory {
  readonly memory?: { readonly usedJSHeapSize: number; readonly jsHeapSizeLimit: number }
}

const listenTo = (target: EventTarget, event: string, run: () => void) => {
  target.addEventListener(event, run)
  return () => target.removeEventListener(event, run)
}

export const browserPage: PagePort = {
  load: (path) => location.assign(path),
  isHidden: () => document.hidden,
  watchHidden: (onChange) => listenTo(document, 'visibilitychange', () => onChange(document.hidden)),
  heapShare: () => {
    const { memory } = performance as Performance & WithMemory
    return memory ? memory.usedJSHeapSize / memory.jsHeapSizeLimit : null
  },
  raise: (event) => void window.dispatchEvent(new CustomEvent(event)),
  listen: (event, onEvent) => listenTo(window, event, onEvent),
}
