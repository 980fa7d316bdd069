import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/**
 * `GET /api/login`: sends the browser to the sign-in provider and, after it, back to `returnTo` where that is a safe return path
 * (`isSafeReturnPath`), else to `/ai-trails`. Opened by navigation, never by a script. Without a provider it is a page that says so and
 * leads to the password form; a caller that asks for JSON gets `not_configured`.
 */
export const startProviderLogin = defineEndpoint({
  id: 'provider.start',
  method: 'GET',
  path: '/api/login',
  summary: 'Sign in with a provider',
  who: 'guest',
  offline: 'none',
  query: z.strictObject({
    returnTo: z.string().max(2000).optional().describe('Path of the app to come back to'),
  }),
  output: z.string(),
  mediaType: 'text/html; charset=utf-8',
  errors: ['not_configured'],
  perMinute: 30,
})

/** `GET /api/login/callback`: where the provider sends the browser back to. Whatever else a provider adds to the address is its own affair. */
export const finishProviderLogin = defineEndpoint({
  id: 'provider.finish',
  method: 'GET',
  path: '/api/login/callback',
  summary: 'Come back from the sign-in provider',
  who: 'guest',
  offline: 'none',
  query: z.looseObject({
    state: z.string().max(1000).optional(),
    code: z.string().max(4000).optional(),
    iss: z.string().max(1000).optional(),
    error: z.string().max(1000).optional(),
  }),
  output: z.string(),
  mediaType: 'text/html; charset=utf-8',
  errors: ['not_configured'],
  perMinute: 30,
})
