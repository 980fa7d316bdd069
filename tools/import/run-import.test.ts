// The whole way from a service's answer to the files of the catalogue, on a copy of the real facts.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalog } from '@bluffline/content'
import type { TrailLine } from '@bluffline/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../programs.ts'
import type { Answer, Candidate } from './candidate.ts'
import { diffOf } from './diff.ts'
import { readFacts } from './facts.ts'
import { pointOn } from './line.ts'
import { runImport } from './run-import.ts'

let folder = ''
let said: string[] = []
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'import-')), 'facts')
  cpSync(join(ROOT, 'content/facts'), folder, { recursive: true })
  said = []
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const bytes = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  )

const known = () => {
  const { trails } = loadCatalog(folder)
  const trail = trails.find(({ officialId, geometry }) => officialId === '2329' && geometry !== null)
  if (trail?.geometry == null) throw new Error('the catalogue has no line for forest trail 2329')
  return { trail, line: trail.geometry, trails }
}
const candidate = (line: TrailLine, more: Partial<Candidate> = {}): Candidate => ({
  key: '2329',
  name: 'BROCK CREEK 47',
  at: pointOn(line),
  line,
  fields: {},
  ...more,
})
const answer = (candidates: readonly Candidate[], more: Partial<Answer> = {}): Answer => ({
  list: 'trails',
  source: {
    id: 'a-fresh-source',
    title: 'A fresh source',
    ref: 'https://example.org',
    asOf: '2026-11-21',
    seen: '2026-11-21',
  },
  confidence: 'official',
  keyField: 'officialId',
  speaksOf: ['atv', 'utv', 'motorcycle', 'fourwheeldrive'],
  candidates,
  skipped: [],
  covers: () => false,
  ...more,
})
const run = (of: Answer, write: boolean) =>
  runImport(of, { folder, write, name: 'test-import', say: (text) => said.push(text) })

const NEW_LINE: TrailLine = { type: 'LineString', coordinates: [[-92.9, 35.6], [-92.91, 35.61]] } // prettier-ignore

