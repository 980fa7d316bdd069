import { randomInt } from 'node:crypto'
import { registration, type Tokens } from '@bluffline/contract'
import { isSafeReturnPath } from '@bluffline/core'
import type { ProviderPerson, SignInProvider } from '../../../platform/sign-in-provider.ts'
import type { Account, AccountRepository } from '../repository.ts'
import type { SessionService } from '../sessions/service.ts'
import type { SignedTokens } from '../tokens/signed.ts'

/** How long somebody may take at the provider. */
export const TRIP_LIFE_S = 600
const HOME = '/ai-trails'
const MOST_NAMES_TRIED = 20

export interface ProviderService {
  /** Where to send the browser and what its cookie is to hold; null while the provider does not answer. */
  readonly start: (
    origin: string,
    returnTo: string | undefined,
  ) => Promise<{ readonly address: string; readonly cookie: string } | null>
  /** A session and where to go with it; null where the return is not the end of a trip that this browser began. */
  readonly finish: (
    returned: { readonly origin: string; readonly path: string },
    cookie: string | null,
    userAgent: string,
  ) => Promise<{ readonly tokens: Tokens; readonly returnTo: string } | null>
}

interface ProviderServiceDeps {
  readonly provider: SignInProvider
  readonly accounts: AccountRepository
  readonly sessions: SessionService
  readonly signed: SignedTokens
  readonly now: () => Date
}

const CALLBACK = '/api/login/callback'

/** Safe by the rule, and by what a browser makes of it. */
const safePath = (path: unknown, origin: string): string =>
  isSafeReturnPath(path) && URL.canParse(path, origin) && new URL(path, origin).origin === origin ? path : HOME

const FALLBACK_NAME = 'rider'

/** A name of our own out of what the provider says: what stands before the @, without what our names do not hold. */
const asName = (text: string | null): string => {
  const [start = ''] = (text ?? '').split('@')
  const plain = start
    .replace(/[^A-Za-z0-9._-]/g, '')
    .replace(/^[._-]+/, '')
    .slice(0, 30)
  return registration.shape.username.safeParse(plain).success ? plain : FALLBACK_NAME
}

const withDigits = (name: string): string => `${name}-${randomInt(1000, 1_000_000)}`

export const createProviderService = (deps: ProviderServiceDeps): ProviderService => {
  const { provider, accounts, sessions, signed, now } = deps
  const makeAccount = async ({ issuer, subject, ...person }: ProviderPerson): Promise<Account> => {
    const name = asName(person.preferredName ?? person.email)
    for (let tried = 0; tried < MOST_NAMES_TRIED; tried += 1) {
      const username = tried === 0 && name !== FALLBACK_NAME ? name : withDigits(name)
      const fields = { username, email: person.email, passwordHash: null, vehicleType: '4x4' as const }
      const made = await accounts.make(fields, now(), { issuer, subject })
      // Null also where the same person came back twice at once, and the other return made the account.
      const account = made ?? (await accounts.byIdentity({ issuer, subject }))
      if (account) return account
    }
    throw new Error('No free name was found for somebody new.')
  }
  return {
    start: async (origin, returnTo) => {
      const started = URL.canParse(origin) ? await provider.start(origin + CALLBACK) : null
      if (!started) return null
      const trip = { ...started.trip, returnTo: safePath(returnTo, origin) }
      return { address: started.address, cookie: await signed.sign('provider-login', trip, TRIP_LIFE_S) }
    },
    finish: async ({ origin, path }, cookie, userAgent) => {
      const trip = cookie === null ? null : await signed.read('provider-login', cookie)
      if (!trip || !URL.canParse(path, origin)) return null
      const { state, nonce, codeVerifier, returnTo } = trip as Record<string, unknown>
      const person = await provider.finish(new URL(path, origin), {
        state: String(state),
        nonce: String(nonce),
        codeVerifier: String(codeVerifier),
      })
      if (!person) return null
      const account = (await accounts.byIdentity(person)) ?? (await makeAccount(person))
      return { tokens: await sessions.begin(account.user.id, userAgent), returnTo: safePath(returnTo, origin) }
    },
  }
}
