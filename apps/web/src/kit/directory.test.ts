import { describe, expect, it } from 'vitest'
import {
  badgeOf,
  categoryAt,
  discoverEntries,
  entriesFor,
  groupEntries,
  matchesPath,
  searchEntries,
} from './directory.ts'
import type { DirectoryEntry, Feature, Role } from './feature.ts'

const entry = (key: string, more: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  key,
  label: key,
  route: `/${key}`,
  description: `What ${key} is for`,
  category: 'Explore',
  tags: [],
  ...more,
})
const feature = (id: string, more: Partial<Feature> = {}): Feature => ({
  id,
  title: id,
  category: 'Explore',
  routes: [],
  offline: { kind: 'built-in' },
  ...more,
})

describe('the badge of an entry', () => {
  it('is New until its day comes, and New wins over Beta', () => {
    const both = { newUntil: '2025-12-01', beta: true }
    expect(badgeOf(both, '2025-11-30')).toBe('New')
    expect(badgeOf(both, '2025-12-01')).toBe('Beta')
    expect(badgeOf({ newUntil: '2025-12-01' }, '2026-01-01')).toBeNull()
    expect(badgeOf({}, '2025-11-30')).toBeNull()
  })
})

describe('what a role sees', () => {
  it('is everything without roles, what names the role, and all of it for admins', () => {
    const seen = (role: Role) =>
      entriesFor(
        [
          feature('a', {
            directory: [entry('all'), entry('tests', { roles: ['test'] }), entry('fleet', { roles: ['admin'] })],
          }),
        ],
        role,
      ).map(({ key }) => key)
    expect(seen('guest')).toEqual(['all'])
    expect(seen('user')).toEqual(['all'])
    expect(seen('test')).toEqual(['all', 'tests'])
    expect(seen('admin')).toEqual(['all', 'tests', 'fleet'])
  })
})

describe('the groups of the directory', () => {
  it('follow the order of the categories and of the manifests, and an empty one is not there', () => {
    const groups = groupEntries([
      entry('me', { category: 'Me' }),
      entry('late', { category: 'Ride' }),
      entry('second', { category: 'Ride', order: 20 }),
      entry('first', { category: 'Ride', order: 10 }),
    ])
    expect(groups.map(({ category, entries }) => [category, entries.map(({ key }) => key)])).toEqual([
      ['Ride', ['first', 'second', 'late']],
      ['Me', ['me']],
    ])
  })
})

describe('Discover', () => {
  it('puts new things first, then the places the manifests give, and no more than asked for', () => {
    const entries = [
      entry('a', { discover: 30 }),
      entry('b', { discover: 10 }),
      entry('fresh', { newUntil: '2026-01-01' }),
      entry('old', { newUntil: '2025-01-01' }),
      entry('c', { discover: 20 }),
    ]
    expect(discoverEntries(entries, '2025-06-01', 3).map(({ key }) => key)).toEqual(['fresh', 'b', 'c'])
    expect(discoverEntries(entries, '2026-06-01', 5).map(({ key }) => key)).toEqual(['b', 'c', 'a'])
  })
})

describe('a route pattern', () => {
  it.each([
    ['/map', '/map', true],
    ['/map', '/map/', true],
    ['/map', '/maps', false],
    ['/map/:trailId', '/map/zebulon', true],
    ['/map/:trailId', '/map/zebulon/more', false],
    ['/blog/:slug/*', '/blog/a/b/c', true],
    ['/a.b', '/aXb', false],
    ['/navigate/:trailId/loops', '/navigate/zebulon/loops', true],
  ])('%s and %s: %s', (pattern, path, isMatch) => {
    expect(matchesPath(pattern, path)).toBe(isMatch)
  })

  it('that nobody can read matches nothing', () => {
    expect(matchesPath('/:not a name', '/x')).toBe(false)
    expect(matchesPath('/:', '/x')).toBe(false)
  })
})

describe('the category of a page', () => {
  const page = (path: string) => ({
    path,
    title: path,
    description: path,
    load: () => Promise.reject(new Error('unused')),
  })
  const features = [
    feature('rest', { category: 'Admin', routes: [page('*')] }),
    feature('trail', { category: 'Explore', routes: [page('/map/:trailId')] }),
    feature('shop', {
      category: 'Garage',
      routes: [page('/equipment')],
      directory: [entry('lights', { route: '/equipment?category=lighting', category: 'Local' })],
    }),
    feature('loops', { category: 'Ride', routes: [page('/map/loops')] }),
  ]

  it('is that of its entry, else of its feature; an exact route before a pattern', () => {
    expect(categoryAt(features, '/map/zebulon')).toBe('Explore')
    expect(categoryAt(features, '/map/loops')).toBe('Ride')
    expect(categoryAt(features, '/equipment')).toBe('Local')
    expect(categoryAt(features, '/nowhere')).toBeUndefined()
  })
})

describe('the search of the directory', () => {
  const entries = [
    entry('map', { label: 'Interactive Maps', description: 'Trails on a map', tags: ['topo'] }),
    entry('gps', { label: 'GPS Navigate', description: 'Be led along a trail', tags: ['voice', 'Map'] }),
    entry('saved', { label: 'Saved Trails', description: 'What you keep', tags: [] }),
  ]
  const keys = (query: string) => searchEntries(entries, query).map(({ key }) => key)

  it('looks at label, tags and description, whatever the case, the label first', () => {
    expect(keys('MAP')).toEqual(['map', 'gps'])
    expect(keys('trail')).toEqual(['saved', 'map', 'gps'])
    expect(keys('opo')).toEqual(['map'])
  })

  it('wants every word, and lists everything while nothing is asked', () => {
    expect(keys('led voice')).toEqual(['gps'])
    expect(keys('voice keep')).toEqual([])
    expect(keys('  ')).toEqual(['map', 'gps', 'saved'])
  })
})
