import type { Catalog } from '@bluffline/content'
import type { Park, TrailDetail, Wma } from '@bluffline/contract'
import type { FactStanding, LandingPlace, PlaceFact } from '../../src/features/landing/landing-facts.ts'

const fact = (text: string, standing: FactStanding = 'sourced'): PlaceFact => ({ text, standing })
/** Handed down by older pages of the app, and borne out by no page we found. */
const told = (...texts: readonly string[]) => texts.map((text) => fact(text, 'unverified'))

/** What the catalogue holds of a place; a name that is no longer there stops the build. */
interface Known {
  readonly park: (id: string) => Park
  readonly trail: (id: string) => TrailDetail
  readonly wmas: readonly Wma[]
}

function knownOf({ parks, trails, wmas }: Catalog): Known {
  const find = <T extends { readonly id: string }>(list: readonly T[], id: string): T => {
    const found = list.find((one) => one.id === id)
    if (!found) throw new Error(`The landing page speaks of "${id}", which the catalogue does not have`)
    return found
  }
  return { park: (id) => find(parks, id), trail: (id) => find(trails, id), wmas }
}

/** All readings of a disputed field in one line, for example "50 miles or 25+ miles". */
function disputed({ disputes }: Pick<Park, 'disputes'>, field: string, most = 4): PlaceFact {
  const readings = disputes.find((dispute) => dispute.field === field)?.readings.map(({ value }) => value) ?? []
  if (readings.length === 0) throw new Error(`Nothing is disputed about ${field}`)
  return fact(readings.slice(0, most).join(' or '), 'disputed')
}

/** A fact that may stand in a record only because somebody remembers it. */
const weakUnlessSourced = ({ recalledFields }: TrailDetail, field: string, text: string): PlaceFact =>
  fact(text, recalledFields.includes(field) ? 'unverified' : 'sourced')

const miles = (trail: TrailDetail, about = ''): PlaceFact =>
  weakUnlessSourced(trail, 'lengthMiles', `${trail.lengthMiles ?? 'Unknown'}${about} miles`)

const provenance = ({ disputes, sources }: Pick<Park, 'disputes' | 'sources'>) => ({ disputes, sources })
const inCounty = ({ county }: { readonly county: string }) => `${county} County, Arkansas`

const forestPlaces = ({ park, trail }: Known): readonly LandingPlace[] => {
  const [mill, wolf, buckhorn] = [park('mill-creek-ohv-area'), park('wolf-pen-gap'), park('buckhorn-ohv')]
  const [west, east] = [trail('buckhorn-west-outer-loop'), trail('buckhorn-east-outer-loop')]
  return [
    {
      key: 'mill-creek',
      name: 'Mill Creek OHV Trail Network',
      location: inCounty(mill),
      details: mill.description,
      features: [
        disputed(mill, 'trailMiles'),
        fact(`$${trail('mill-creek-ohv').feeUsd ?? '?'}/day fee`),
        ...told('7,260 ft elevation gain'),
      ],
      mapQuery: 'Mill Creek',
      dedicatedPage: null,
      icon: 'mountain',
      ...provenance(mill),
    },
    {
      key: 'wolf-pen-gap',
      name: 'Wolf Pen Gap Trails',
      location: inCounty(wolf),
      details: wolf.description,
      features: [
        fact(`About ${Math.round(wolf.trailMiles ?? NaN)} miles`, 'disputed'),
        fact('No fee'),
        ...told('Moderate'),
      ],
      mapQuery: 'Wolf Pen Gap',
      dedicatedPage: null,
      icon: 'trail',
      ...provenance(wolf),
    },
    {
      key: 'buckhorn',
      name: 'Buckhorn OHV Trail System',
      location: inCounty(buckhorn),
      details: buckhorn.description,
      features: [
        disputed(buckhorn, 'trailMiles'),
        fact(`2 outer loops, ${west.lengthMiles ?? 'unknown'} and ${east.lengthMiles ?? 'unknown'} miles`),
        ...told('Caves', 'Waterfalls'),
      ],
      mapQuery: 'Buckhorn',
      dedicatedPage: null,
      icon: 'compass',
      ...provenance(buckhorn),
    },
  ]
}