describe('an import', () => {
  it('finds nothing to change when the source says what the catalogue says', () => {
    const { trail, line } = known()
    const before = bytes()
    run(answer([candidate(line, { fields: { uses: trail.uses, lengthMiles: trail.lengthMiles } })]), true)
    expect(said.join()).toContain('0 added, 0 changed, 0 gone, 1 unchanged')
    expect(bytes()).toEqual(before)
  })

  it('shows what it would add and change, and changes nothing until it is told to write', () => {
    const { line } = known()
    const before = bytes()
    run(
      answer([
        candidate(line, { fields: { uses: ['atv'], lengthMiles: 2.5 } }),
        candidate(NEW_LINE, { key: 'X1', name: 'Fresh Trail', fields: { uses: ['utv'], lengthMiles: 0.9 } }),
      ]),
      false,
    )
    expect(said.join('\n')).toMatch(/\+ Fresh Trail \[fresh-trail\]/)
    expect(said.join('\n')).toMatch(/lengthMiles: .* → 2\.5/)
    expect(said.join('\n')).toMatch(/uses: atv, motorcycle, utv → atv\n/)
    expect(said.join('\n')).toContain('Nothing was written')
    expect(bytes()).toEqual(before)
  })

  it('writes a catalogue that can be read, with the source beside each fact, and then has nothing left to do', () => {
    const { line, trail } = known()
    const fresh = answer([
      candidate(line, { fields: { surface: 'crushed rock' } }),
      candidate(NEW_LINE, { key: 'X1', name: 'Fresh Trail', fields: { uses: ['utv'], lengthMiles: 0.9 } }),
    ])
    run(fresh, true)
    const after = loadCatalog(folder).trails
    const changed = after.find(({ id }) => id === trail.id)
    expect(changed).toMatchObject({
      ...trail,
      surface: 'crushed rock',
      sources: expect.arrayContaining(trail.sources) as unknown,
    })
    expect(changed?.sources[0]).toMatchObject({ title: 'A fresh source' })
    expect(after.find(({ id }) => id === 'fresh-trail')).toMatchObject({
      officialId: 'X1',
      county: 'Pope',
      uses: ['utv'],
      difficulty: null,
      geometry: NEW_LINE,
      sources: [{ title: 'A fresh source' }],
    })
    expect(diffOf(fresh, readFacts(folder))).toMatchObject({ added: [], changed: [], unchanged: 2 })
  })

  it('touches only the files that change', () => {
    const { line } = known()
    const before = bytes()
    run(answer([candidate(line, { fields: { surface: 'crushed rock' } })]), true)
    const after = bytes()
    const touched = Object.keys(after).filter((file) => after[file] !== before[file])
    expect(touched.map((file) => file.slice(folder.length + 1)).toSorted()).toEqual(['sources.json', 'trails.json'])
  })

  it('replaces a line that lies elsewhere, and not one surveyed a few metres apart', () => {
    const { line } = known()
    const moved = (by: number): TrailLine =>
      line.type === 'LineString'
        ? { ...line, coordinates: line.coordinates.map(([lng, lat]): [number, number] => [lng, lat + by]) }
        : line
    expect(diffOf(answer([candidate(moved(0.0001))]), readFacts(folder)).changed).toEqual([])
    expect(diffOf(answer([candidate(moved(0.001))]), readFacts(folder)).changed).toMatchObject([
      { changes: [{ field: 'line' }] },
    ])
  })

  it('names what is gone and leaves it in place', () => {
    const { line } = known()
    const before = bytes()
    const covers = ({ id }: Readonly<Record<string, unknown>>) => id === 'brock-creek-20' || id === 'brock-creek-47'
    run(answer([candidate(line)], { covers }), true)
    expect(said.join('\n')).toMatch(/Gone from the source.*\n {2}- .*\[brock-creek-20\]/)
    expect(bytes()).toEqual(before)
  })

  it('does not take another forest’s trail of the same number for ours', () => {
    const far: TrailLine = { type: 'LineString', coordinates: [[-94.2, 34.5], [-94.21, 34.51]] } // prettier-ignore
    const { added, changed } = diffOf(
      answer([candidate(far, { name: 'Far Trail', fields: { uses: ['atv'] } })]),
      readFacts(folder),
    )
    expect(changed).toEqual([])
    expect(added).toMatchObject([{ record: { id: 'far-trail', county: 'Polk' } }])
  })

  it('leaves out places beyond the state line and new trails that nobody may use', () => {
    const outside: TrailLine = { type: 'LineString', coordinates: [[-97, 35], [-97.01, 35]] } // prettier-ignore
    const { skipped } = diffOf(
      answer([
        candidate(outside, { key: 'o', name: 'Outside', fields: { uses: ['atv'] } }),
        candidate(NEW_LINE, { key: 'n', name: 'Nobody' }),
      ]),
      readFacts(folder),
    )
    expect(skipped).toEqual([
      'Outside (o): not in Arkansas',
      'Nobody (n): new, and nothing says who may use it (see --uses)',
    ])
  })

  it('refuses to write a catalogue that could not be read', () => {
    const before = bytes()
    const { line } = known()
    expect(() => run(answer([candidate(line, { fields: { lengthMiles: -4 } })]), true)).toThrow(
      /brock-creek-47.*lengthMiles/,
    )
    expect(bytes()).toEqual(before)
  })

  it('updates and adds campgrounds by their facility id', () => {
    const camps = readFacts(folder).lists.campgrounds
    const camp = camps.find(({ ridbFacilityId }) => ridbFacilityId === '233814')
    const at = { lng: -91.309167, lat: 33.988056 }
    const fresh = answer(
      [
        { key: '233814', name: 'NOTREBES BEND', at, line: null, fields: { 'contact.phone': '870-555-0100' } },
        {
          key: '999',
          name: 'New Camp',
          at: { lng: -92.9, lat: 35.6 },
          line: null,
          fields: { type: 'national_forest', 'location.city': 'Hector' },
        },
      ],
      { list: 'campgrounds', keyField: 'ridbFacilityId' },
    )
    run(fresh, true)
    const after = loadCatalog(folder).campgrounds
    expect(after.find(({ id }) => id === camp?.['id'])?.contact.phone).toBe('870-555-0100')
    expect(after.find(({ id }) => id === 'new-camp')).toMatchObject({
      location: { city: 'Hector', county: 'Pope' },
      ratings: null,
    })
  })
})
