import { phoneticKey, shortKeys, wholeKeys } from './place-keys.ts'
import { PLACE_KINDS, type PlaceMention, type PlaceName } from './place-name.ts'

interface FoundPlace extends PlaceMention {
  /** First word and the one after the last, in the sentence's words. */
  readonly from: number
  readonly to: number
}

interface Gazetteer {
  readonly find: (words: readonly string[]) => readonly FoundPlace[]
}

/** The places the specification's table names, so that they are known before any catalogue is; with the catalogue's ids. */
const BASELINE: readonly PlaceName[] = [
  { kind: 'town', id: 'russellville-ar', name: 'Russellville' },
  { kind: 'town', id: 'fayetteville-ar', name: 'Fayetteville' },
  { kind: 'town', id: 'little-rock-ar', name: 'Little Rock' },
  { kind: 'town', id: 'hot-springs-ar', name: 'Hot Springs' },
  { kind: 'region', id: 'Ozark', name: 'Ozark' },
  { kind: 'region', id: 'Ozark', name: 'Ozarks' },
  { kind: 'region', id: 'Ouachita', name: 'Ouachita' },
  { kind: 'region', id: 'Ouachita', name: 'Ouachitas' },
  { kind: 'region', id: 'Ozark', name: 'Ozark Mountains' },
  { kind: 'region', id: 'Ouachita', name: 'Ouachita Mountains' },
  { kind: 'region', id: 'Delta', name: 'Arkansas Delta' },
  { kind: 'waterway', id: 'buffalo-river', name: 'Buffalo River' },
  { kind: 'waterway', id: 'white-river', name: 'White River' },
  { kind: 'park', id: 'macks-pines-area', name: "Mack's Pines" },
  { kind: 'park', id: 'fairfield-bay-ohv-roads', name: 'Fairfield Bay' },
  { kind: 'park', id: 'wolf-pen-gap', name: 'Wolf Pen Gap' },
  { kind: 'park', id: 'wolf-pen-gap', name: 'Wolf Pen' },
  { kind: 'park', id: 'wolf-pen-gap', name: 'Wolfpen Gap' },
  { kind: 'park', id: 'carters-riding-park', name: "Carter's" },
]

const rankOf = ({ kind }: PlaceName): number => PLACE_KINDS.indexOf(kind)
/** A town of the same name as a river or a region is the nearer reading only where it is a town alone. */
const sorted = (places: readonly PlaceName[]): readonly PlaceName[] => places.toSorted((a, b) => rankOf(a) - rankOf(b))

const MOST_WORDS_IN_NAME = 7
/** A name this short is taken only as it is written. */
const SHORTEST_MISHEARD = 8
const withoutOneLetter = (key: string): readonly string[] =>
  Array.from(key, (_letter, at) => key.slice(0, at) + key.slice(at + 1))

/** Names that are words of every day: they are a place only after "near", "in", "at" … */
const PLAIN_WORDS = new Set(
  'bay hope ward midway highland landmark mulberry magnolia piney southside rector light center story deer delight success welcome strawberry rush hasty carver england marble'.split(
    ' ',
  ),
)
const BEFORE_A_PLACE = new Set(
  'near in at by to around from of outside for past toward towards about on close through round'.split(' '),
)
/** Words that must never be swallowed by a name that only sounds like them. */
const NEVER_MISHEARD =
  /^(?:help|hurt|stuck|lost|injured|emergency|accident|bleeding|trapped|stranded|rolled|flipped|fell|dying|drowning|bit|shot|fire|rescue|i'?m|he'?s|she'?s|we'?re|my|our|his|her|cant|can't|not|nobody|broke|broken|wrecked)$/

interface Keys {
  readonly exact: ReadonlyMap<string, readonly PlaceName[]>
  readonly nearly: ReadonlyMap<string, readonly string[]>
}

function indexOf(places: readonly PlaceName[]): Keys {
  const exact = new Map<string, PlaceName[]>()
  const all = [...BASELINE, ...places]
  const note = (key: string, place: PlaceName): void => {
    const known = exact.get(key)
    if (known === undefined) exact.set(key, [place])
    else if (!known.some(({ kind, id }) => kind === place.kind && id === place.id)) known.push(place)
  }
  for (const place of all) for (const key of wholeKeys(place)) note(key, place)
  const towns = new Set(all.filter(({ kind }) => kind === 'town').flatMap((town) => [...wholeKeys(town)]))
  for (const place of all) for (const key of shortKeys(place)) if (!towns.has(key)) note(key, place)
  const nearly = new Map<string, string[]>()
  for (const key of exact.keys()) {
    if (key.length < SHORTEST_MISHEARD) continue
    for (const shorter of [key, ...withoutOneLetter(key)]) {
      const known = nearly.get(shorter)
      if (known) known.push(key)
      else nearly.set(shorter, [key])
    }
  }
  return { exact, nearly }
}

/** One letter too many, too few or wrong; the first letter must be right. */
function misheard(key: string, { exact, nearly }: Keys): readonly PlaceName[] {
  if (key.length < SHORTEST_MISHEARD) return []
  for (const shorter of [key, ...withoutOneLetter(key)]) {
    const meant = nearly.get(shorter)?.find((name) => name[0] === key[0] && Math.abs(name.length - key.length) < 2)
    if (meant !== undefined) return exact.get(meant) ?? []
  }
  return []
}

function placeAt(words: readonly string[], from: number, keys: Keys): FoundPlace | null {
  for (let to = Math.min(words.length, from + MOST_WORDS_IN_NAME); to > from; to--) {
    const said = words.slice(from, to)
    if (said.length === 1 && PLAIN_WORDS.has(said[0] ?? '') && !BEFORE_A_PLACE.has(words[from - 1] ?? '')) continue
    const key = phoneticKey(said.join(' '))
    const sure = keys.exact.get(key)
    const heard = sure ?? (said.some((word) => NEVER_MISHEARD.test(word)) ? [] : misheard(key, keys))
    if (heard.length > 0) return { text: said.join(' '), matches: sorted(heard), from, to }
  }
  return null
}

const build = (places: readonly PlaceName[]): Gazetteer => {
  const keys = indexOf(places)
  return {
    find: (words) => {
      const found: FoundPlace[] = []
      for (let at = 0; at < words.length;) {
        const place = placeAt(words, at, keys)
        if (place) found.push(place)
        at = place?.to ?? at + 1
      }
      return found
    },
  }
}

const NO_PLACES: readonly PlaceName[] = []
const built = new WeakMap<readonly PlaceName[], Gazetteer>()

/** The gazetteer of a list of names; the same list gives the same gazetteer. */
export function gazetteerOf(places: readonly PlaceName[] = NO_PLACES): Gazetteer {
  const known = built.get(places)
  if (known) return known
  const made = build(places)
  built.set(places, made)
  return made
}
