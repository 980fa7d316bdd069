import type { ErrorLogPort } from '../../platform/error-log.ts'

/** What browsers report when an element is measured twice in a frame, and reports that carry no error: neither is a fault of the page. */
const isNoise = (event: Pick<ErrorEvent, 'message' | 'error'>): boolean =>
  /ResizeObserver loop/i.test(event.message) || event.error === null || event.error === undefined

/** Keeps what no boundary catches. Returns how to stop. */
export function catchWindowErrors(errors: ErrorLogPort): () => void {
  const onError = (event: ErrorEvent) => {
    if (isNoise(event)) {
      event.stopImmediatePropagation()
      event.preventDefault()
      return
    }
    errors.record(event.error)
  }
  const onRejection = (event: PromiseRejectionEvent) => void errors.record(event.reason)
  window.addEventListener('error', onError, true)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError, true)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
