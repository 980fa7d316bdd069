import type { EmergencyCase } from './emergency.ts'
import type { Intent } from './intent.ts'

/** The sub-case of an intent, with the page of the field guide that answers it; null where none does. */
export interface SubCase {
  readonly category: string
  readonly guideId: string | null
}

type Choice = readonly [RegExp, category: string, guideId: string | null]

const choose = (text: string, choices: readonly Choice[], otherwise: SubCase): SubCase => {
  const found = choices.find(([pattern]) => pattern.test(text))
  return found ? { category: found[1], guideId: found[2] } : otherwise
}

const MEDICAL: readonly Choice[] = [
  [
    /not breathing|stopped breathing|quit breathing|no pulse|cpr|heart ?attack|chest|cardiac|stroke|turning blue|chok/,
    'medical',
    'not-breathing',
  ],
  [/bleed|blood|gash|cut |shot|stab|tourniquet|sever|sliced/, 'medical', 'severe-bleeding'],
  [/snake|rattler|copperhead|cottonmouth|moccasin/, 'medical', 'snake-bite'],
  [/stung|sting|allerg|anaph|epi ?pen|throat|swelling|swollen/, 'medical', 'stings-and-allergy'],
  [
    /head|concussion|unconscious|unresponsive|knocked out|passed out|out cold|neck|spine|back |paralyz|can not (?:move|feel)/,
    'medical',
    'head-neck-back',
  ],
  [/heat|sweating|sun ?stroke|dehydrat/, 'medical', 'heat-illness'],
  [/hypotherm|shiver|frostbit|freez|soaked|cold/, 'medical', 'hypothermia'],
  [/burn|scald/, 'medical', 'burns'],
  [
    /broke|broken|fractur|dislocat|bone|leg|arm|ankle|wrist|shoulder|collarbone|rib|crush|sprain|twist/,
    'medical',
    'broken-bones',
  ],
]
const STUCK: readonly Choice[] = [
  [/\bmud|muddy|bog|axle|rut|swamp/, 'stuck_mud', 'stuck-in-mud'],
  [/\bsand/, 'stuck_sand', 'stuck-in-sand'],
  [/\brock|boulder|ledge|highcentered|high center|hung up|log|stump|bottomed/, 'stuck_rock', 'stuck-on-rocks'],
  [/\bwater|creek|river|ford|stream|flood/, 'stuck_water', 'stuck-in-water'],
]
const ALL_STUCK: SubCase = { category: 'stuck', guideId: 'stuck-anywhere' }
const GENERAL: SubCase = { category: 'general', guideId: 'first-minutes' }
const HURT: SubCase = { category: 'medical', guideId: 'first-minutes' }

const EMERGENCIES: Readonly<Record<EmergencyCase, (text: string) => SubCase>> = {
  medical: (text) =>
    /roll|flip|pinned|upside|wreck|crash|turned/.test(text)
      ? { category: 'medical', guideId: 'rollover' }
      : choose(text, MEDICAL, HURT),
  rollover: (text) =>
    /fell|fall|fallen/.test(text)
      ? { category: 'medical', guideId: 'head-neck-back' }
      : { category: 'rollover', guideId: 'rollover' },
  fire: () => ({ category: 'fire', guideId: 'fire' }),
  water: (text) => ({
    category: 'water',
    guideId: /drown|under|swept|washed/.test(text) ? 'not-breathing' : 'flash-flood',
  }),
  missing_person: () => ({ category: 'missing_person', guideId: 'missing-person' }),
  lost: () => ({ category: 'lost', guideId: 'lost' }),
  stuck: (text) => choose(text, STUCK, ALL_STUCK),
  general: () => GENERAL,
  plea: () => GENERAL,
}

