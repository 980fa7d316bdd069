import { z } from 'zod'
import { refreshToken, tokens } from '../account/tokens.ts'
import { credentials, email, givenPassword, newPassword, registration, user } from '../account/user.ts'
import { defineEndpoint } from '../endpoint.ts'

/**
 * `POST /api/auth/register`: makes an account and opens a session in the cookie. `name_taken`: somebody has that name.
 * The e-mail address may be known already; nobody is told.
 */
export const register = defineEndpoint({
  id: 'auth.register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make an account',
  who: 'guest',
  offline: 'none',
  body: registration,
  output: user,
  errors: ['name_taken', 'forbidden'],
  perMinute: 20,
})

/**
 * `POST /api/auth/login`: a new session. `invalid_credentials`: the name or the password is wrong, never told which.
 * `rate_limited`: too many wrong attempts; `Retry-After` says how many seconds to wait.
 */
export const login = defineEndpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with a name and a password',
  who: 'guest',
  offline: 'none',
  body: credentials,
  output: z.strictObject({ user, ...tokens.shape }),
  errors: ['invalid_credentials', 'forbidden'],
  perMinute: 60,
})

const maybeToken = z.strictObject({ refreshToken: refreshToken.optional() }).prefault({})

/**
 * `POST /api/auth/refresh`: a new access token and the next refresh token, for the token in the body or, without one, in the cookie.
 * `unauthorized`: the session is over; the cookie is cleared. `forbidden`: a call on the cookie that did not come from our own pages.
 */
export const refreshSession = defineEndpoint({
  id: 'auth.refresh',
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchange a refresh token for new tokens',
  who: 'guest',
  offline: 'none',
  body: maybeToken,
  output: tokens,
  errors: ['unauthorized', 'forbidden'],
  ridesOnCookie: true,
})

const done = z.strictObject({ ok: z.literal(true) })

/** `POST /api/auth/logout`: ends the session of the token in the body or the cookie, and clears the cookie. Done already is done. */
export const logout = defineEndpoint({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  who: 'guest',
  offline: 'none',
  body: maybeToken,
  output: done,
  errors: ['forbidden'],
  ridesOnCookie: true,
})

/** `GET /api/auth/user`: the signed-in person, by the access token or the session's cookie. */
export const getUser = defineEndpoint({
  id: 'auth.user',
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in person',
  who: 'user',
  offline: 'cache',
  output: user,
  errors: [],
  ridesOnCookie: true,
})

/** `PATCH /api/auth/user`: changes the machine the account names. */
export const changeUser = defineEndpoint({
  id: 'auth.change-user',
  method: 'PATCH',
  path: '/api/auth/user',
  summary: 'Change the machine of the account',
  who: 'user',
  offline: 'none',
  body: z.strictObject({ vehicleType: user.shape.vehicleType }),
  output: user,
  errors: [],
})

/** `POST /api/auth/password`: a new password; every other session ends. */
export const changePassword = defineEndpoint({
  id: 'auth.change-password',
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the password and end every other session',
  who: 'user',
  offline: 'none',
  body: z.strictObject({ currentPassword: givenPassword, newPassword }),
  output: user,
  errors: ['wrong_password'],
  perMinute: 20,
})

/** `POST /api/auth/email`: another e-mail address. */
export const changeEmail = defineEndpoint({
  id: 'auth.change-email',
  method: 'POST',
  path: '/api/auth/email',
  summary: 'Change the e-mail address',
  who: 'user',
  offline: 'none',
  body: z.strictObject({ email, password: givenPassword }),
  output: user,
  errors: ['wrong_password'],
  perMinute: 20,
})

/**
 * `DELETE /api/auth/user`: the account and everything in it, at once and for good. An account without a password asks for a
 * session begun at most 15 minutes ago: `sign_in_again`.
 */
export const deleteAccount = defineEndpoint({
  id: 'auth.delete-account',
  method: 'DELETE',
  path: '/api/auth/user',
  summary: 'Delete the account and everything in it',
  who: 'user',
  offline: 'none',
  body: z.strictObject({ password: givenPassword.optional() }).prefault({}),
  output: done,
  errors: ['wrong_password', 'sign_in_again'],
  perMinute: 20,
})

/** `GET /api/auth/export`: everything in the account as one zip archive: JSON of all records, GPX of every ride and of the waypoints. */
export const exportAccount = defineEndpoint({
  id: 'auth.export',
  method: 'GET',
  path: '/api/auth/export',
  summary: 'Everything in the account as one archive',
  who: 'user',
  offline: 'none',
  output: z.string().meta({ format: 'binary' }),
  mediaType: 'application/zip',
  errors: [],
  perMinute: 10,
})
