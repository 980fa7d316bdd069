import { describe, expect, it } from 'vitest'
import { readFacts } from '../read-facts.ts'
import { sourcesUsed } from './sources-used.ts'

describe('a shared table', () => {
  const facts = readFacts()

  it('holds what records name, also by way of a season', () => {
    expect(sourcesUsed(facts)).toEqual([])
  })

  it.each(['sources', 'seasons', 'permits'] as const)('is reported when nothing names an entry of %s', (table) => {
    const found = sourcesUsed({ ...facts, [table]: { ...facts[table], 'left-over': {} } })
    expect(found).toMatchObject([{ record: 'left-over', rule: 'sources-used' }])
  })
})
