// Writes docs/routes.md from the manifests. `--check` writes nothing and fails when the file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { FEATURES } from '../apps/web/src/app/features.ts'
import { isPage, type Feature, type FeatureRoute, type OfflineNeed } from '../apps/web/src/kit/feature.ts'

const FILE = fileURLToPath(new URL('../docs/routes.md', import.meta.url))

function offlineText(need: OfflineNeed): string {
  if (need.kind === 'built-in') return 'works, built in'
  return need.kind === 'cached' ? `works from what is kept: ${need.collections.join(', ')}` : `no: ${need.because}`
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function row(feature: Feature, route: FeatureRoute): string {
  const [title, text] = isPage(route)
    ? [route.title, route.description]
    : [`→ \`${route.redirect}\``, 'Redirects; query and fragment are kept.']
  const cells = [`\`${route.path}\``, title, text, feature.id, offlineText(feature.offline)]
  return `| ${cells.map(cell).join(' | ')} |`
}

/** The document, for a list of features. */
export function routesDoc(features: readonly Feature[]): string {
  const rows = features
    .flatMap((feature) => feature.routes.map((route) => ({ path: route.path, text: row(feature, route) })))
    .toSorted((a, b) => Number(a.path === '*') - Number(b.path === '*') || a.path.localeCompare(b.path))
  return [
    '# Routes',
    '',
    'Made from the manifests by `node tools/make-routes-doc.ts`. Do not edit by hand.',
    '',
    '| path | title | what it is | feature | with no signal |',
    '|---|---|---|---|---|',
    ...rows.map(({ text }) => text),
    '',
  ].join('\n')
}

const onDisk = (): string => {
  try {
    return readFileSync(FILE, 'utf8')
  } catch {
    return ''
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fresh = await format(routesDoc(FEATURES), { parser: 'markdown', printWidth: 120 })
  if (!process.argv.includes('--check')) writeFileSync(FILE, fresh)
  else if (onDisk() !== fresh) {
    console.error('docs/routes.md is stale. Run: node tools/make-routes-doc.ts')
    process.exitCode = 1
  }
}
