// The files of content/facts that an import may touch, read and written in the form they are kept in.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { trailLine, type TrailLine } from '@bluffline/contract'
import type { ListName } from './candidate.ts'

export type RawRecord = Record<string, unknown>

export interface Facts {
  readonly lists: Readonly<Record<ListName, RawRecord[]>>
  readonly sources: RawRecord
  readonly seasons: RawRecord
  /** Lines by file name, then by trail id. */
  readonly lines: Readonly<Record<string, Record<string, TrailLine>>>
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export const readFacts = (folder: string): Facts => {
  const at = (name: string) => json(join(folder, `${name}.json`))
  const files = readdirSync(join(folder, 'geometries')).filter((file) => file.endsWith('.json'))
  return {
    lists: { trails: at('trails') as RawRecord[], campgrounds: at('campgrounds') as RawRecord[] },
    sources: at('sources') as RawRecord,
    seasons: at('trail-seasons') as RawRecord,
    lines: Object.fromEntries(
      files.map((file) => [file, json(join(folder, 'geometries', file)) as Record<string, TrailLine>]),
    ),
  }
}

export const lineOfTrail = (facts: Facts, id: unknown): TrailLine | null =>
  trailLine.safeParse(Object.values(facts.lines).find((lines) => Object.hasOwn(lines, String(id)))?.[String(id)])
    .data ?? null

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const oneLineEach = (lines: Readonly<Record<string, unknown>>) =>
  `{\n${Object.entries(lines)
    .map(([id, line]) => `${JSON.stringify(id)}: ${JSON.stringify(line)}`)
    .join(',\n')}\n}\n`

/** Writes the files whose content differs; one that only is laid out in another way is not touched. Returns their names. */
export const writeFacts = (folder: string, facts: Facts): readonly string[] => {
  const files: readonly (readonly [file: string, content: object, text: string])[] = [
    ['trails.json', facts.lists.trails, pretty(facts.lists.trails)],
    ['campgrounds.json', facts.lists.campgrounds, pretty(facts.lists.campgrounds)],
    ['sources.json', facts.sources, pretty(facts.sources)],
    ...Object.entries(facts.lines).map(
      ([file, lines]) => [join('geometries', file), lines, oneLineEach(lines)] as const,
    ),
  ]
  const isOther = (file: string, content: object) =>
    !existsSync(join(folder, file)) || JSON.stringify(json(join(folder, file))) !== JSON.stringify(content)
  const changed = files.filter(([file, content]) => isOther(file, content))
  for (const [file, , text] of changed) writeFileSync(join(folder, file), text)
  return changed.map(([file]) => file)
}
