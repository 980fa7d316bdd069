import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Every chunk that one cannot do without, itself left out, nearest first. */
export function closureOf(chunks: ReadonlyMap<string, Pick<Chunk, 'imports'>>, first: string): readonly string[] {
  const seen = new Set([first])
  for (const name of seen) chunks.get(name)?.imports.forEach((next) => seen.add(next))
  seen.delete(first)
  return [...seen]
}

const SOURCE_MAP = /(?=\n\/\/# sourceMappingURL=[^\n]*\n?$)|$/

/**
 * A page's chunk names all that its imports import in turn, so that the browser asks for them together and not one after another.
 * Vite's own way is a list of the files of every page in the first script, which each first visit would pay for.
 */
export function hoistImports(): Plugin {
  return {
    name: 'bluffline-hoist-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: (_options, bundle) => {
      const all = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
      const first = all
        .filter(({ isEntry }) => isEntry)
        .flatMap(({ fileName }) => [fileName, ...closureOf(chunks, fileName)])
      for (const chunk of all.filter(({ isDynamicEntry }) => isDynamicEntry)) {
        const known = new Set([...first, ...chunk.imports])
        const late = closureOf(chunks, chunk.fileName).filter((name) => !known.has(name))
        // At the end, where they move nothing that the source map speaks of.
        chunk.code = chunk.code.replace(SOURCE_MAP, late.map((name) => `\nimport"./${basename(name)}";`).join(''))
      }
    },
  }
}
