import type { ErrorCode } from '@bluffline/contract'

/** The one place where an error code meets an HTTP status. */
export const STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  not_found: 404,
  no_line: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  not_ready: 503,
  internal: 500,
}
