import type { ROLE_IDS } from '@bluffline/contract'

/** Who makes a call, as the database says at this moment. */
export interface Caller {
  readonly accountId: string
  readonly sessionId: string
  readonly role: (typeof ROLE_IDS)[number]
}

/** Tells callers apart by what they bring; null for what is no session of anybody. */
export interface Doorkeeper {
  readonly byAccessToken: (token: string) => Promise<Caller | null>
  /** By a device's key for alerts: it opens what takes one, and nothing else. */
  readonly byAlertPass: (token: string) => Promise<Caller | null>
  /** By the refresh token in the session's cookie. */
  readonly bySessionToken: (token: string) => Promise<Caller | null>
}

/** What a request says of where it comes from. */
export interface Visitor {
  /** Network address, of the caller or of the last proxy that is not trusted. */
  readonly address: string
  readonly userAgent: string
  /** Where the app is reached: scheme, host and port. */
  readonly origin: string
  readonly isHttps: boolean
  /** The refresh token in the session's cookie. */
  readonly sessionToken: string | null
  /** Value of the cookie that waits for the sign-in provider. */
  readonly loginCookie: string | null
  /** Shown to come from a page of our own: only then a write may rest on the cookie. */
  readonly isFromOurPages: boolean
  /** Path and query as they were asked for. */
  readonly path: string
  readonly wantsJson: boolean
}
