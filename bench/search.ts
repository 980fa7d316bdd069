// Finder search against its peers: build and query times as ratios, and recall on misspelt queries, so that speed without typos shows.
import { loadCatalog } from '@bluffline/content'
import uFuzzy from '@leeoniya/ufuzzy'
import { Index as FlexIndex } from 'flexsearch'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { createTextIndex, type TextEntry } from '../apps/web/src/data/search/text-index.ts'
import { percentile, type Bench, type Measurement } from './harness.ts'
import { misspell, seeded } from './search-random.ts'

type Query = (text: string, limit: number) => readonly number[]
interface Contender {
  readonly name: string
  readonly build: (entries: readonly TextEntry[]) => Query
  /** Some peers need minutes for 100,000 entries: they answer fewer queries. */
  readonly share: number
}

const lineOf = (entry: TextEntry): string => `${entry.name} ${entry.about}`

const CONTENDERS: readonly Contender[] = [
  {
    name: 'Bluffline',
    share: 1,
    build: (entries) => {
      const index = createTextIndex(entries)
      return (text, limit) => index.search(text, limit).map((hit) => hit.index)
    },
  },
  {
    name: 'uFuzzy',
    share: 0.5,
    build: (entries) => {
      const lines = entries.map(lineOf)
      const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 })
      return (text, limit) => {
        const [found, info, order] = fuzzy.search(lines, text, 1)
        if (found === null) return []
        if (info === null) return found.slice(0, limit)
        return order.slice(0, limit).map((at) => info.idx[at] ?? -1)
      }
    },
  },
  {
    name: 'MiniSearch',
    share: 0.1,
    build: (entries) => {
      const index = new MiniSearch<TextEntry & { id: number }>({ fields: ['name', 'about'] })
      index.addAll(entries.map((entry, id) => ({ ...entry, id })))
      const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 2 } } as const
      return (text, limit) =>
        index
          .search(text, options)
          .slice(0, limit)
          .map((hit) => Number(hit.id))
    },
  },
  {
    name: 'FlexSearch',
    share: 0.5,
    build: (entries) => {
      const index = new FlexIndex({ tokenize: 'forward' })
      entries.forEach((entry, id) => index.add(id, lineOf(entry)))
      return (text, limit) => index.search(text, { limit, suggest: false }).map(Number)
    },
  },
  {
    name: 'Fuse.js',
    share: 0.01,
    build: (entries) => {
      const fuse = new Fuse([...entries], {
        keys: [{ name: 'name', weight: 2 }, 'about'],
        ignoreLocation: true,
        threshold: 0.3,
      })
      return (text, limit) => fuse.search(text, { limit }).map((hit) => hit.refIndex)
    },
  },
]

interface Wanted {
  readonly text: string
  /** The answer is right when an entry with this name is among the first ten. */
  readonly name: string
}

interface QuerySets {
  readonly exact: readonly Wanted[]
  readonly typos: readonly Wanted[]
  /** What has been typed a few keys into a name: many entries fit, so only the time counts. */
  readonly beginnings: readonly string[]
}

interface SearchFigures {
  readonly name: string
  readonly buildMs: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly recallExact: number
  readonly recallTypos: number
}

function measure(contender: Contender, entries: readonly TextEntry[], sets: QuerySets): SearchFigures {
  const start = performance.now()
  const query = contender.build(entries)
  const buildMs = performance.now() - start
  const times: number[] = []
  const timed = (text: string): readonly number[] => {
    const before = performance.now()
    const hits = query(text, 10)
    times.push(performance.now() - before)
    return hits
  }
  const few = <T>(list: readonly T[]): readonly T[] =>
    list.slice(0, Math.max(4, Math.round(list.length * contender.share)))
  const recall = (all: readonly Wanted[]): number => {
    const some = few(all)
    const found = some.filter((wanted) => timed(wanted.text).some((at) => entries[at]?.name === wanted.name))
    return found.length / some.length
  }
  for (const wanted of sets.exact.slice(0, 3)) query(wanted.text, 10)
  const recallExact = recall(sets.exact)
  const recallTypos = recall(sets.typos)
  few(sets.beginnings).forEach(timed)
  return {
    name: contender.name,
    buildMs,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    recallExact,
    recallTypos,
  }
}

