import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFailure } from './reply.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** Kept, but asked about at each use: a new version must be found. */
const ASK = 'no-cache'

/** Names under `assets/` carry a hash of their content, so such a file never changes. */
const cacheControl = (path: string): string => (/[\\/]assets[\\/][^\\/]+$/.test(path) ? YEAR : ASK)

/** A page of the app: the browser navigates there, and the app's own router knows what it is. A missing file is missing. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?')
  if (method !== 'GET' && method !== 'HEAD') return false
  return path !== '/api' && !path.startsWith('/api/') && !/\.[A-Za-z0-9]+$/.test(path)
}

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'))

/** Documents of single pages lie below `pages/`, named like their addresses. Listed once, so that no address can name another file. */
const pagesIn = (folder: string): ReadonlySet<string> => {
  const pages = join(folder, 'pages')
  return new Set(existsSync(pages) ? readdirSync(pages, { recursive: true, encoding: 'utf8' }) : [])
}

/** The document to send for a page: its own where there is one, else the empty index. A query asks for something that was not drawn. */
const documentFor = (pages: ReadonlySet<string>, url: string): string => {
  const name = `${url.replace(/^\/|\/$/g, '')}.html`
  return pages.has(name) ? `pages/${name}` : 'index.html'
}

/** Serves the built app, and its index for every page address. Without a build only the API answers. */
export const serveWebApp = async (app: FastifyInstance, folder: string): Promise<void> => {
  const built = isBuilt(folder)
  const pages = pagesIn(folder)
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path)).header('vary', 'accept-encoding')
      },
    })
  }
  app.setNotFoundHandler((request, reply) =>
    built && isPage(request)
      ? reply.sendFile(documentFor(pages, request.url))
      : sendFailure(reply, 'not_found', 'There is nothing at this address.'),
  )
}
