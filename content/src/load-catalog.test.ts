import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkCatalog } from './check-catalog.ts'
import { loadCatalog } from './load-catalog.ts'
import { FACTS_FOLDER, readFacts } from './read-facts.ts'

describe('the shipped catalogue', () => {
  const catalog = loadCatalog()

  it('keeps every rule', () => {
    expect(checkCatalog(readFacts()).findings).toEqual([])
  })

  it('has the same version each time it is read', () => {
    expect(catalog.version).toMatch(/^[0-9a-f]{64}$/)
    expect(loadCatalog().version).toBe(catalog.version)
  })

  it('shows the disputed numbers with every value', () => {
    const values = (record: { disputes: readonly { field: string; readings: readonly { value: string }[] }[] }) =>
      record.disputes.flatMap(({ readings }) => readings.map(({ value }) => value)).join(' | ')
    const trail = (id: string) => catalog.trails.find((t) => t.id === id) ?? expect.fail(id)
    const park = (id: string) => catalog.parks.find((p) => p.id === id) ?? expect.fail(id)
    expect(values(trail('mill-creek-ohv'))).toContain('50 miles | 25+ miles')
    expect(values(trail('hot-springs-off-road-park'))).toContain('1,242 acres | 1,250 acres | 1,254 acres')
    expect(values(park('wolf-pen-gap'))).toMatch(/39\.6.*19\.7.*26\+.*400\+/)
    expect(values(park('buckhorn-ohv'))).toContain('59.1 miles mapped | 42 miles')
  })

  it('keeps flow bands and stage bands apart, each in order and without a gap', () => {
    for (const { id, flowBands, stageBands } of catalog.waterways) {
      const flows = flowBands.map(({ bands }) => bands.map((b) => [b.fromCfs, b.toCfs] as const))
      const stages = stageBands.map(({ bands }) => bands.map((b) => [b.fromFt, b.toFt] as const))
      for (const bands of [...flows, ...stages]) {
        bands.slice(1).forEach(([from], i) => expect(from, id).toBe(bands[i]?.[1]))
        bands.forEach(([from, to]) => expect((from ?? 0) < (to ?? Infinity), id).toBe(true))
      }
    }
  })
})

describe('a broken folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['trails.json', '[{"id":"x"}]', /trails.json · x · schema: name/],
    ['towns.json', '{"a":', /towns.json is not valid JSON/],
    ['wmas.json', '{}', /wmas.json must hold a list/],
    ['sources.json', '[]', /sources.json must hold one object/],
  ])('%s holding %s stops the start and says why', (file, text, message) => {
    cpSync(FACTS_FOLDER, folder, { recursive: true })
    writeFileSync(join(folder, file), text)
    expect(() => loadCatalog(folder)).toThrow(message)
  })
})
