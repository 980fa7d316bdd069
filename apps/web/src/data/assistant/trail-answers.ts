import type { Park, Trail } from '@bluffline/contract'
import type { IntentResult, PlaceMention, PlaceName } from '@bluffline/core'
import { DIFFICULTY_WORDS, lengthWords } from '../trails/trail-words.ts'
import { decidingReason, verdictWords } from '../verdict/verdict-words.ts'
import { answer, type Answer, type AnswerItem } from './answer.ts'
import { judge, type Known } from './known.ts'
import { trailSearch } from './trail-search.ts'

/** "Find easy trails near Russellville": the finder with that search. */
export function findTrails({ entities }: IntentResult, known: Known): Answer {
  const { address, words, count } = trailSearch(entities, known)
  const found =
    count === null
      ? `Here are ${words}.`
      : count === 0
        ? `The catalogue has no ${words}. Drop a filter in the list to see what comes close.`
        : `${count === 1 ? 'One of the trails fits' : `${String(count)} trails fit`}: ${words}.`
  return answer({ text: found, opens: address, links: [{ label: 'Open the list', to: address, icon: 'list' }] })
}

const verdictOf = (trail: Trail, known: Known): string => {
  const { ride, use } = judge(trail, known)
  return verdictWords(ride, use)
}

function oneTrail(trail: Trail, known: Known): Answer {
  const { ride } = judge(trail, known)
  const level = trail.difficulty === null ? 'difficulty unknown' : DIFFICULTY_WORDS[trail.difficulty].toLowerCase()
  const because = decidingReason(ride)?.text
  return answer({
    text: `${trail.name}: ${verdictOf(trail, known)}.${because ? ` ${because}` : ''} ${lengthWords(trail.lengthMiles)}, ${level}, ${trail.county} County.`,
    links: [
      { label: 'Open the trail page', to: `/map/${trail.id}`, icon: 'trail' },
      { label: 'Navigate', to: `/navigate/${trail.id}`, icon: 'navigate' },
    ],
  })
}

const itemOf = (trail: Trail, known: Known): AnswerItem => ({
  name: trail.name,
  about: `${verdictOf(trail, known)} · ${lengthWords(trail.lengthMiles)}`,
  to: `/map/${trail.id}`,
})

const SHOWN = 5

const counted = (trails: readonly Trail[], known: Known): string => {
  const open = trails.filter((trail) => judge(trail, known).ride.verdict === 'open').length
  const closed = trails.filter((trail) => judge(trail, known).ride.verdict === 'closed').length
  return `${String(open)} open today, ${String(closed)} closed, ${String(trails.length - open - closed)} unknown`
}

function manyTrails(name: string, trails: readonly Trail[], known: Known): Answer {
  const address = `/ai-trails?${new URLSearchParams({ q: name }).toString()}`
  return answer({
    text: `${name} has ${String(trails.length)} trails in the catalogue: ${counted(trails, known)}.`,
    items: trails.slice(0, SHOWN).map((trail) => itemOf(trail, known)),
    links: [{ label: 'All of them in the list', to: address, icon: 'list' }],
  })
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const parkWords = ({ name, county, trailMiles, feeNote, phone, seasonNote }: Park): string =>
  [
    `${name}, ${county} County.`,
    trailMiles === null ? 'Trail miles unknown.' : `About ${String(trailMiles)} miles of trail.`,
    feeNote === null ? 'Fee unknown.' : sentence(feeNote),
    seasonNote === null ? '' : sentence(seasonNote),
    phone === null ? 'No phone number known.' : `Phone ${phone}.`,
  ]
    .filter(Boolean)
    .join(' ')

function onePark(park: Park, known: Known): Answer {
  const trails = known.trails.filter(({ id }) => park.trailIds.includes(id))
  const list = trails.length > 0 ? ` Trails: ${counted(trails, known)}.` : ''
  return answer({
    text: `${parkWords(park)}${list}`,
    items: trails.slice(0, SHOWN).map((trail) => itemOf(trail, known)),
    links: [{ label: 'Show it on the map', to: `/map?place=parks:${park.id}`, icon: 'map' }],
  })
}

type Teller = (place: PlaceName, known: Known) => Answer | null
const TELLERS: Readonly<Partial<Record<PlaceName['kind'], Teller>>> = {
  park: ({ id }, known) => {
    const park = known.parks.find((one) => one.id === id)
    return park ? onePark(park, known) : null
  },
  trail: ({ id }, known) => {
    const trail = known.trails.find((one) => one.id === id)
    return trail ? oneTrail(trail, known) : null
  },
  system: ({ id }, known) => {
    const trails = known.trails.filter(({ system }) => system === id)
    return trails.length > 0 ? manyTrails(id, trails, known) : null
  },
}
/** A trail is the nearest meaning of its whole name; a park knows more than a system of the same name. */
const ORDER = ['park', 'trail', 'system'] as const

/** What is known of a place that has trails; null where it is none. */
export function tellOf({ matches }: PlaceMention, known: Known): Answer | null {
  for (const kind of ORDER) {
    for (const place of matches.filter((match) => match.kind === kind)) {
      const told = TELLERS[kind]?.(place, known)
      if (told) return told
    }
  }
  return null
}

/** "How long is Brock Creek?": the trail, the system or the park, with the verdict for the rider's machine. */
export function trailInfo({ entities: { places } }: IntentResult, known: Known): Answer {
  const [mention] = places
  if (!mention)
    return answer({
      text: 'Which trail do you mean? Say its name, or pick it in the list.',
      links: [{ label: 'All trails', to: '/ai-trails', icon: 'list' }],
    })
  const told = tellOf(mention, known)
  if (told) return told
  const address = `/ai-trails?${new URLSearchParams({ q: mention.text }).toString()}`
  return answer({
    text: `I know no trail called “${mention.text}”. The list may have one that is spelled otherwise.`,
    links: [{ label: `Look for “${mention.text}”`, to: address, icon: 'search' }],
  })
}

/** The trail a place names, where it names one. */
export const trailOf = ({ matches }: PlaceMention, { trails }: Known): Trail | undefined => {
  const match = matches.find(({ kind }) => kind === 'trail')
  return match && trails.find(({ id }) => id === match.id)
}
