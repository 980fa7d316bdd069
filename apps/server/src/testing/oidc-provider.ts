import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const CLIENT = { id: 'bluffline', secret: 'a secret between two servers' } as const

export interface TestProvider {
  readonly issuer: string
  /** Walks from the address the app sends a browser to until the provider sends it back, signing in as `sub`; the address it is sent back to. */
  readonly walk: (address: string, sub: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** The claims of everybody: the part before the dash is the name they prefer. */
const claimsOf = (sub: string) => ({ sub, email: `${sub}@example.org`, preferred_username: sub.split('-')[0] })

/** A cookie jar for one walk. */
const createBrowser = () => {
  const jar = new Map<string, string>()
  return async (address: string, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      jar.set(name, value)
    }
    return answer
  }
}

const walkWith = (redirectUri: string) => async (address: string, sub: string) => {
  const open = createBrowser()
  let next = address
  for (let steps = 0; steps < 12; steps += 1) {
    if (next.startsWith(redirectUri)) return next
    const answer = await open(next)
    const location = answer.headers.get('location')
    if (location !== null) {
      next = new URL(location, next).href
      continue
    }
    // The provider's own pages for development: who are you, and is that all right.
    const page = await answer.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login'
    const submitted = await open(next, { prompt, login: sub, password: 'any' })
    next = new URL(submitted.headers.get('location') ?? '', next).href
  }
  throw new Error(`The provider never came back: ${next}`)
}

/** A real OpenID Connect provider on loopback that knows one client and believes any name. */
export const startOidcProvider = async (redirectUri: string): Promise<TestProvider> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    findAccount: (_, sub) => ({ accountId: sub, claims: () => claimsOf(sub) }),
    claims: { openid: ['sub'], email: ['email'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['only for the test'] },
  })
  server.on('request', provider.callback())
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { issuer, walk: walkWith(redirectUri), stop }
}
