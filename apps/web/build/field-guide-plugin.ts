import book from '@bluffline/content/field-guide.json' with { type: 'json' }
import { fieldGuide } from '@bluffline/contract'
import type { Plugin } from 'vite'

const PAGE = 'virtual:guide/'
const MARK = '\0'

const { guides, sources } = fieldGuide.parse(book)

const listed = guides.map(({ id, section, title, summary, keywords }) => ({ id, section, title, summary, keywords }))

function pageOf(id: string): object | undefined {
  const guide = guides.find((one) => one.id === id)
  if (guide === undefined) return undefined
  const named = new Set([...guide.sources, ...guide.numbers.map(({ source }) => source)])
  return { guide, sources: Object.fromEntries(Object.entries(sources).filter(([key]) => named.has(key))) }
}

const exported = (value: object): string => `export default ${JSON.stringify(value)}`

const modules: Readonly<Record<string, () => string>> = {
  'virtual:guides': () =>
    `export const GUIDE_LIST = () => import('virtual:guide-list')\nexport const GUIDE_PAGES = {\n${guides
      .map(({ id }) => `'${id}': () => import('${PAGE}${id}'),`)
      .join('\n')}\n}`,
  'virtual:guide-list': () => exported(listed),
}

function codeOf(id: string): string | undefined {
  if (!id.startsWith(PAGE)) return modules[id]?.()
  const page = pageOf(id.slice(PAGE.length))
  return page && exported(page)
}

/**
 * Where the file of a guide, or of their list, stands in the build: under its own name and without a hash of what it says. What names it
 * therefore does not change with it, and an update that changes one guide fetches that file and no other.
 */
export function guideFile(module: string | null): string | undefined {
  if (module === `${MARK}virtual:guide-list`) return 'guides/list.js'
  return module?.startsWith(MARK + PAGE) ? `guides/pages/${module.slice(MARK.length + PAGE.length)}.js` : undefined
}

/** The field guide as files of the app: a list to search, and each page with the sources it names. */
export function fieldGuidePlugin(): Plugin {
  return {
    name: 'bluffline-field-guide',
    resolveId: (id) => (id in modules || id.startsWith(PAGE) ? MARK + id : undefined),
    load: (id) => (id.startsWith(MARK) ? codeOf(id.slice(MARK.length)) : undefined),
  }
}
