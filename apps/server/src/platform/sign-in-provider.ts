import * as oidc from 'openid-client'
import type { IntegrationState } from './integrations.ts'

export interface ProviderConfig {
  readonly issuer: string
  readonly clientId: string
  /** Missing for a public client, which PKCE alone protects. */
  readonly clientSecret: string | undefined
}

/** What is remembered between sending somebody to the provider and their return. */
export interface ProviderTrip {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Who somebody is, as the provider vouches. Only `issuer` with `subject` names them. */
export interface ProviderPerson {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly preferredName: string | null
}

export interface SignInProvider {
  readonly state: () => IntegrationState
  /** Where to send the browser; null while the provider does not answer. */
  readonly start: (redirectUri: string) => Promise<{ readonly address: string; readonly trip: ProviderTrip } | null>
  /** Null where anything is not as it was sent out: state, nonce, issuer, signature, code. */
  readonly finish: (returned: URL, trip: ProviderTrip) => Promise<ProviderPerson | null>
}

const WAIT_S = 10
const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Plain http is for a provider on this machine, in a test. */
const isOnThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]')

const discover = async ({ issuer, clientId, clientSecret }: ProviderConfig): Promise<oidc.Configuration> => {
  const address = new URL(issuer)
  const proof = clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret)
  const execute = isOnThisMachine(address) ? [oidc.allowInsecureRequests] : []
  return oidc.discovery(address, clientId, {}, proof, { execute, timeout: WAIT_S })
}

/** OpenID Connect with an authorization code and PKCE, with whatever provider is configured. It is asked for its addresses on first use. */
export const createSignInProvider = (config: ProviderConfig): SignInProvider => {
  let state: IntegrationState = 'configured'
  let found: Promise<oidc.Configuration> | undefined
  const configuration = async (): Promise<oidc.Configuration | null> => {
    try {
      const known = await (found ??= discover(config))
      state = 'configured'
      return known
    } catch {
      found = undefined
      state = 'failing'
      return null
    }
  }
  return {
    state: () => state,
    start: async (redirectUri) => {
      const known = await configuration()
      if (!known) return null
      const codeVerifier = oidc.randomPKCECodeVerifier()
      const trip = { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier }
      const address = oidc.buildAuthorizationUrl(known, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state: trip.state,
        nonce: trip.nonce,
      })
      return { address: address.href, trip }
    },
    finish: async (returned, trip) => {
      const known = await configuration()
      if (!known) return null
      try {
        const answer = await oidc.authorizationCodeGrant(known, returned, {
          expectedState: trip.state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.codeVerifier,
          idTokenExpected: true,
        })
        const claims = answer.claims()
        if (!claims) return null
        const { iss: issuer, sub: subject } = claims
        const preferredName = textOr(claims['preferred_username']) ?? textOr(claims['nickname'])
        return { issuer, subject, email: textOr(claims['email']), preferredName }
      } catch {
        // The library throws for each thing that is not as it must be; whoever comes back with it is told one and the same.
        return null
      }
    },
  }
}
