import { formatCoordinate } from '../format/coordinate.ts'
import { formatDate } from '../format/date.ts'
import { formatFeet, formatMiles } from '../format/quantities.ts'
import { bearingDeg } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import type { Fix } from '../track/fix.ts'
import { metres, type EpochMs, type Metres } from '../units.ts'

/** A place that rescuers know by name, and how far it is from the rider. */
export interface NamedPlace {
  readonly name: string
  readonly position: Position
  readonly awayM: Metres
}

/** What is known of where the rider is. Null or left out is not known and not said. */
export interface EmergencyPlace {
  readonly fix: Fix
  /** Without the word "County"; two where the line between them is nearer than the position is exact. */
  readonly counties: readonly string[]
  readonly trailhead: NamedPlace | null
  readonly town: NamedPlace | null
  /** The nearest road the device holds; others may be nearer. */
  readonly road: NamedPlace | null
}

/** Beyond this age a position is told as an old one. */
export const OLD_FIX_MS = 2 * 60_000

const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const

/** The wind from one place to another: `northeast`. */
export const windFrom = (from: Position, to: Position): string =>
  WINDS[Math.round(bearingDeg(from, to) / 45) % 8] ?? 'north'

/** Within this distance one is there. */
const AT_M = 150

/** `1.2 miles northeast of Brock Creek trailhead`, `at Brock Creek trailhead`. */
export const fromPlaceWords = ({ name, position, awayM }: NamedPlace, at: Position): string =>
  awayM <= AT_M ? `at ${name}` : `${formatMiles(awayM).replace(' mi', ' miles')} ${windFrom(position, at)} of ${name}`

/** `Pope County`, `Pope or Van Buren County`; null outside Arkansas or where it is not known. */
export const countyWords = (counties: readonly string[]): string | null =>
  counties.length === 0 ? null : `${counties.join(' or ')} County`

/** `within 40 ft`, or what is not known. */
export const accuracyWords = ({ accuracyM }: Pick<Fix, 'accuracyM'>): string =>
  accuracyM === null ? 'accuracy unknown' : `within ${formatFeet(metres(Math.max(accuracyM, 1)))}`

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'niner'] as const

/** `35.353` to `three five point three five three`: digit by digit, nine as radio has it, so that none is misheard. */
export const spellDigits = (text: string): string =>
  [...text]
    .flatMap((sign) => (sign === '.' ? ['point'] : /\d/.test(sign) ? [DIGITS[Number(sign)] ?? sign] : []))
    .join(' ')

const SIDES: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' }

/** Degrees and decimal minutes as they are spoken, latitude first; null for what is no place on Earth. */
export function spokenPosition(position: Position): string | null {
  const parts = formatCoordinate(position, 'degreesMinutes').match(/(\d+)° ([\d.]+)' ([NSEW])/g)
  if (!parts) return null
  return parts
    .map((part) => {
      const [, whole = '', minutes = '', side = ''] = /(\d+)° ([\d.]+)' ([NSEW])/.exec(part) ?? []
      return `${spellDigits(whole)} degrees, ${spellDigits(minutes)} minutes ${SIDES[side] ?? side}`
    })
    .join('. ')
}

/**
 * What to say to whoever answers, sentence by sentence, to be read aloud slowly. The rider fills in what happened: that is asked first
 * by every dispatcher, and no phone knows it. A position older than `OLD_FIX_MS` at `nowMs` is told with its age.
 */
export function callScript(place: EmergencyPlace | null, nowMs: EpochMs): readonly string[] {
  const opening = 'I need help. I am off the road, with an off-road vehicle.'
  if (place === null) return [opening, 'I do not know my position.', ...CLOSING]
  const { fix, counties, trailhead, town, road } = place
  const county = countyWords(counties)
  const spoken = spokenPosition(fix)
  const old = spoken === null ? null : oldWords(fix, nowMs)
  return [
    opening,
    ...(county === null ? [] : [`I am in ${county}, Arkansas.`]),
    ...(spoken === null ? ['I do not know my position.'] : [`My position is ${spoken}.`]),
    ...(old === null ? [] : [old]),
    ...(trailhead === null ? [] : [`I am ${fromPlaceWords(trailhead, fix)}.`]),
    ...(road === null
      ? []
      : [`Of the roads I know of, the nearest is ${road.name}; I am ${fromPlaceWords(road, fix)}.`]),
    ...(town === null ? [] : [`The nearest town I know of is ${town.name}; I am ${fromPlaceWords(town, fix)}.`]),
    ...CLOSING,
  ]
}

/** Says of a position how old it is; null for one of now. */
function oldWords({ timeMs }: Fix, nowMs: EpochMs): string | null {
  if (timeMs === null) return 'I do not know how old this position is; I may have moved since.'
  const ageMs = nowMs - timeMs
  if (ageMs <= OLD_FIX_MS) return null
  const minutes = Math.round(ageMs / 60_000)
  const [count, unit] = minutes < 120 ? [minutes, 'minutes'] : [Math.round(minutes / 60), 'hours']
  return `This position is ${count} ${unit} old; I may have moved since.`
}

const CLOSING = [
  'Say what happened, how many are hurt, and how badly.',
  'Ask them to read the position back to you. Stay on the line.',
] as const

/** What a text to contacts may carry beside the position. */
export interface MessageParts {
  readonly place: EmergencyPlace | null
  readonly nowMs: EpochMs
  /** Null leaves it out. */
  readonly name: string | null
  readonly isDrill: boolean
}

/** A text that needs no app to be understood: what, who, where in two ways with its age, and a map link any phone opens. */
export function emergencyText({ place, nowMs, name, isDrill }: MessageParts): string {
  const who = name === null ? 'I need help' : `${name} needs help`
  const lines = [isDrill ? 'DRILL, no emergency. This is a test.' : `EMERGENCY: ${who}.`]
  if (place === null) return [...lines, 'Position unknown.'].join('\n')
  const { fix, counties, trailhead } = place
  const county = countyWords(counties)
  const takenMs = fix.timeMs ?? nowMs
  const lat = fix.lat.toFixed(5)
  const lng = fix.lng.toFixed(5)
  return [
    ...lines,
    `${formatCoordinate(fix, 'degreesMinutes')} (${accuracyWords(fix)}, ${formatDate(takenMs)})`,
    `USNG ${formatCoordinate(fix, 'usng')}`,
    ...(county === null && trailhead === null
      ? []
      : [[county, trailhead && fromPlaceWords(trailhead, fix)].filter((part) => part !== null).join(', ')]),
    `https://maps.google.com/?q=${lat},${lng}`,
  ].join('\n')
}
