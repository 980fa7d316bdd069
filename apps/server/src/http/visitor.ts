import { APP_HEADER } from '@bluffline/contract'
import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../platform/caller.ts'
import { readLoginCookie, readSessionCookie } from './cookies.ts'

/** Where the app is reached: as it is configured, else as the request says. */
const ownOrigin = (request: FastifyRequest, publicOrigin: string | null): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`

/** Browsers say themselves whether a page of the same origin asks; of others the origin is compared. */
const comesFrom = (request: FastifyRequest, own: string): 'ours' | 'elsewhere' | 'unknown' => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' ? 'ours' : 'elsewhere'
  const { origin } = request.headers
  if (origin === undefined) return 'unknown'
  return origin === own ? 'ours' : 'elsewhere'
}

/** A page of another site makes a write. `none` is what somebody did by hand, a bookmark for example, and never a page. */
export const isForeignWrite = (request: FastifyRequest, publicOrigin: string | null): boolean =>
  request.method !== 'GET' &&
  request.method !== 'HEAD' &&
  request.headers['sec-fetch-site'] !== 'none' &&
  comesFrom(request, ownOrigin(request, publicOrigin)) === 'elsewhere'

export const visitorOf = (request: FastifyRequest, publicOrigin: string | null): Visitor => {
  const origin = ownOrigin(request, publicOrigin)
  const isHttps = origin.startsWith('https:')
  const { cookie } = request.headers
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    origin,
    isHttps,
    sessionToken: readSessionCookie(cookie, isHttps),
    loginCookie: readLoginCookie(cookie, isHttps),
    isFromOurPages: request.headers[APP_HEADER.name] === APP_HEADER.value && comesFrom(request, origin) === 'ours',
    path: request.url,
    wantsJson: request.headers.accept?.startsWith('application/json') ?? false,
  }
}