const DIAGNOSTIC: readonly Choice[] = [
  [
    /stuck in|shifter|come out of|go into|go in |reverse|gear|transmission|fourwheeldrive|engage/,
    'stuck_in_gear',
    'stuck-in-gear',
  ],
  [/overheat|hot|steam|coolant|radiator|boil|temp/, 'overheating', 'overheating'],
  [/belt|clutch|squeal|burnt? rubber|slipping/, 'belt', 'belt-failure'],
  [/flat|tires?|psi|puncture/, 'tire', 'flat-tire'],
  [/click/, 'wont_start_clicking', 'wont-start'],
  [/fuel|bad gas|old gas|sputter|out of gas/, 'wont_start_fuel', 'wont-start'],
  [/dead battery|battery|jump/, 'wont_start_battery', 'wont-start'],
  [
    /will not (?:start|crank|fire|turn over)|not start|cranks?|hard to start|trouble starting|starter/,
    'wont_start',
    'wont-start',
  ],
  [/lights?|dash|fuse|electric|wiring|power|winch|battery|alternator|stator|key/, 'electrical', 'electrical-failure'],
  [/grind|noise|knock|squeak|sound|vibrat/, 'noise', 'noises'],
]
const SAFETY: readonly Choice[] = [
  [/thunder|lightning/, 'lightning', 'lightning'],
  [/cross|river|creek|water level|how high|flood|running|passable|@place/, 'water', 'water-crossing'],
  [/fire|burn ban/, 'fire', 'fire'],
  [/first aid|emergency (?:kit|gear|bag)|pack|bring|carry|gear|how much water/, 'packing', 'what-to-carry'],
  [/helmet|wear/, 'gear', 'helmet-and-gear'],
  [/how many (?:machines|vehicles|rigs|people|riders)|group|rules/, 'rules', 'riding-rules'],
  [/stuck/, 'stuck', 'stuck-anywhere'],
  [/lost/, 'lost', 'lost'],
  [/snake/, 'medical', 'snake-bite'],
  [/heat/, 'medical', 'heat-illness'],
  [/hurt|injur|accident|medical/, 'medical', 'first-minutes'],
  [/roll|flip/, 'rollover', 'rollover'],
  [/weather/, 'weather', null],
  [/emergency contact|number/, 'contacts', 'before-you-ride'],
]
const NAVIGATION: readonly Choice[] = [
  [/where (?:am i|are we)|location|coordinates|position|\bcoords|\bgps|which way is north/, 'position', null],
  [/back to|way back|parked/, 'way_back', null],
]
const HUNTING: readonly Choice[] = [
  [/hours|time|light|stop shooting|start shooting|noon|how late|how early|begin/, 'shooting_hours', null],
  [/limit|how many|keep|take|bag/, 'limits', null],
  [/where/, 'places', null],
  [/deer|turkey|squirrel|dove|elk|quail|rabbit|bear/, 'other_game', null],
]
const FACILITIES: readonly Choice[] = [
  [/camp|hotel|motel|lodg|cabin|stay|sleep|tent|rv |crash/, 'campground', null],
  [/ramp|launch|float|kayak|canoe/, 'access', null],
  [/wildlife|wma/, 'wma', null],
  [/hospital|clinic|doctor|urgent|emergency room|pharmacy|\ber\b/, 'medical', null],
  [/repair|mechanic|tow|parts|tire|fix|dealer|battery|belt/, 'repair', null],
  [/gas|fuel|diesel/, 'fuel', null],
]
const WEATHER: readonly Choice[] = [
  [/lightning|thunder|storm|tornado/, 'storm', 'lightning'],
  [/freez|cold|snow|ice|frost|sleet/, 'cold', 'cold-weather'],
  [/hot|heat/, 'heat', 'hot-weather'],
]
const of = (category: string): SubCase => ({ category, guideId: null })

const TOPIC_CASES: Readonly<Record<Exclude<Intent, 'emergency_help'>, readonly [readonly Choice[], SubCase]>> = {
  vehicle_diagnostic: [DIAGNOSTIC, { category: 'general', guideId: 'machine-check' }],
  find_trails: [[], of('search')],
  trail_info: [[], of('trail')],
  navigation: [NAVIGATION, of('to_place')],
  safety_check: [SAFETY, of('general')],
  duck_hunting_info: [HUNTING, of('season')],
  nearby_facilities: [FACILITIES, of('town')],
  weather_check: [WEATHER, of('forecast')],
  reject: [[], of('not_understood')],
}

/** Which case of its intent a masked sentence is. */
export function subCaseOf(text: string, intent: Intent, emergency: EmergencyCase | null): SubCase {
  if (intent === 'emergency_help') return EMERGENCIES[emergency ?? 'general'](text)
  const [choices, otherwise] = TOPIC_CASES[intent]
  return choose(text, choices, otherwise)
}

/** Pages that an emergency is answered with, beside those of the hurt and the stuck. */
const EMERGENCY_PAGES = ['rollover', 'fire', 'not-breathing', 'flash-flood', 'missing-person', 'lost', 'head-neck-back']

const chosen = (choices: readonly Choice[]): readonly (string | null)[] => choices.map(([, , guideId]) => guideId)

/** Every page of the field guide that an emergency may be answered with: what must be there before it is asked for. */
export const URGENT_GUIDE_IDS: readonly string[] = [
  ...new Set(
    [
      ...[MEDICAL, STUCK].flatMap(chosen),
      ...EMERGENCY_PAGES,
      ...[GENERAL, HURT, ALL_STUCK].map(({ guideId }) => guideId),
    ].filter((id) => id !== null),
  ),
]

/** Every page of the field guide that an answer may name: the guide must have them all. */
export const GUIDE_IDS: readonly string[] = [
  ...new Set(
    [
      ...Object.values(TOPIC_CASES).flatMap(([choices, { guideId }]) => [...chosen(choices), guideId]),
      ...URGENT_GUIDE_IDS,
    ].filter((id) => id !== null),
  ),
]