const catalogueEntries = (): TextEntry[] =>
  loadCatalog().trails.map((trail) => ({
    name: trail.name,
    about: [trail.system, `${trail.county} County`, trail.region, trail.manager].filter(Boolean).join(' '),
  }))

/** 100,000 entries built from the words of the real catalogue and as many invented ones, so that the vocabulary grows with the list. */
function generatedEntries(real: readonly TextEntry[], count: number): TextEntry[] {
  const random = seeded(20261121)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const realWords = [
    ...new Set(real.flatMap((entry) => entry.name.split(/[^A-Za-z]+/).filter((word) => word.length > 3))),
  ]
  const starts = [
    'ba',
    'cro',
    'del',
    'fen',
    'gra',
    'hol',
    'ja',
    'kel',
    'lo',
    'mar',
    'nor',
    'pe',
    'ros',
    'sha',
    'tor',
    'wil',
  ]
  const ends = [
    'bert',
    'combe',
    'dale',
    'field',
    'gan',
    'ham',
    'kins',
    'ley',
    'man',
    'ner',
    'port',
    'rick',
    'son',
    'ton',
    'vane',
    'wood',
  ]
  const middles = ['a', 'ber', 'di', 'en', 'go', 'lin', 'mo', 'ri', 'sa', 'ten', 'vo', 'we']
  const invented = starts.flatMap((a) => middles.flatMap((b) => ends.map((c) => a + b + c)))
  const kinds = ['Trail', 'Loop', 'Road', 'Creek Trail', 'Hollow', 'Ridge', 'Connector']
  return Array.from({ length: count }, () => {
    const word = pick(invented)
    const name = `${word[0]?.toUpperCase() ?? ''}${word.slice(1)} ${pick(realWords)} ${pick(kinds)} ${Math.floor(random() * 900)}`
    return { name, about: pick(real).about }
  })
}

function querySets(entries: readonly TextEntry[], count: number): QuerySets {
  const random = seeded(7)
  const exact = Array.from({ length: count }, (): Wanted => {
    const entry = entries[Math.floor(random() * entries.length)]
    const name = entry?.name ?? ''
    return { name, text: name.toLowerCase() }
  })
  const beginnings = exact.map((wanted) => wanted.text.slice(0, 3 + Math.floor(random() * 5)))
  return {
    beginnings,
    exact,
    typos: exact.map((wanted) => ({ name: wanted.name, text: misspell(wanted.text, random) })),
  }
}

/** Ours beside each peer: build, p50 and p99; the misspelt names found go into the line of progress. */
function measurements(what: string, figures: readonly SearchFigures[]): Measurement[] {
  const [ours, ...peers] = figures
  if (ours === undefined) return []
  const strict = what.startsWith('100,000') ? ({ of: 'ours', atMost: 16 } as const) : null
  return peers.flatMap((peer): Measurement[] => {
    const beside = (part: string, key: 'buildMs' | 'p50Ms' | 'p99Ms', target: Measurement['target']): Measurement => ({
      name: `search, ${what}, ${part}`,
      unit: 'ms',
      ours: ours[key],
      peer: { name: peer.name, value: peer[key] },
      target,
    })
    return [beside('build', 'buildMs', null), beside('p50', 'p50Ms', null), beside('p99', 'p99Ms', strict)]
  })
}

const recallLine = (what: string, f: SearchFigures): string =>
  `${what}: ${f.name} finds ${(f.recallExact * 100).toFixed(0)} % of names as written, ${(f.recallTypos * 100).toFixed(0)} % misspelt`

export const bench: Bench = {
  name: 'search',
  run: (say) => {
    const real = catalogueEntries()
    const sets: readonly (readonly [string, readonly TextEntry[]])[] = [
      [`catalogue of ${String(real.length)}`, real],
      ['100,000 entries', generatedEntries(real, 100_000)],
    ]
    const all = sets.flatMap(([what, entries]) => {
      const figures = CONTENDERS.map((contender) => {
        const figure = measure(contender, entries, querySets(entries, 300))
        say(recallLine(what, figure))
        return figure
      })
      return measurements(what, figures)
    })
    return Promise.resolve(all)
  },
}
