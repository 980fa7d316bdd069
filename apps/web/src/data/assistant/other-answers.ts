import type { Waterway } from '@bluffline/contract'
import type { IntentResult, Position } from '@bluffline/core'
import { sourceDate } from '../sources/source-words.ts'
import { answer, type Answer, type AnswerLink } from './answer.ts'
import { pointOf, type Known } from './known.ts'
import { clockWords, shootingHours } from './shooting-hours.ts'
import { tellOf } from './trail-answers.ts'

const NWS = (at: Position): AnswerLink => ({
  label: 'Forecast of the National Weather Service, with a signal',
  to: `https://forecast.weather.gov/MapClick.php?lat=${at.lat.toFixed(4)}&lon=${at.lng.toFixed(4)}`,
  icon: 'external',
  isOutside: true,
})

const placeOf = ({ entities: { places } }: IntentResult, known: Known): Position | null => {
  const [mention] = places
  return (mention && pointOf(mention, known)) ?? known.position
}

const feet = (value: number | null): string => (value === null ? 'unknown' : `${String(value)} ft`)

function waterWords(waterway: Waterway): string {
  const { name, floodStageFt, actionStageFt, sources } = waterway
  const [source] = sources
  const dated = source ? ` (${sourceDate(source)})` : ''
  return `${name}: action stage ${feet(actionStageFt)}, flood stage ${feet(floodStageFt)}${dated}. There is no live reading in the app; the gauge has it.`
}

const gaugeLink = ({ gauges }: Waterway): readonly AnswerLink[] => {
  const site = gauges.find(({ usgsSite }) => usgsSite !== null)
  if (!site) return []
  const to = `https://waterdata.usgs.gov/monitoring-location/${site.usgsSite ?? ''}/`
  return [{ label: `Gauge ${site.name}, with a signal`, to, icon: 'external', isOutside: true }]
}

const waterwayOf = ({ entities: { places } }: IntentResult, { waterways }: Known): Waterway | undefined => {
  const match = places.flatMap(({ matches }) => matches).find(({ kind }) => kind === 'waterway')
  return match && waterways.find(({ id }) => id === match.id)
}

/** Conditions and dangers: what is known, with its date; what is not is said. */
export function safetyCheck(result: IntentResult, known: Known): Answer {
  const { guideId = null, category } = result.metadata
  const waterway = waterwayOf(result, known)
  if (waterway)
    return answer({ text: waterWords(waterway), links: gaugeLink(waterway), guideId: guideId ?? 'water-crossing' })
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

/** No forecast is in the app: where it is, and what to do about the sky meanwhile. */
export function weather(result: IntentResult, known: Known): Answer {
  const at = placeOf(result, known)
  return answer({
    text: known.isOnline
      ? 'The app has no forecast of its own. The National Weather Service has it, and the guide says what to do.'
      : 'No signal, so no forecast. Watch the sky, and go by the guide.',
    links: at ? [NWS(at)] : [],
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
