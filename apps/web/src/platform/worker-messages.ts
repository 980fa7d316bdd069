/** What the pages and the service worker say to each other. */
export const GO_OVER = 'go-over'
export const CHECK_FILES = 'check-files'
/** From the worker: the network is back, send what waits. */
export const SEND_ALERTS = 'send-alerts'
/** What a page asks the browser to wake the worker for. */
export const ALERTS_TAG = 'emergency-alerts'
export const OUTBOX_TAG = 'outbox'

/** What the worker answers to `CHECK_FILES`, over the port that came with it. */
export interface FileCheck {
  readonly files: number
  readonly bytes: number
  /** Addresses of files that are not on the device, or not as they were built, and could not be fetched anew. */
  readonly broken: readonly string[]
  /** Addresses of files that were broken and have been fetched anew. */
  readonly mended: readonly string[]
}
