import { plainWords, type RiverNames } from './river-names.ts'

/** A question for the level of a water: the river as it was called, and the place on it. One of them is there. */
export interface WaterQuestion {
  readonly river: string | null
  readonly spot: string | null
}

const WHEN =
  '(?: (?:right now|now|today|currently|tonight|this morning|this afternoon|this evening|this weekend|please|running|doing|looking|flowing|sitting|reading|at|like))*$'
const SPOT = '(?: (?:down |up |over )?(?:at|near|by|in|around) (?:the )?(?<spot>[a-z0-9 ]+?))'
const HEIGHT = '(?:high|low|deep|fast|full)'
const MEASURE =
  '(?<!\\b(?:skill|difficulty|oil|fuel|noise|fluid|coolant|experience|danger|threat|fire|fuel tank) )(?:levels?|stage|gauge|gage|readings?|flow|cfs)'
const STATE =
  '(?:still )?(?:too )?(?:up|down|high|low|rising|falling|dropping|flooding|flooded|runnable|floatable)(?: to (?:float|paddle|canoe|kayak|run))?'

/** Rivers whose short name is a word of every day: it takes "the" or a place to mean the river. */
const PLAIN = new Set('white black spring kings cache strawberry saline crooked arkansas richland spadra'.split(' '))

/** How a level is asked for; `R` stands for a river, `@` for a place on it. */
const OF_A_RIVER = [
  `\\bhow ${HEIGHT} is (?:(?:the )?(?:water level|water|level|gauge) (?:on|in|of|at) )?R@?${WHEN}`,
  `\\b(?:what|how) is R@? (?:running|looking|doing|flowing|reading|at|sitting)@2?${WHEN}`,
  `\\bis R@? ${STATE}@2?${WHEN}`,
  `${MEASURE} (?:is )?(?:on|of|at|for|in) R@?${WHEN}`,
  `\\b${MEASURE} is R@?(?: running)?${WHEN}`,
  `\\bhow much water is (?:in|on) R@?${WHEN}`,
  `(?:^| )R@? (?:water |river |creek )?${MEASURE}@2?${WHEN}`,
]
/** The same where only a place is said: it must turn out to have a gauge or a put-in. */
const OF_A_SPOT = [
  `\\bhow ${HEIGHT} is (?:the )?(?:water|river|creek|gauge)(?: level)?${SPOT}${WHEN}`,
  `\\b(?:water|river|creek|stream) ${MEASURE}${SPOT}${WHEN}`,
  `^(?:(?:what|how) is )?(?:the )?(?:river |water )?(?:gauge|gage)(?: reading)?${SPOT}${WHEN}`,
].map((pattern) => new RegExp(pattern))

const patterns = new WeakMap<RiverNames, readonly RegExp[]>()

function patternsOf(names: RiverNames): readonly RegExp[] {
  const known = patterns.get(names)
  if (known) return known
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length).join('|')
  const made = OF_A_RIVER.map(
    (pattern) =>
      new RegExp(
        pattern
          .replace('R', `(?<the>the )?(?<river>${longestFirst})`)
          .replace('@2?', `${SPOT.replace('<spot>', '<late>')}?`)
          .replace('@?', `${SPOT}?`),
      ),
  )
  patterns.set(names, made)
  return made
}

/** Crossing is another question, and the field guide's. */
const CROSSING = /\b(?:cross|crossing|crossed|ford|fording|trail|trails|bridge)\b/

function ofARiver(pattern: RegExp, text: string): WaterQuestion | null {
  const { the, river, spot, late } = pattern.exec(text)?.groups ?? {}
  if (river === undefined) return null
  const said = spot ?? late ?? null
  return the === undefined && said === null && PLAIN.has(river) ? null : { river, spot: said }
}

function ofASpot(pattern: RegExp, text: string): WaterQuestion | null {
  const spot = pattern.exec(text)?.groups?.['spot']
  return spot === undefined ? null : { river: null, spot }
}

/** What level of water a sentence asks for; null where it asks for none. */
export function waterQuestion(said: string, names: RiverNames): WaterQuestion | null {
  const text = plainWords(said)
  if (names.size === 0 || CROSSING.test(text)) return null
  const found = [
    ...patternsOf(names).map((pattern) => ofARiver(pattern, text)),
    ...OF_A_SPOT.map((pattern) => ofASpot(pattern, text)),
  ]
  return found.find((question) => question !== null) ?? null
}
