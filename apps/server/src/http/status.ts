import type { ErrorCode } from '@bluffline/contract'

/** The one place where an error code meets an HTTP status. */
export const STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  // Not 401: the session is good, and a client answers a 401 with a refresh and a second try.
  wrong_password: 403,
  sign_in_again: 403,
  not_found: 404,
  no_line: 404,
  not_configured: 404,
  conflict: 409,
  name_taken: 409,
  too_large: 413,
  quota_exceeded: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  rate_limited: 429,
  not_ready: 503,
  internal: 500,
}
