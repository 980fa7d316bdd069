import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadCatalog, loadDuckSeason } from '@bluffline/content'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import { landingFacts } from './landing/landing-facts.ts'
import { landingFactsPlugin } from './landing/landing-facts-plugin.ts'
import { closureOf } from './hoist-imports.ts'
import type { renderFirstPages, RenderedPage } from '../src/first-paint/render-first-pages.tsx'

type Bundle = Rolldown.OutputBundle

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The chunk a source file starts, and every chunk it cannot do without. */
function chunksOf(bundle: Bundle, module: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`) === true)
  if (first === undefined) throw new Error(`No chunk begins with ${module}`)
  return [first.fileName, ...closureOf(new Map(chunks.map((chunk) => [chunk.fileName, chunk])), first.fileName)]
}

const HEAD_END = '</head>'
const ROOT = '<div id="root"></div>'
/** The app, as the build names it. */
const APP = /<script type="module" crossorigin src="([^"]*)"><\/script>/
const PRELOADS = / *<link rel="modulepreload" crossorigin href="([^"]*)">\n/g

/** What a document needs after its first paint: the app, the scripts it will import, the list it begins with. */
interface Later {
  readonly app: string
  readonly scripts: readonly string[]
}

/** Takes what is not needed for the first paint out of the index; `public/start.js` asks for it afterwards. */
function takeLater(index: string): { readonly html: string; readonly later: Later } {
  const app = APP.exec(index)?.[1]
  if (app === undefined) throw new Error('The index starts no app')
  const scripts = [...index.matchAll(PRELOADS)].map(([, href]) => href ?? '')
  return { html: index.replaceAll(PRELOADS, ''), later: { app, scripts } }
}

const startTag = ({ app, scripts }: Later, list?: string): string =>
  `<script defer src="/start.js" data-app="${app}" data-scripts="${scripts.join(' ')}"${list === undefined ? '' : ` data-list="${list}"`}></script>`

/** Drawn by `tools/make-og-image.ts`. */
const PREVIEW = { path: '/og/bluffline.png', widthPx: 1200, heightPx: 630 }

const titleOf = ({ title }: RenderedPage): string => `${title} · Bluffline`

/** What search engines and link previews read. Addresses are from the root; the server makes them whole. */
function headOf(page: RenderedPage): readonly string[] {
  const { path, description, keywords, structured = [], beforePaint } = page
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escape(content)}" />`
  return [
    ...(beforePaint === undefined ? [] : [`<script src="${beforePaint}"></script>`]),
    ...(keywords === undefined ? [] : [`<meta name="keywords" content="${escape(keywords)}" />`]),
    `<link rel="canonical" href="${escape(path)}" />`,
    property('title', titleOf(page)),
    property('description', description),
    property('url', path),
    property('image', PREVIEW.path),
    property('image:width', String(PREVIEW.widthPx)),
    property('image:height', String(PREVIEW.heightPx)),
    ...structured.map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
}

function documentOf({ html, later }: ReturnType<typeof takeLater>, page: RenderedPage, bundle: Bundle): string {
  const early = page.module === undefined ? [] : chunksOf(bundle, page.module).map((name) => `/${name}`)
  const scripts = [...new Set([...later.scripts, ...early])].filter((name) => name !== later.app)
  return html
    .replace(APP, () => startTag({ app: later.app, scripts }, page.data))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(titleOf(page))}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_all, start: string) => start + escape(page.description))
    .replace(
      HEAD_END,
      () =>
        `${headOf(page)
          .map((line) => `    ${line}\n`)
          .join('')}  ${HEAD_END}`,
    )
    .replace(ROOT, () => `<div id="root">${page.html}</div>`)
}

/**
 * Writes a document for every page that is known beforehand, below `pages/`: its title, its description and what can be said of it
 * without a script. The server sends it instead of the empty index; the app takes the place over once it can show more.
 */
export function firstPages(): Plugin {
  let [root, outDir] = ['', 'dist']
  return {
    name: 'bluffline-first-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      handler: async (_options, bundle) => {
        const { module } = await runnerImport<{ renderFirstPages: typeof renderFirstPages }>(
          join(root, 'src/first-paint/render-first-pages.tsx'),
          { root, configFile: false, logLevel: 'error', plugins: [landingFactsPlugin()] },
        )
        const catalog = loadCatalog()
        const landing = landingFacts(catalog, loadDuckSeason())
        const day = new Date().toISOString().slice(0, 10)
        const index = takeLater(readFileSync(join(outDir, 'index.html'), 'utf8'))
        writeFileSync(
          join(outDir, 'index.html'),
          index.html.replace(APP, () => startTag(index.later)),
        )
        const { trails, campgrounds } = catalog
        for (const page of module.renderFirstPages({ trails, campgrounds, day, landing })) {
          const file = join(outDir, 'pages', `${page.path === '/' ? 'index' : page.path}.html`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, documentOf(index, page, bundle))
        }
      },
    },
  }
}
