import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { PHOTO_HOST } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Topographic and aerial tiles of the US Geological Survey, the online layers of the map. */
const TILE_HOSTS = ['https://basemap.nationalmap.gov']
/** Tiles of the map, and photos of federal campgrounds. */
const PICTURE_HOSTS = [...TILE_HOSTS, PHOTO_HOST]

/**
 * What a browser may do on our pages. Scripts come from this server alone, never inline and never from text. Styles may stand
 * inline: dialogs lock scrolling and the map places markers that way. The map's worker starts from a blob.
 */
export const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', ...PICTURE_HOSTS],
  'connect-src': ["'self'", ...TILE_HOSTS],
  'font-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
}

/** What our pages need of the device; everything else is off. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  'screen-wake-lock=(self)',
  'accelerometer=(self)',
  'gyroscope=(self)',
  'magnetometer=(self)',
  'microphone=(self)',
  'camera=(self)',
  'payment=()',
  'usb=()',
  'serial=()',
  'midi=()',
  'display-capture=()',
  'browsing-topics=()',
].join(', ')

/** The headers of every answer, worked out once: they are the same for all. With an https address browsers are told to stay on https. */
export const securityHeaders = (
  publicUrl: string | undefined,
  realtimeUrl?: string,
): Readonly<Record<string, string>> => {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...contentSecurityPolicy,
        ...(realtimeUrl !== undefined && {
          'connect-src': [...contentSecurityPolicy['connect-src'], new URL(realtimeUrl).origin],
        }),
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS_POLICY }
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  protect(request, response, (error) => {
    if (error !== undefined) throw error
  })
  for (const [name, value] of Object.entries(response.getHeaders())) headers[name] = String(value)
  return headers
}

/**
 * The worker of the speech engine compiles the runtime that was fetched with the model: it alone may do that, and nothing else.
 */
export const SPEECH_ENGINE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; base-uri 'none'"

export const addSecurityHeaders = (app: FastifyInstance, publicUrl: string | undefined, realtimeUrl?: string): void => {
  const headers = securityHeaders(publicUrl, realtimeUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
