import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { distinct, type Distinct } from './rules/one-record-a-place.ts'

export const FACTS_FOLDER = fileURLToPath(new URL('../facts', import.meta.url))

/** A record as it stands in its file: an object with an id, everything else unchecked. */
export type RawRecord = Readonly<Record<string, unknown>>

/** The files of `facts/`, parsed and otherwise untouched. */
export interface Facts {
  readonly lists: Readonly<Record<ListName, readonly RawRecord[]>>
  /** Things that records name by id instead of repeating them. */
  readonly sources: RawRecord
  readonly seasons: RawRecord
  readonly permits: RawRecord
  /** Lines by trail id, from `geometries/*.json`. */
  readonly lines: RawRecord
  /** Pairs of records that look like one place and are not. */
  readonly distinct: readonly Distinct[]
}

const LISTS = [
  'trails',
  'campgrounds',
  'wmas',
  'parks',
  'waterways',
  'access-points',
  'waterway-contacts',
  'towns',
  'counties',
] as const
export type ListName = (typeof LISTS)[number]

const parse = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${basename(path)} is not valid JSON`, { cause })
  }
}

const isRecord = (value: unknown): value is RawRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readObject(path: string): RawRecord {
  const value = parse(path)
  if (!isRecord(value)) throw new Error(`${basename(path)} must hold one object`)
  return value
}

function readList(path: string): readonly RawRecord[] {
  const value = parse(path)
  if (!Array.isArray(value) || !value.every(isRecord)) throw new Error(`${basename(path)} must hold a list of objects`)
  return value
}

function readLines(folder: string): RawRecord {
  const lines: Record<string, unknown> = {}
  for (const file of readdirSync(folder).sort()) {
    for (const [id, line] of Object.entries(readObject(join(folder, file)))) {
      if (id in lines) throw new Error(`geometries/${file}: ${id} has a line in another file too`)
      lines[id] = line
    }
  }
  return lines
}

/** @throws Error naming the file that cannot be read. */
export function readFacts(folder: string = FACTS_FOLDER): Facts {
  const at = (name: string) => join(folder, `${name}.json`)
  const lists = Object.fromEntries(LISTS.map((name) => [name, readList(at(name))])) as Facts['lists']
  return {
    lists,
    sources: readObject(at('sources')),
    seasons: readObject(at('trail-seasons')),
    permits: readObject(at('permits')),
    lines: readLines(join(folder, 'geometries')),
    distinct: z.array(distinct).parse(readList(at('distinct'))),
  }
}
