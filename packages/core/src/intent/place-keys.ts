import type { PlaceName } from './place-name.ts'

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bmt\b/g, 'mount'],
  [/\bmtn\b/g, 'mountain'],
  [/\bsaint\b/g, 'st'],
  [/\bft\b/g, 'fort'],
  [/\bhwy\b/g, 'highway'],
  [/\bsxs\b|\bohv\b|\batv\b|\butv\b/g, ''],
]

/** A name as it sounds: no blanks, no doubled letters, "creak" like "creek", "penn" like "pen". */
export const phoneticKey = (name: string): string =>
  SHORT_FORMS.reduce((text, [pattern, full]) => text.replace(pattern, full), name.toLowerCase())
    .replace(/[^a-z0-9]/g, '')
    .replace(/ph/g, 'f')
    .replace(/ck/g, 'k')
    .replace(/ea|ee|ie/g, 'e')
    .replace(/([a-z])\1+/g, '$1')

/** What is left out when a place is spoken of: "Lost Valley Trail" is "Lost Valley". */
const GENERIC =
  /(?: (?:the|interpretive|self guided|hiking|water|float|atv utv|atv|ohv|multi use|mountain bike|bike|riding|off road|offroad|adventure center|recreation area|state park natural area|state park conservation area|state park|historic|resort|park|campground|camp|primitive|trail complex|trail systems?|trails?|loop|route|roads?|wma|access|wildlife management area|area|complex|tailwater|conservation area|national river|landing|preserve|and))+$/

/** Names of one word that riders use alone, and only these, of trails and parks. */
const FAMOUS = /^(?:buckhorn|hillarosa|byrds|carters?|lovit|coler|macks)$/

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Kinds that are called by one word without harm; "Canyon Trail" is not "canyon", and "Snow Access" not "snow". */
const isPlainName = ({ kind, name }: PlaceName): boolean =>
  kind === 'town' || kind === 'region' || (kind === 'access' && !name.includes(' '))

const partsOf = ({ kind, name }: PlaceName): readonly string[] => {
  if (kind === 'county') return [`${name} County`]
  const inBrackets = [...name.matchAll(/\(([^)]+)\)/g)]
    .map(([, inside = '']) => inside)
    .filter((text) => /^[A-Z]{4,}/i.test(text))
  const beforeColon = kind === 'waterway' || kind === 'system' ? name.split(':')[0] : undefined
  const acronym = inBrackets.filter((text) => /^[A-Za-z]*[A-Z]{2,}[A-Za-z]*$/.test(text))
  return [
    name,
    ...(beforeColon === undefined ? [] : [beforeColon]),
    ...(kind === 'system' ? name.split('/') : []),
    ...acronym,
  ]
}

/** Names as they are spoken: whole, and without the words that only say what it is. */
function spokenForms(place: PlaceName, shortened: boolean): readonly string[] {
  const forms = partsOf(place).flatMap((part) => {
    const whole = bare(part)
    const short = whole.replace(GENERIC, '').trim()
    const river = place.kind === 'waterway' ? [whole.replace(' national river', ' river')] : []
    const people = whole.startsWith('carter') || whole.startsWith('byrds') ? [whole.split(' ')[0] ?? ''] : []
    const plural = people[0] === 'carter' ? ['carters'] : []
    return shortened ? [short, ...people, ...plural] : [whole, ...river]
  })
  return forms.filter((form) => form.includes(' ') || isPlainName(place) || FAMOUS.test(form))
}

const keysOf = (forms: readonly string[]): ReadonlySet<string> =>
  new Set(forms.map(phoneticKey).filter((key) => key.length > 2))

/** Keys of a place's whole name. */
export const wholeKeys = (place: PlaceName): ReadonlySet<string> => keysOf(spokenForms(place, false))
/** Keys of what it is called for short. They give way to a town of that name. */
export const shortKeys = (place: PlaceName): ReadonlySet<string> => keysOf(spokenForms(place, true))

/** More words than these nobody says of one place. */
const MOST_WORDS = 4
const titled = (form: string): string => form.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** What places are called aloud, each once, the way it is written: "Wolf Pen Gap" of "Wolf Pen Gap ATV Trail Complex". */
export const spokenNamesOf = (places: readonly PlaceName[]): readonly string[] => [
  ...new Set(
    places
      .flatMap((place) => [...spokenForms(place, true), ...spokenForms(place, false)])
      .filter((form) => form !== '' && form.split(' ').length <= MOST_WORDS)
      .map(titled),
  ),
]
