import { gaugeIdOf, type Waterway } from '@bluffline/contract'
import { lastReadAt, mainGauge } from '../water/water-words.ts'
import { answer, type Answer, type AnswerLink } from './answer.ts'
import type { Known } from './known.ts'
import { levelWords } from './level-words.ts'
import { riverNamesOf, spotNames, spotsOfGauge, type River } from './river-names.ts'
import { waterQuestion } from './water-question.ts'

type Gauge = Waterway['gauges'][number]

/** A gauge, and the reach it is read for. */
interface Gauged {
  readonly gauge: Gauge
  readonly reach: Waterway
}

const gaugeWords = (gauge: Gauge, { readings, now }: Known): string => {
  const level = levelWords(readings.get(gaugeIdOf(gauge) ?? ''), now)
  return level === null ? `The reading of the gauge “${gauge.name}” is unknown here.` : `${gauge.name}: ${level}.`
}

const linkTo = ({ id, name }: Waterway): AnswerLink => ({
  label: `${name}: three days, forecast, alarm`,
  to: `/waterway-conditions/${id}`,
  icon: 'water',
})

const unlikeBefore = ({ gauge }: Gauged, at: number, all: readonly Gauged[]): boolean =>
  all.findIndex((one) => gaugeIdOf(one.gauge) === gaugeIdOf(gauge)) === at

const speakingFor = (reaches: readonly Waterway[]): readonly Gauged[] =>
  reaches
    .flatMap((reach) => {
      const gauge = mainGauge(reach)
      return gauge ? [{ gauge, reach }] : []
    })
    .filter(unlikeBefore)

/** The gauges that stand at a place, else those that speak for the reaches with a put-in there. */
function gaugesAt(spot: string, { reaches }: River, { accessPoints }: Known) {
  const [said = spot] = spotNames(spot)
  const standing = reaches
    .flatMap((reach) => reach.gauges.map((gauge) => ({ gauge, reach })))
    .filter(({ gauge }) => spotsOfGauge(gauge.name).includes(said))
    .filter(unlikeBefore)
  if (standing.length > 0) return { own: true, name: spot, gauges: standing }
  const here = accessPoints.filter(({ name }) => spotNames(name).includes(said)).map(({ id, name }) => ({ id, name }))
  const touching = reaches.filter(({ accessPointIds }) => here.some(({ id }) => accessPointIds.includes(id)))
  const name = here.find(({ id }) => touching.some(({ accessPointIds }) => accessPointIds.includes(id)))?.name ?? spot
  return { own: false, name, gauges: speakingFor(touching) }
}

/** A flood moved the bed: said with a reading, because the feet no longer mean what they did. */
const bedWords = ({ gauge }: Gauged, { readings }: Known): string =>
  gauge.bedMoved && lastReadAt(readings.get(gaugeIdOf(gauge) ?? '')) !== null ? ` ${gauge.bedMoved.text}` : ''

const stagesOf = ({ gauge, reach }: Gauged): string => {
  const { actionStageFt, floodStageFt } = reach
  if (mainGauge(reach) !== gauge || (actionStageFt === null && floodStageFt === null)) return ''
  const feet = (value: number | null) => (value === null ? 'unknown' : `${String(value)} ft`)
  return ` Action stage ${feet(actionStageFt)}, flood stage ${feet(floodStageFt)}.`
}

function told(gauges: readonly Gauged[], before: string, known: Known): Answer {
  const one = gauges.length === 1 ? gauges[0] : undefined
  const words = gauges.map(({ gauge }) => gaugeWords(gauge, known)).join(' ')
  return answer({
    text: `${before}${words}${one ? `${stagesOf(one)}${bedWords(one, known)}` : ''}`,
    links: gauges.map(({ reach }) => linkTo(reach)),
  })
}

const askWhich = (rivers: readonly River[], spot: string | null): Answer => {
  const at = spot === null ? '' : ` at ${spot.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`
  return answer({
    text: `Which one do you mean: the ${rivers.map(({ name }) => name).join(' or the ')}?`,
    offers: rivers.map(({ name }) => `How high is the ${name}${at}?`),
  })
}

function ofRiver(river: River, spot: string | null, known: Known): Answer {
  if (spot !== null) {
    const { own, name, gauges } = gaugesAt(spot, river, known)
    if (gauges.length > 0) return told(gauges, own ? '' : `${name} has no gauge of its own. `, known)
  }
  const all = speakingFor(river.reaches)
  const unknown = spot === null ? '' : `I know no gauge or put-in called “${spot}” on the ${river.name}. `
  if (all.length > 0) return told(all, unknown, known)
  return answer({
    text: `${unknown}The catalogue knows no gauge on the ${river.name}: its level is unknown here.`,
    links: river.reaches.map(linkTo),
  })
}

/** "How high is the Buffalo at Ponca": the reading with its age; null where no level of a known water is asked for. */
export function waterLevel(said: string, known: Known): Answer | null {
  const names = riverNamesOf(known.waterways)
  const question = waterQuestion(said, names)
  if (question === null) return null
  const { river, spot } = question
  const called = river === null ? [...new Set([...names.values()].flat())] : (names.get(river) ?? [])
  const there = spot === null ? called : called.filter((one) => gaugesAt(spot, one, known).gauges.length > 0)
  if (river === null && there.length === 0) return null
  const meant = there.length > 0 ? there : called
  const [only] = meant
  if (only === undefined) return null
  return meant.length === 1 ? ofRiver(only, spot, known) : askWhich(meant, spot)
}
