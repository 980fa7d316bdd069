import { type IntentResult, type Position } from '@bluffline/core'
import { answer, type Answer, type AnswerItem, type AnswerLink } from './answer.ts'
import { awayWords, nameOf, nearest, pointOf, type Known } from './known.ts'
import { tellOf, trailOf } from './trail-answers.ts'

/** A maps service of another site, as the campground pages have it. */
const drivingTo = ({ lng, lat }: Position): AnswerLink => ({
  label: 'Driving directions, with a signal',
  to: `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`,
  icon: 'external',
  isOutside: true,
})

/** "Take me to …": navigation along a trail; for any other place how far and which way. */
export function navigation(result: IntentResult, known: Known): Answer {
  const { entities, metadata } = result
  const [mention] = entities.places
  if (metadata.category === 'position' && !mention)
    return answer({ text: 'This is where you are.', showsPosition: true })
  if (!mention) {
    return answer({
      text: 'The way back follows what you recorded or navigate along. Open it, or name the trail to go to.',
      showsPosition: true,
      links: [
        { label: 'My recording', to: '/record', icon: 'record' },
        { label: 'Pick a trail', to: '/ai-trails', icon: 'list' },
      ],
    })
  }
  const trail = trailOf(mention, known)
  if (trail) {
    const to = `/navigate/${trail.id}`
    return answer({
      text: `Navigation to ${trail.name} is ready to start.`,
      opens: to,
      links: [{ label: 'Open navigation', to, icon: 'navigate' }],
    })
  }
  return towards(mention, known)
}

const awayFrom = (name: string, point: Position, { position }: Known): string =>
  position ? `${name} is ${awayWords(position, point)} of you in a straight line.` : `${name}:`

function towards(mention: IntentResult['entities']['places'][number], known: Known): Answer {
  const point = pointOf(mention, known)
  const told = tellOf(mention, known)
  const name = nameOf(mention)
  if (point === null && told) return { ...told, text: `Pick one of the trails of ${name} to navigate along.` }
  if (point === null) return answer({ text: `I do not know where “${mention.text}” is.` })
  const away = awayFrom(name, point, known)
  if (told)
    return { ...told, text: `${away} Pick a trail to navigate along it.`, links: [drivingTo(point), ...told.links] }
  return answer({ text: away, links: [drivingTo(point)] })
}

const campgroundPoint = ({ location }: Known['campgrounds'][number]): Position => ({
  lng: location.longitude,
  lat: location.latitude,
})

type Near = readonly AnswerItem[]
const around: Readonly<
  Record<string, { readonly what: string; readonly find: (known: Known, from: Position) => Near }>
> = {
  campground: {
    what: 'campgrounds',
    find: ({ campgrounds }, from) =>
      nearest(campgrounds, campgroundPoint, from).map(({ one, point }) => ({
        name: one.name,
        about: `${awayWords(from, point)} · ${one.contact.phone ?? 'no phone known'}`,
        to: `/campgrounds/${one.id}`,
      })),
  },
  access: {
    what: 'places to put in a boat',
    find: ({ accessPoints }, from) =>
      nearest(accessPoints, ({ point }) => point, from).map(({ one, point }) => ({
        name: `${one.name}, ${one.river}`,
        about: awayWords(from, point),
        to: `/map?place=access:${one.id}`,
      })),
  },
  wma: {
    what: 'wildlife management areas',
    find: ({ wmas }, from) =>
      nearest(wmas, ({ point }) => point, from).map(({ one, point }) => ({
        name: one.name,
        about: awayWords(from, point),
        to: `/map?place=wmas:${one.id}`,
      })),
  },
}

const townsNear = ({ towns }: Known, from: Position): Near =>
  nearest(towns, ({ point }) => point, from).map(({ one, point }) => ({
    name: one.name,
    about: `${awayWords(from, point)} · ${one.county} County`,
    to: null,
  }))

/** What the catalogue does not hold, said as it is. */
const NOT_KNOWN: Readonly<Record<string, string>> = {
  fuel: 'The catalogue knows no fuel stations.',
  repair: 'The catalogue knows no repair shops or parts stores yet.',
  medical: 'The catalogue knows no hospitals. If a life is in danger, call 911 first.',
  town: 'The catalogue knows no shops or restaurants.',
}

function nearTo(from: Position, where: string, { category, known }: { category: string; known: Known }): Answer {
  const group = around[category]
  if (group) return answer({ text: `The nearest ${group.what} to ${where}:`, items: group.find(known, from) })
  const missing = NOT_KNOWN[category] ?? NOT_KNOWN['town'] ?? ''
  return answer({ text: `${missing} The nearest towns to ${where}:`, items: townsNear(known, from) })
}

/** Near the place that is named, else near the rider. */
export function facilities({ entities, metadata: { category } }: IntentResult, known: Known): Answer {
  const [mention] = entities.places
  const from = mention ? pointOf(mention, known) : known.position
  if (from) return nearTo(from, mention ? nameOf(mention) : 'you', { category, known })
  if (mention) return answer({ text: `I do not know where “${mention.text}” is.` })
  return answer({ text: 'For what is near I need to know where you are.', asksPosition: true })
}
