import { NUMBER, readNumber } from './numbers.ts'

export interface Distances {
  /** At most so far away, miles. */
  readonly withinMiles: number | null
  /** Trails at least so long, miles. */
  readonly minMiles: number | null
  /** Trails at most so long, miles. */
  readonly maxMiles: number | null
}

const MILES = '(?:miles?|mi)'
const RANGE = new RegExp(`\\b(${NUMBER}) (?:to|or|and) (${NUMBER}) ${MILES}\\b`)
const AWAY = new RegExp(
  `\\b(?:within|inside|in) (?:about |around |a )?(${NUMBER}) ${MILES}\\b|\\b(${NUMBER}) ${MILES} (?:of|from|away|around|radius)\\b`,
)
const AT_MOST = new RegExp(
  `\\b(?:under|less than|up to|at most|no more than|not more than|shorter than|below|max(?:imum)?(?: of)?) (${NUMBER}) ${MILES}\\b`,
)
const AT_LEAST = new RegExp(`\\b(?:over|more than|at least|longer than|above|no less than) (${NUMBER}) ${MILES}\\b`)
const ABOUT = new RegExp(`\\b(${NUMBER}) ${MILES}\\b`)

const NONE: Distances = { withinMiles: null, minMiles: null, maxMiles: null }
/** "Five miles" of trail is four to seven: riders do not measure. */
const SOME_LESS = 0.75
const SOME_MORE = 1.35

const rounded = (miles: number): number => Math.round(miles * 10) / 10

const LENGTHS: readonly (readonly [RegExp, (first: number | null, second: number | null) => Distances])[] = [
  [RANGE, (minMiles, maxMiles) => ({ ...NONE, minMiles, maxMiles })],
  [AT_MOST, (maxMiles) => ({ ...NONE, maxMiles })],
  [AT_LEAST, (minMiles) => ({ ...NONE, minMiles })],
  [
    ABOUT,
    (miles) =>
      miles === null ? NONE : { ...NONE, minMiles: rounded(miles * SOME_LESS), maxMiles: rounded(miles * SOME_MORE) },
  ],
]

function lengthOf(text: string): Distances {
  for (const [pattern, read] of LENGTHS) {
    const found = pattern.exec(text)
    if (found) return read(readNumber(found[1] ?? ''), readNumber(found[2] ?? ''))
  }
  return wordyLength(text)
}

/** "A short ride" is at most five miles, "a long one" at least fifteen. */
function wordyLength(text: string): Distances {
  if (/\b(?:short|quick) (?:\w+ )?(?:trails?|ride|loop|hike|one|trip|spin)\b/.test(text))
    return { ...NONE, maxMiles: 5 }
  if (/\blong(?:er)? (?:\w+ )?(?:trails?|ride|loop|hike|one|trip)\b/.test(text)) return { ...NONE, minMiles: 15 }
  return NONE
}

/** How far away and how long, as a sentence says it. */
export function readDistances(text: string): Distances {
  const away = AWAY.exec(text)
  const withinMiles = readNumber(away?.[1] ?? away?.[2] ?? '')
  const rest = away ? text.replace(away[0], ' ') : text
  return { ...lengthOf(rest), withinMiles }
}
