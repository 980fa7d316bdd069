import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalog } from '@bluffline/content'
import type { TrailLine } from '@bluffline/contract'
import type { Answer, SourceEntry } from './candidate.ts'
import type { Diff } from './diff.ts'
import { type Facts, type RawRecord, writeFacts } from './facts.ts'
import { withField } from './fields.ts'

const withSource = (record: RawRecord, { id }: SourceEntry): RawRecord => ({
  ...record,
  sources: [...new Set([id, ...((record['sources'] ?? []) as string[])])],
})

const changedRecord = (
  record: RawRecord,
  changes: Diff['changed'][number]['changes'],
  source: SourceEntry,
): RawRecord => {
  const set = changes
    .filter(({ field }) => field !== 'line')
    .reduce((all, { field, to }) => withField(all, field, to), record)
  const uses = new Set((set['uses'] ?? []) as string[])
  const unknownUses = set['unknownUses']
  const settled = Array.isArray(unknownUses)
    ? { unknownUses: (unknownUses as string[]).filter((use) => !uses.has(use)) }
    : {}
  const seen = 'last_updated' in set ? { last_updated: source.seen } : {}
  return withSource({ ...set, ...settled, ...seen }, source)
}

/** In the order of ids, without moving any other record. */
const inserted = (records: RawRecord[], record: RawRecord): RawRecord[] => {
  const next = records.findIndex(({ id }) => String(id) > String(record['id']))
  return records.toSpliced(next === -1 ? records.length : next, 0, record)
}

const byKey = <T>(entries: readonly (readonly [string, T])[]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) as Record<string, T>

/** New lines replace old ones in the file they stand in; lines of new trails go to the import's own file. */
const withLines = (facts: Facts, fresh: ReadonlyMap<string, TrailLine>, ownFile: string): Facts['lines'] => {
  const replaced = Object.entries(facts.lines).map(
    ([file, lines]) =>
      [file, Object.fromEntries(Object.entries(lines).map(([id, line]) => [id, fresh.get(id) ?? line]))] as const,
  )
  const known = new Set(replaced.flatMap(([, lines]) => Object.keys(lines)))
  const own = [...fresh].filter(([id]) => !known.has(id))
  const all = Object.fromEntries(replaced)
  return own.length === 0 ? all : { ...all, [ownFile]: byKey([...Object.entries(all[ownFile] ?? {}), ...own]) }
}

/** The facts with everything added and changed. What is gone stays: taking a place out of the catalogue is a person's decision. */
export const applied = (facts: Facts, diff: Diff, into: { answer: Answer; ownFile: string }): Facts => {
  const { list, source } = into.answer
  const changed = new Map(diff.changed.map(({ record, changes }) => [record, changedRecord(record, changes, source)]))
  const kept = facts.lists[list].map((record) => changed.get(record) ?? record)
  const records = diff.added.reduce((all, { record }) => inserted(all, record), kept)
  const fresh = new Map<string, TrailLine>()
  for (const { record, line, changes } of diff.changed) {
    if (line !== null && changes.some(({ field }) => field === 'line')) fresh.set(String(record['id']), line)
  }
  for (const { record, line } of diff.added) if (line !== null) fresh.set(String(record['id']), line)
  const { id, ...entry } = source
  const isUsed = diff.added.length + diff.changed.length > 0
  return {
    ...facts,
    lists: { ...facts.lists, [list]: records },
    sources: isUsed ? byKey([...Object.entries(facts.sources), [id, entry]]) : facts.sources,
    lines: withLines(facts, fresh, into.ownFile),
  }
}

/** Reads the changed facts as the app would, in a copy of the folder. @throws Error that lists every record that does not fit */
export const prove = (folder: string, facts: Facts): void => {
  const copy = mkdtempSync(join(tmpdir(), 'bluffline-import-'))
  try {
    cpSync(folder, copy, { recursive: true })
    writeFacts(copy, facts)
    loadCatalog(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}
