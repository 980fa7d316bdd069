import type { Waterway } from '@bluffline/contract'

/** A river with its reaches, and what it is called aloud. */
export interface River {
  readonly name: string
  readonly reaches: readonly Waterway[]
}

/** Words as they are said: lower case, no accents or punctuation, contractions of a question written out. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\b(what|how|where)['’]?s\b/g, '$1 is')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bmt\b/g, 'mount')
    .replace(/\bhwy\b/g, 'highway')
    .trim()

/** "White River: Bull Shoals tailwater" and "White River at Augusta" are the White River. */
const riverOf = (name: string): string =>
  (/\((.+ River)\)/.exec(name)?.[1] ?? name)
    .replace(/:.*$/, '')
    .replace(/ (?:at|near) .*$/, '')
    .replace(/ National River$/, ' River')

/** The same place with and without the words that only say what is there; "Mammoth Springs" is heard as "Mammoth Spring". */
export const spotNames = (spot: string): readonly string[] => {
  const words = plainWords(spot).replace(/ springs$/, ' spring')
  return [words, words.replace(/ (?:access|landing|recreation area|campground|boat ramp|dam)$/, '')]
}

/** Where a gauge stands: "Big Piney Creek at Highway 164 near Dover" is at Highway 164 and at Dover. */
export const spotsOfGauge = (name: string): readonly string[] =>
  name
    .split(/ (?:at|near|(?:north|south|east|west) of) /)
    .slice(1)
    .flatMap(spotNames)

const FORK = /^((?:north|south|east|west|middle) (?:fork|fourche)) (.+)$/

/** Whole names, and what is said for short; a bayou is spoken of whole, and its short name only makes another one doubtful. */
function spokenNames(name: string): { readonly whole: readonly string[]; readonly short: readonly string[] } {
  const whole = plainWords(name)
  const short = whole.replace(/ (?:river|creek|bayou)$/, '')
  const [, fork, rest] = FORK.exec(short) ?? []
  const forks =
    fork === undefined || rest === undefined
      ? []
      : [
          fork,
          `${fork} of ${rest}`,
          `${fork} of the ${rest}`,
          `${fork} of ${rest} river`,
          `${fork} of the ${rest} river`,
        ]
  const national = whole.endsWith(' river') ? [whole.replace(/ river$/, ' national river')] : []
  return { whole: [whole, ...national], short: short === whole ? forks : [short, ...forks] }
}

/** Which rivers a name may mean, by the name as it is said. */
export type RiverNames = ReadonlyMap<string, readonly River[]>

function riversOf(waterways: readonly Waterway[]): readonly River[] {
  const rivers = new Map<string, River>()
  for (const reach of waterways) {
    const name = riverOf(reach.name)
    rivers.set(name, { name, reaches: [...(rivers.get(name)?.reaches ?? []), reach] })
  }
  return [...rivers.values()]
}

const isShortOfBayou = (key: string, [only, ...others]: readonly River[]): boolean =>
  only !== undefined && others.length === 0 && only.name.endsWith(' Bayou') && key !== plainWords(only.name)

function build(waterways: readonly Waterway[]): RiverNames {
  const names = new Map<string, readonly River[]>()
  for (const river of riversOf(waterways)) {
    const { whole, short } = spokenNames(river.name)
    for (const key of [...whole, ...short]) names.set(key, [...(names.get(key) ?? []), river])
  }
  return new Map([...names].filter(([key, meant]) => !isShortOfBayou(key, meant)))
}

const built = new WeakMap<readonly Waterway[], RiverNames>()

/** The names of the rivers of a list; the same list gives the same names. */
export function riverNamesOf(waterways: readonly Waterway[]): RiverNames {
  const known = built.get(waterways)
  if (known) return known
  const made = build(waterways)
  built.set(waterways, made)
  return made
}
