import type { Diff } from './diff.ts'
import type { Facts, RawRecord } from './facts.ts'
import { seasonText } from './season-text.ts'

const shown = (field: string, value: unknown, facts: Facts): string => {
  if (value === null || value === undefined) return 'unknown'
  if (field === 'season') return seasonText(value, facts)
  return Array.isArray(value) ? value.map(String).toSorted().join(', ') : String(value)
}

const title = ({ id, name }: RawRecord) => `${String(name)} [${String(id)}]`

/** The diff for a person: what would be added, what would change field by field, what is gone, what was left out and why. */
export const reportOf = (diff: Diff, facts: Facts): string => {
  const part = (head: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `${head} (${lines.length})`, ...lines]
  return [
    ...part(
      'Added',
      diff.added.map(({ record }) => `  + ${title(record)}, ${String(record['county'] ?? '')}`.replace(/, $/, '')),
    ),
    ...part(
      'Changed',
      diff.changed.map(({ record, changes }) =>
        [
          `  ~ ${title(record)}`,
          ...changes.map(
            ({ field, from, to }) => `      ${field}: ${shown(field, from, facts)} → ${shown(field, to, facts)}`,
          ),
        ].join('\n'),
      ),
    ),
    ...part(
      'Gone from the source; left in the catalogue for you to decide',
      diff.gone.map((record) => `  - ${title(record)}`),
    ),
    ...part(
      'Left out',
      diff.skipped.map((why) => `  · ${why}`),
    ),
    '',
    `${diff.added.length} added, ${diff.changed.length} changed, ${diff.gone.length} gone, ${diff.unchanged} unchanged, ${diff.skipped.length} left out`,
  ].join('\n')
}
