import { z } from 'zod'

/** How long an access token is good for, in seconds. */
export const ACCESS_TOKEN_S = 15 * 60

/** After a refresh the token before is answered for this long with the same new one; used later it ends the session. */
export const REFRESH_GRACE_S = 20

/** A session that is not used for this long ends by itself. */
export const SESSION_IDLE_DAYS = 60

/** Opaque to the app: 43 characters of base64url. */
export const refreshToken = z.string().min(1).max(200)

/**
 * `expiresAt` is the server's clock in milliseconds since 1970. A device whose clock is wrong counts `expiresInS` from the moment the
 * answer came instead.
 */
export const tokens = z.strictObject({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.number(),
  expiresInS: z.number(),
})
export type Tokens = z.infer<typeof tokens>
