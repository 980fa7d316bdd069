import { randomUUID } from 'node:crypto'
import { APP_HEADER, login, type Tokens, type User } from '@bluffline/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export const PASSWORD = 'gravel and mud'

/** Somebody signed in. */
export interface Rider {
  readonly user: User
  readonly tokens: Tokens
  readonly call: (method: InjectOptions['method'], url: string, more?: CallOptions) => Promise<LightMyRequestResponse>
}

interface CallOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

let count = 0
export const newName = (): string => `rider-${(count += 1)}-${randomUUID().slice(0, 6)}`

/** Sends JSON; `more` are the payload and, where they matter, headers. */
export const post = (app: FastifyInstance, url: string, ...more: readonly [object, Record<string, string>?]) =>
  app.inject({ method: 'POST', url, payload: more[0], headers: more[1] ?? {} })

/** The headers of a page of our own. */
export const OUR_PAGE = { [APP_HEADER.name]: APP_HEADER.value, origin: 'http://localhost', host: 'localhost' }

export const cookieOf = (answer: LightMyRequestResponse): string => {
  const [cookie] = answer.cookies.filter(({ name }) => name.endsWith('bluffline-session'))
  return cookie === undefined ? '' : `${cookie.name}=${cookie.value}`
}

export const riderWith = (app: FastifyInstance, user: User, tokens: Tokens): Rider => ({
  user,
  tokens,
  call: (method, url, { body, headers } = {}) =>
    app.inject({
      ...(method !== undefined && { method }),
      url,
      headers: { authorization: `Bearer ${tokens.accessToken}`, ...headers },
      ...(body !== undefined && { payload: body as object }),
    }),
})

export const signIn = async (app: FastifyInstance, username: string, password = PASSWORD): Promise<Rider> => {
  const answer = await post(app, '/api/auth/login', { username, password })
  const { user, ...tokens } = login.output.parse(answer.json())
  return riderWith(app, user, tokens)
}

/** A new rider, signed in. */
export const newRider = async (app: FastifyInstance, username = newName()): Promise<Rider> => {
  await post(app, '/api/auth/register', { username, email: `${username}@example.org`, password: PASSWORD })
  return signIn(app, username)
}
