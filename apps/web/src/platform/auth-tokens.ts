import type { EpochMs } from '@bluffline/core'

export interface AuthTokens {
  readonly accessToken: string
  /** Missing where the browser holds it in a cookie that scripts cannot read. */
  readonly refreshToken?: string
  /** By the clock of this device. */
  readonly expiresAtMs?: EpochMs
}
