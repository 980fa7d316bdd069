import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAnswerCache } from '../platform/answer-cache.ts'
import type { PreparedAnswer } from '../platform/answer.ts'

const KEPT_BYTES = 24 * 2 ** 20
/** Kept, but asked about at each use: a new version must be found. */
const ASK = { 'cache-control': 'no-cache' }
const END = '.html'
/** The document of `/`. */
const FRONT = 'index'

/** Addresses that search engines and link previews take only whole. The build writes them from the root: it does not know where it will be served. */
const OWN_ADDRESS =
  /((?:rel="canonical" href|property="og:(?:url|image)" content)="|"(?:url|@id|item|urlTemplate|image)":")\//g

/** The documents of single pages, drawn by the build below `pages/` and named like their addresses. */
export interface PageDocuments {
  /** Whether the address, without a query, has a document of its own. */
  readonly has: (url: string) => boolean
  /** The document, speaking of itself under `origin`. */
  readonly answer: (url: string, origin: string) => Promise<PreparedAnswer>
  readonly sitemap: (origin: string) => Promise<PreparedAnswer>
}

/** Listed once, so that no address can name another file. */
const namesIn = (pages: string): readonly string[] =>
  existsSync(pages)
    ? readdirSync(pages, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(END))
        .map((name) => name.slice(0, -END.length).replaceAll('\\', '/'))
        .toSorted()
    : []

const nameOf = (url: string): string => url.replace(/^\/|\/$/g, '') || FRONT
const pathOf = (name: string): string => (name === FRONT ? '/' : `/${name}`)

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const createPageDocuments = (folder: string): PageDocuments => {
  const pages = join(folder, 'pages')
  const names = namesIn(pages)
  const known = new Set(names)
  const answers = createAnswerCache(KEPT_BYTES)
  const file = (name: string) => join(pages, `${name}${END}`)
  const entry = (name: string, origin: string) => {
    const changed = statSync(file(name)).mtime.toISOString().slice(0, 10)
    const address = origin + pathOf(name).split('/').map(encodeURIComponent).join('/')
    return `<url><loc>${xml(address)}</loc><lastmod>${changed}</lastmod></url>`
  }
  return {
    has: (url) => known.has(nameOf(url)),
    answer: (url, origin) =>
      // With its time: a new build may come under a running server.
      answers.get(`${origin} ${nameOf(url)} ${statSync(file(nameOf(url))).mtimeMs}`, async () => ({
        text: (await readFile(file(nameOf(url)), 'utf8')).replace(OWN_ADDRESS, `$1${origin}/`),
        mediaType: 'text/html; charset=utf-8',
        headers: ASK,
      })),
    sitemap: (origin) =>
      answers.get(`${origin} sitemap`, async () => ({
        text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names
          .map((name) => entry(name, origin))
          .join('\n')}\n</urlset>\n`,
        mediaType: 'application/xml; charset=utf-8',
        headers: ASK,
      })),
  }
}
