import type { Waterway } from '@bluffline/contract'
import type { IntentResult, Position } from '@bluffline/core'
import { sourceDate } from '../sources/source-words.ts'
import { mainGaugeId } from '../water/water-words.ts'
import { answer, type Answer, type AnswerLink } from './answer.ts'
import { pointOf, type Known } from './known.ts'
import { levelWords } from './level-words.ts'
import { clockWords, shootingHours } from './shooting-hours.ts'
import { tellOf } from './trail-answers.ts'

const WEATHER_OF = { town: 'town', trail: 'trail', campground: 'camp' } as const

/** The page of warnings and forecast, for the place that is named, else for here. */
const weatherPage = ({ entities: { places } }: IntentResult): string => {
  const match = places.flatMap(({ matches }) => matches).find(({ kind }) => kind in WEATHER_OF)
  return match ? `/safety/weather?${WEATHER_OF[match.kind as keyof typeof WEATHER_OF]}=${match.id}` : '/safety/weather'
}

const placeOf = ({ entities: { places } }: IntentResult, known: Known): Position | null => {
  const [mention] = places
  return (mention && pointOf(mention, known)) ?? known.position
}

const feet = (value: number | null): string => (value === null ? 'unknown' : `${String(value)} ft`)

/** What the gauge of a water said last, and how old that is. */
function readingWords(waterway: Waterway, { readings, now }: Known): string {
  const level = levelWords(readings.get(mainGaugeId(waterway) ?? ''), now)
  return level === null ? 'The reading of its gauge is unknown here.' : `Its gauge said ${level}.`
}

function waterWords(waterway: Waterway, known: Known): string {
  const { name, floodStageFt, actionStageFt, sources } = waterway
  const [source] = sources
  const dated = source ? ` (${sourceDate(source)})` : ''
  return `${name}: action stage ${feet(actionStageFt)}, flood stage ${feet(floodStageFt)}${dated}. ${readingWords(waterway, known)}`
}

const waterLink = ({ id, name }: Waterway): AnswerLink => ({
  label: `${name}: three days, forecast, alarm`,
  to: `/waterway-conditions/${id}`,
  icon: 'water',
})

const waterwayOf = ({ entities: { places } }: IntentResult, { waterways }: Known): Waterway | undefined => {
  const match = places.flatMap(({ matches }) => matches).find(({ kind }) => kind === 'waterway')
  return match && waterways.find(({ id }) => id === match.id)
}

/** Conditions and dangers: what is known, with its date; what is not is said. */
export function safetyCheck(result: IntentResult, known: Known): Answer {
  const { guideId = null, category } = result.metadata
  const waterway = waterwayOf(result, known)
  if (waterway)
    return answer({
      text: waterWords(waterway, known),
      links: [waterLink(waterway)],
      guideId: guideId ?? 'water-crossing',
    })
  const [mention] = result.entities.places
  const told = mention && tellOf(mention, known)
  if (told)
    return { ...told, text: `${told.text} Nobody reports live trail conditions here: look before you ride.`, guideId }
  if (category === 'weather') return weather(result, known)
  const text = guideId
    ? 'From the field guide:'
    : 'Nobody reports live conditions to the app. The trail page says what is open and who says so; the guide says what to settle before the ride.'
  return answer({ text, guideId: guideId ?? 'before-you-ride' })
}

/** Where warnings and forecast stand, with their age, and what to do about the sky meanwhile. */
export function weather(result: IntentResult, known: Known): Answer {
  return answer({
    text: known.isOnline
      ? 'Warnings and forecast of the National Weather Service stand on the weather page, and the guide says what to do.'
      : 'No signal: the weather page has what this phone knew last, with its age. Watch the sky, and go by the guide.',
    links: [{ label: 'Weather and warnings', to: weatherPage(result), icon: 'weather' }],
    guideId: result.metadata.guideId ?? 'lightning',
  })
}

const STUTTGART: Position = { lng: -91.5526, lat: 34.5004 }
const AGFC: AnswerLink = {
  label: 'Seasons and limits: Arkansas Game and Fish, with a signal',
  to: 'https://www.agfc.com',
  icon: 'external',
  isOutside: true,
}

/** Shooting hours for here and the day that is meant. Season dates and limits are the state's to say. */
export function ducks(result: IntentResult, known: Known): Answer {
  const at = placeOf(result, known)
  const day = result.entities.date?.day ?? known.today
  const hours = shootingHours(at ?? STUTTGART, day)
  const [mention] = result.entities.places
  const where =
    at === null ? 'at Stuttgart' : mention ? `at ${mention.matches[0]?.name ?? mention.text}` : 'where you are'
  const when = day === known.today ? 'Today' : `On ${day}`
  const words = hours
    ? `${when} ${where}, in duck season: shooting from ${clockWords(hours.beginMs)} (half an hour before sunrise) to sunset at ${clockWords(hours.sunsetMs)}; on WMAs until noon, save the last day. Computed from the sun.`
    : ''
  return answer({
    text: `${words} Whether the season is open and how many you may keep is for Arkansas Game and Fish to say.`.trim(),
    links: [AGFC],
  })
}
