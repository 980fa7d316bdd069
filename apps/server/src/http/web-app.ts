import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LINK_PAGES } from '@bluffline/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPageDocuments } from './page-documents.ts'
import { sendFailure, sendPrepared } from './reply.ts'
import { SPEECH_ENGINE_POLICY } from './security.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** Kept, but asked about at each use: a new version must be found. */
const ASK = 'no-cache'

/** Names under `assets/` carry a hash of their content, so such a file never changes. */
const cacheControl = (path: string): string => (/[\\/]assets[\\/][^\\/]+$/.test(path) ? YEAR : ASK)

/** The worker of the speech engine, as the build names it. */
const SPEECH_ENGINE = /[\\/]assets[\\/]engine\.worker-[^\\/]+\.js(?:\.br|\.gz)?$/

/** A page of the app: the browser navigates there, and the app's own router knows what it is. A missing file is missing. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?')
  if (method !== 'GET' && method !== 'HEAD') return false
  return path !== '/api' && !path.startsWith('/api/') && !/\.[A-Za-z0-9]+$/.test(path)
}

/** Pages that open by a secret behind `#`: whoever has one is named nowhere, and nobody indexes them. */
const PRIVATE = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
const isLinkPage = (url: string): boolean =>
  (Object.values(LINK_PAGES) as string[]).includes(url.split('?')[0]?.replace(/\/$/, '') ?? '')

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'))

/** What crawlers are told: pages are for them, calls and raw documents are not. */
const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /pages/\nSitemap: ${origin}/sitemap.xml\n`

/** Where a request says that the app is reached, where nothing is configured. What could not be a host is not repeated. */
const originOf = (request: FastifyRequest, publicOrigin: string | null): string => {
  const origin = publicOrigin ?? `${request.protocol}://${request.host}`
  return /^https?:\/\/[\w.-]+(:\d+)?$|^https?:\/\/\[[\da-f:]+\](:\d+)?$/i.test(origin) ? origin : ''
}

/**
 * Serves the built app: its files, for each page known when it was built a document of its own, and its index for every other page
 * address. A query asks for something that was not drawn. Without a build only the API answers.
 */
export const serveWebApp = async (app: FastifyInstance, folder: string, publicOrigin: string | null): Promise<void> => {
  const built = isBuilt(folder)
  const documents = createPageDocuments(folder)
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      // The front page has a document of its own.
      index: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path)).header('vary', 'accept-encoding')
        if (SPEECH_ENGINE.test(path)) reply.header('content-security-policy', SPEECH_ENGINE_POLICY)
      },
    })
    app.get('/sitemap.xml', async (request, reply) =>
      sendPrepared(request, reply, await documents.sitemap(originOf(request, publicOrigin))),
    )
    app.get('/robots.txt', (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robots(originOf(request, publicOrigin))),
    )
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isLinkPage(request.url)) reply.headers(PRIVATE)
    if (!documents.has(request.url)) return reply.sendFile('index.html')
    return sendPrepared(request, reply, await documents.answer(request.url, originOf(request, publicOrigin)))
  }
  if (built) app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) =>
    built && isPage(request)
      ? sendPage(request, reply)
      : sendFailure(reply, 'not_found', 'There is nothing at this address.'),
  )
}
