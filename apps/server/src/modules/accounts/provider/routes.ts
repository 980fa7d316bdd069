import { finishProviderLogin, SESSION_IDLE_DAYS, startProviderLogin } from '@bluffline/contract'
import { loginCookie, sessionCookie } from '../../../http/cookies.ts'
import { implement, type Implementation } from '../../../http/implementation.ts'
import { plainPage } from '../../../http/plain-page.ts'
import { STATUS } from '../../../http/status.ts'
import type { Visitor } from '../../../platform/caller.ts'
import { Outward } from '../../../platform/outward.ts'
import { failure, success } from '../../../platform/result.ts'
import { type ProviderService, TRIP_LIFE_S } from './service.ts'

const TO_THE_FORM = { path: '/profile', label: 'Sign in with a name and a password' }
const OFF = 'Signing in with a provider is not set up on this server. You can sign in with a name and a password.'
const SILENT =
  'The sign-in provider does not answer right now. You can try again later, or sign in with a name and a password.'
const BROKEN =
  'Signing in did not work: what came back is not what this browser asked for, or it took too long. Please start again.'

/** The same words as a page for a person and as an error for a program. */
const explain = (code: 'not_configured' | 'bad_request', message: string, visitor: Visitor) => {
  const headers = { 'set-cookie': loginCookie('', 0, visitor.isHttps) }
  if (visitor.wantsJson) return failure(code, message, { headers })
  const page = plainPage({ title: 'Signing in', words: message, link: TO_THE_FORM })
  return success(new Outward(page, headers, STATUS[code]))
}

const goTo = (address: string, cookies: string[]) =>
  success(new Outward('', { location: address, 'set-cookie': cookies }, 302))

/** `provider` is null where none is configured. */
export const providerRoutes = (provider: ProviderService | null): readonly Implementation[] => [
  implement(startProviderLogin, async ({ query, visitor }) => {
    if (!provider) return explain('not_configured', OFF, visitor)
    const started = await provider.start(visitor.origin, query.returnTo)
    if (!started) return explain('not_configured', SILENT, visitor)
    return goTo(started.address, [loginCookie(started.cookie, TRIP_LIFE_S, visitor.isHttps)])
  }),
  implement(finishProviderLogin, async ({ visitor }) => {
    if (!provider) return explain('not_configured', OFF, visitor)
    const finished = await provider.finish(visitor, visitor.loginCookie, visitor.userAgent)
    if (!finished) return explain('bad_request', BROKEN, visitor)
    const { isHttps } = visitor
    return goTo(finished.returnTo, [
      sessionCookie(finished.tokens.refreshToken, SESSION_IDLE_DAYS, isHttps),
      loginCookie('', 0, isHttps),
    ])
  }),
]
