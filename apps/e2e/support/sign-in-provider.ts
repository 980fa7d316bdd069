import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** A real OpenID Connect provider on loopback, where the app's server looks for it. It believes any name. */
export async function startSignInProvider(appAddress: string): Promise<{ readonly stop: () => void }> {
  const port = Number(process.env['E2E_OIDC_PORT'])
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: 'bluffline',
        client_secret: 'a secret between two servers',
        redirect_uris: [`${appAddress}/api/login/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@example.org`, preferred_username: sub }),
    }),
    claims: { openid: ['sub'], email: ['email'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['only for the test'] },
  })
  const server = createServer(provider.callback())
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
