import type { FeatureIcon } from '../../../kit/icon-name.ts'
import type { LandingFacts } from '../landing-facts.ts'

export interface CategoryCard {
  readonly id: string
  readonly href: string
  readonly icon: FeatureIcon
  /** Which of the theme's colours carries it. */
  readonly color: 'accent' | 'highlight' | 'ok' | 'warn'
  readonly badge: string
  readonly title: string
  /** Comma-separated. */
  readonly keywords: string
  readonly description: string
}

const ridingCards = ({ counts }: LandingFacts): readonly CategoryCard[] => [
  {
    id: 'utv',
    href: '/ai-trails',
    icon: 'atv',
    color: 'accent',
    badge: `${counts.utvTrails} UTV/SxS Trails`,
    title: 'ATV & UTV Trails',
    keywords: 'ATV trails, UTV trails, side-by-side, OHV',
    description: 'May my machine ride this trail today? Open, closed or unknown, each with the reason and who says so.',
  },
  {
    id: 'map',
    href: '/map',
    icon: 'map',
    color: 'highlight',
    badge: `${Math.round(counts.mappedMiles)} Miles Drawn`,
    title: 'Interactive Trail Map',
    keywords: 'offline map, topo, trailheads, WMAs',
    description: 'Built into the app: trails coloured by what you may ride, camps, parks and put-ins around them.',
  },
  {
    id: 'record',
    href: '/record',
    icon: 'record',
    color: 'warn',
    badge: 'No Signal Needed',
    title: 'Ride Recording',
    keywords: 'GPS track, miles, elevation, GPX',
    description: 'Every fix is on your phone at once. Miles, climb and stops, and the file is yours.',
  },
  {
    id: 'navigate',
    href: '/navigate/file',
    icon: 'navigate',
    color: 'ok',
    badge: 'Voice & Vibration',
    title: 'Follow a Track',
    keywords: 'turn by turn, GPX, off-route alert',
    description:
      'Open a GPX file and be led along it: turns said in time, and which branch you took when you missed one.',
  },
]

const outdoorCards = ({ hikingTrails, bikeTrails, counts }: LandingFacts): readonly CategoryCard[] => [
  {
    id: 'hiking',
    href: '/ai-trails?activity=hiking',
    icon: 'hike',
    color: 'ok',
    badge: `${hikingTrails} Hiking Trails`,
    title: 'Hiking',
    keywords: 'hiking, waterfalls, bluffs, Ozark Highlands',
    description: 'Footpaths of the Ozarks and Ouachitas, with length, county and where each fact comes from.',
  },
  {
    id: 'biking',
    href: '/ai-trails?activity=biking',
    icon: 'bike',
    color: 'accent',
    badge: `${bikeTrails} Bike Trails`,
    title: 'Mountain Biking',
    keywords: 'mountain bike, singletrack, gravel',
    description: 'Singletrack and multi-use trails open to bikes.',
  },
  {
    id: 'campgrounds',
    href: '/campgrounds',
    icon: 'camp',
    color: 'warn',
    badge: `${counts.campgrounds} Campgrounds`,
    title: 'Campgrounds',
    keywords: 'camping, RV sites, cabins, primitive',
    description: 'Who has room, what it costs and what is there, as far as anybody has said. The rest is “Unknown”.',
  },
]

const waterAndGameCards = ({ counts }: LandingFacts): readonly CategoryCard[] => [
  {
    id: 'hunting',
    href: '/hunting',
    icon: 'park',
    color: 'highlight',
    badge: `${counts.wmas} WMAs`,
    title: 'Hunting',
    keywords: 'deer, turkey, bear, WMA',
    description: 'Seasons, zones and the Wildlife Management Areas around you.',
  },
  {
    id: 'fishing',
    href: '/fishing',
    icon: 'water',
    color: 'accent',
    badge: `${counts.waterways} Waters`,
    title: 'Fishing',
    keywords: 'trout, bass, tailwaters, limits',
    description: 'Where to fish, and the rules that hold there.',
  },
  {
    id: 'water',
    href: '/waterway-conditions',
    icon: 'water',
    color: 'ok',
    badge: `${counts.accessPoints} Access Points`,
    title: 'Rivers & Lakes',
    keywords: 'river levels, gauges, put-ins, floods',
    description: 'The reading, its age and its trend, for rivers, crossings and camps.',
  },
]

const companyCards: readonly CategoryCard[] = [
  {
    id: 'group',
    href: '/group-ride',
    icon: 'atv',
    color: 'highlight',
    badge: 'No Account Needed',
    title: 'Group Rides',
    keywords: 'ride together, live location, join by code',
    description: 'Everybody on one map, with the age of each position.',
  },
  {
    id: 'local',
    href: '/local-services',
    icon: 'pin',
    color: 'warn',
    badge: 'Local',
    title: 'Local Services',
    keywords: 'outfitters, lodging, repair',
    description: 'Who helps, rents and repairs near the trail.',
  },
]

/** Every category there is to be; a card stands on the page once its own page does. */
export const categoryCards = (facts: LandingFacts): readonly CategoryCard[] => [
  ...ridingCards(facts),
  ...outdoorCards(facts),
  ...waterAndGameCards(facts),
  ...companyCards,
]
