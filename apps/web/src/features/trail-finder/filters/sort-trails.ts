import type { Trail } from '@bluffline/contract'
import type { Sort } from './finder-state.ts'
import type { FinderFacts } from './trail-filters.ts'

type Compare = (a: Trail, b: Trail) => number

/** A name as text that sorts like people count: "Trail 9" before "Trail 10". `Intl` would cost the first list a tenth of a second. */
const sortKey = (name: string): string => name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(8, '0'))

function byName(trails: readonly Trail[]): Compare {
  const keys = new Map(trails.map(({ id, name }) => [id, `${sortKey(name)} ${id}`]))
  return (a, b) => ((keys.get(a.id) ?? '') < (keys.get(b.id) ?? '') ? -1 : 1)
}

/** Unknown values go last, whichever way the list runs. */
const byNumber =
  (valueOf: (trail: Trail) => number | null | undefined, direction: 1 | -1): Compare =>
  (a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)]
    if (typeof x !== 'number') return typeof y === 'number' ? 1 : 0
    return typeof y === 'number' ? direction * (x - y) : -1
  }

const VERDICT_RANK = { open: 0, unknown: 1, closed: 2 } as const

/** How many of the facts a rider looks for first are missing. */
const gaps = ({ mappedMiles, lengthMiles, difficulty, features }: Trail): number =>
  [mappedMiles === null, lengthMiles === null, difficulty === null, features.length === 0].filter(Boolean).length

/** What somebody can ride comes first, then what more than memory speaks for, then what most is known of. */
const byPromise = ({ verdicts }: FinderFacts): Compare => {
  const rank = (trail: Trail) =>
    VERDICT_RANK[verdicts.get(trail.id)?.verdict ?? 'unknown'] * 100 +
    (trail.confidence === 'recalled' ? 10 : 0) +
    gaps(trail)
  return (a, b) => rank(a) - rank(b)
}

const COMPARES: Readonly<Record<Sort, (facts: FinderFacts) => readonly Compare[]>> = {
  best: (facts) => [byNumber(({ id }) => facts.hits?.get(id), -1), byPromise(facts)],
  nearest: ({ milesAway }) => [byNumber(({ id }) => milesAway?.get(id), 1)],
  shortest: () => [byNumber(({ lengthMiles }) => lengthMiles, 1)],
  longest: () => [byNumber(({ lengthMiles }) => lengthMiles, -1)],
  name: () => [],
}

/** In the asked order; ties by name, "Trail 9" before "Trail 10". */
export function sortTrails(trails: readonly Trail[], sort: Sort, facts: FinderFacts): readonly Trail[] {
  const compares = [...COMPARES[sort](facts), byName(trails)]
  return trails.toSorted((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  })
}
