import type { PlaceMention } from './place-name.ts'
import { gazetteerOf } from './gazetteer.ts'
import type { IntentContext } from './intent.ts'
import { expand, spokenWords } from './words.ts'

/** A sentence ready to be judged. */
export interface Said {
  /** Words with contractions written out; names of places are `@trail` (a trail, park or system), `@place` (any other) or `@name` (not known). */
  readonly text: string
  readonly places: readonly PlaceMention[]
}

const TRAIL_KINDS: ReadonlySet<string> = new Set(['system', 'park', 'trail'])
const maskOf = ({ matches: [first] }: PlaceMention): string =>
  first && TRAIL_KINDS.has(first.kind) ? '@trail' : '@place'

const NOUN =
  'valley|bridge|creek|hollow|mountain|lake|falls|ridge|branch|ford|landing|wilderness|bluff|spring|springs|gap|cemetery|mill|canyon|cave|bayou|bend|knob|point|tower'
/** Words before such a noun that make no name of it. */
const NO_NAME =
  'for|with|about|than|but|not|like|have|has|got|get|looking|any|more|good|need|want|the|a|an|this|that|any|some|no|my|our|his|her|each|every|next|nearest|closest|first|other|another|same|big|little|deep|high|higher|low|water|swinging|muddy|rocky|steep|dry|flooded|of|in|to|at|on|off|over|under|by|near|and|or|up|down|is|are|was|with|from|into|onto|through|across|past|fire|good|pretty|nice|great|see|saw|cross|crossing|hot|cold|which|what|stuck|hurt|help|we|i|it|he|she|they'
const NOT_LOST = 'am|are|is|was|be|been|got|get|getting|we|i|he|she|they|im|were|all|both|totally|completely|really'
/** "Lost Creek" is a place no catalogue has to know; "we are lost creek is rising" is not. */
const UNKNOWN_NAME = new RegExp(
  `(?<!\\b(?:${NOT_LOST})(?= lost)) (?!(?:${NO_NAME}) )([a-z]{3,} (?:${NOUN})(?: (?:${NOUN}|trail|road|park|area))*)\\b(?! me| us)`,
  'g',
)

/** Takes the names of places out of a sentence before anybody looks for trigger words in it: "Lost Valley" is a place, not an emergency. */
export function maskPlaces(sentence: string, { places }: Pick<IntentContext, 'places'>): Said {
  const words = spokenWords(sentence)
  const found = gazetteerOf(places).find(words)
  const masked: string[] = []
  let at = 0
  for (const place of found) {
    masked.push(...words.slice(at, place.from), maskOf(place))
    at = place.to
  }
  masked.push(...words.slice(at))
  const unknown: PlaceMention[] = []
  const text = ` ${expand(masked.join(' '))} `.replace(UNKNOWN_NAME, (_all, name: string) => {
    unknown.push({ text: name, matches: [] })
    return ' @name'
  })
  return {
    text: text.replace(/\s+/g, ' '),
    places: [...found.map(({ text: said, matches }) => ({ text: said, matches })), ...unknown],
  }
}