const parkPlaces = ({ park, trail }: Known): readonly LandingPlace[] => {
  const [springs, byrds] = [park('hot-springs-offroad-park'), park('byrds-riding-area')]
  return [
    {
      key: 'hot-springs',
      name: 'Hot Springs Off-Road Park',
      location: inCounty(springs),
      details: springs.description,
      features: [
        disputed(springs, 'acres'),
        miles(trail('hot-springs-off-road-park'), '+'),
        fact('Rentals'),
        fact('Camping and cabins'),
        ...told('Guided tours'),
      ],
      mapQuery: 'Hot Springs Off-Road Park',
      dedicatedPage: '/hot-springs-offroad-park',
      icon: 'fourByFour',
      ...provenance(springs),
    },
    {
      key: 'byrds',
      name: "Byrd's Adventure Center",
      location: inCounty(byrds),
      details: byrds.description,
      features: [
        fact(`${byrds.acres ?? 'Unknown'} acres`),
        fact('Restaurant on weekends'),
        fact('Camping and cabins'),
        ...told('Mud pits', 'Events'),
      ],
      mapQuery: "Byrd's Adventure Center",
      dedicatedPage: null,
      icon: 'camp',
      ...provenance(byrds),
    },
  ]
}

const GRAND_PRAIRIE = ['Arkansas', 'Lonoke', 'Monroe', 'Prairie'] as const
const isOnGrandPrairie = ({ counties }: Wma) => counties.some((county) => GRAND_PRAIRIE.some((one) => one === county))
const isTrue = (flag: boolean | null) => flag === true

const grandPrairie = ({ wmas }: Known): LandingPlace => {
  const here = wmas.filter(isOnGrandPrairie)
  const forDucks = here.filter(({ duckHunting }) => isTrue(duckHunting))
  return {
    key: 'grand-prairie',
    name: 'Grand Prairie Duck Trails',
    location: `${GRAND_PRAIRIE.slice(0, -1).join(', ')} and ${GRAND_PRAIRIE.at(-1)} counties, Arkansas`,
    details: 'Rice fields, oxbows and flooded timber between the White and the Arkansas rivers.',
    features: [
      fact(`${here.length} Wildlife Management Areas`),
      ...(forDucks.length > 0 ? [fact(`${forDucks.length} of them named in the waterfowl rules`)] : []),
      ...told('Duck trails'),
    ],
    mapQuery: null,
    dedicatedPage: '/duck-hunting',
    icon: 'water',
    disputes: [],
    sources: [...new Map(here.flatMap(({ sources }) => sources).map((source) => [source.title, source])).values()],
  }
}

const smallPlaces = ({ park, trail }: Known): readonly LandingPlace[] => {
  const [brock, loop] = [park('brock-creek'), trail('brock-creek-40')]
  const [carter, hillarosa] = [trail('carter-beginner-loop'), trail('hillarosa-atv-park')]
  return [
    {
      key: 'brock-creek-loop',
      name: 'Brock Creek Loop',
      location: inCounty(brock),
      details: `A loop at Brock Creek is told of without a page. The loop we hold is ${loop.name}, from the Zing trailhead.`,
      features: [miles(loop), ...told('6 miles', 'Moderate', 'Family friendly')],
      mapQuery: loop.name,
      dedicatedPage: null,
      icon: 'atv',
      ...provenance(brock),
    },
    {
      key: 'carters-beginner-loop',
      name: "Carter's Beginner Loop",
      location: inCounty(carter),
      details: carter.summary,
      features: [...told(`${carter.lengthMiles ?? 'Unknown'} miles`, 'Easy')],
      mapQuery: 'Carter',
      dedicatedPage: null,
      icon: 'trail',
      ...provenance(carter),
    },
    {
      key: 'hillarosa',
      name: 'Hillarosa ATV Park',
      location: `${inCounty(hillarosa)} (unconfirmed)`,
      details: 'A name in one list of off-road parks: ask before you drive there.',
      features: [miles(hillarosa), ...told('Extreme mud', 'Advanced riders')],
      mapQuery: 'Hillarosa',
      dedicatedPage: null,
      icon: 'gauge',
      ...provenance(hillarosa),
    },
  ]
}

/** In the order of the page. */
const ORDER = ['mill-creek', 'hot-springs', 'byrds', 'wolf-pen-gap', 'buckhorn', 'grand-prairie', 'brock-creek-loop', 'carters-beginner-loop', 'hillarosa'] // prettier-ignore

/** The nine places of the landing page, their numbers read from the catalogue. */
export function landingPlaces(catalog: Catalog): readonly LandingPlace[] {
  const known = knownOf(catalog)
  const all = [...forestPlaces(known), ...parkPlaces(known), grandPrairie(known), ...smallPlaces(known)]
  return all.toSorted((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
}
