import type { IsoDay, TrailUse } from '../../ride/facts.ts'
import { readDate, type SaidDate } from './date.ts'
import { readDistances, type Distances } from './distance.ts'

export const SAID_DIFFICULTIES = ['easy', 'moderate', 'hard', 'extreme'] as const
export type SaidDifficulty = (typeof SAID_DIFFICULTIES)[number]

/** What a trail should have, by the names of the catalogue. */
export const SAID_FEATURES = [
  'waterfall',
  'overlook',
  'bluff',
  'water-crossing',
  'rocks',
  'mud',
  'swimming',
  'cave',
  'family-friendly',
  'camping-nearby',
] as const
export type SaidFeature = (typeof SAID_FEATURES)[number]

export interface Slots extends Distances {
  readonly difficulty: readonly SaidDifficulty[]
  readonly vehicle: TrailUse | null
  readonly features: readonly SaidFeature[]
  readonly date: SaidDate | null
  /** "Near me", "around here": the rider's own position is meant. */
  readonly nearMe: boolean
  /** Only what is open is wanted. */
  readonly openOnly: boolean
}

const LEVELS: readonly (readonly [SaidDifficulty, RegExp])[] = [
  [
    'easy',
    /\b(?:easy|easiest|easier|beginners?|novice|mellow|gentle|chill|relaxed|relaxing|simple|flat|smooth|tame|first timers?|first time|newbies?|starter|kid friendly|family friendly|for (?:my |the |our )?(?:kids?|family|grandpa|grandma|mom|dad|little ones?))\b/,
  ],
  [
    'moderate',
    /\b(?:moderate|moderately|medium|intermediate|middle of the road|in between|average|not too (?:bad|crazy))\b/,
  ],
  [
    'hard',
    /\b(?:hard|harder|hardest|difficult|challenging|challenge|tough|tougher|technical|gnarly|rough|advanced|steep|black diamond|hardcore|hard core)\b/,
  ],
  ['extreme', /\b(?:extreme|expert|insane|crazy hard|double black|rock crawl(?:ing|er)?)\b/],
]
const NEGATED_HARD =
  /\b(?:not|nothing|no|never|isn't|without|anything but|less)(?: too| so| very| really| that| super| anything| any)?(?: \w+)? ?(?:hard|difficult|challenging|tough|technical|rough|gnarly|steep|extreme|crazy|advanced)\b/
const NEGATED_EASY =
  /\b(?:not|nothing|no|isn't|anything but)(?: too| so| very| really| that| super| any)? ?(?:easy|beginner|flat|mellow|simple)\b/

function readDifficulty(text: string): readonly SaidDifficulty[] {
  if (NEGATED_HARD.test(text))
    return /\bnot (?:too|so|that|very)\b/.test(text)
      ? ['easy', 'moderate']
      : (['easy', 'moderate'].filter((level) => level === 'easy' || !/\beasy\b/.test(text)) as SaidDifficulty[])
  if (NEGATED_EASY.test(text)) return ['moderate', 'hard']
  return LEVELS.filter(([, pattern]) => pattern.test(text)).map(([level]) => level)
}

const VEHICLES: readonly (readonly [TrailUse, RegExp])[] = [
  [
    'utv',
    /\b(?:sidebyside|utvs?|razors?|rzrs?|rangers?|canams?|mavericks?|teryx|pioneers?|talons?|gators?|mules?|buggy|buggies|defenders?)\b/,
  ],
  ['motorcycle', /\b(?:dirt ?bikes?|motorcycles?|dual sport|enduro|motorbikes?)\b/],
  ['atv', /\b(?:atvs?|quads?|fourwheelers?|outlander|sportsman|grizzly|rancher)\b/],
  ['fourwheeldrive', /\b(?:fourbyfour|jeeps?|trucks?|fourwheeldrive|suv|broncos?|4runner|tacoma|wrangler)\b/],
  ['mountain_biking', /\b(?:mountain bik\w+|mtb|bicycl\w+|bike trails?|biking|pedal|single ?track|cycling)\b/],
  ['horse', /\b(?:horses?|horseback|equestrian|mules? ride|saddle)\b/],
  ['paddling', /\b(?:kayak\w*|canoe\w*|paddl\w+|float(?:s|ing)?|rafting|raft)\b/],
  ['hiking', /\b(?:hik(?:e|es|ing|er|ers)|walk(?:ing|s)?|on foot|backpack\w*)\b/],
]
/** "Back to the truck" is where one goes, not what one rides. */
const PARKED = /\b(?:back to|find|from|to|at) (?:the|my|our) (?:truck|jeep|car|trailer)\b/g

const FEATURES: readonly (readonly [SaidFeature, RegExp])[] = [
  ['waterfall', /\b(?:waterfalls?)\b/],
  ['overlook', /\b(?:overlooks?|views?|scenic|vista|viewpoint|lookout)\b/],
  ['bluff', /\bbluffs?\b/],
  ['water-crossing', /\b(?:water|creek|river|stream) crossings?\b/],
  ['rocks', /\b(?:rocks|rocky|rock gardens?|boulders|rock crawl\w*)\b/],
  ['mud', /\b(?:mud|muddy|mud (?:holes?|pits?|trails?)|mudding)\b/],
  ['swimming', /\b(?:swim|swimming|swimming holes?)\b/],
  ['cave', /\bcaves?\b/],
  ['family-friendly', /\b(?:family friendly|kid friendly|for (?:the |my |our )?(?:family|kids))\b/],
  ['camping-nearby', /\bcamp(?:ing)? (?:nearby|close|there|too)\b/],
]
const UNWANTED =
  /\b(?:no|not|without|never|avoid|nothing) (?:any |too |so )?(?:mud|muddy|rocks|rocky|water crossings?|creek crossings?)\b/g

/** Everything a masked sentence says about which trail, which machine, how far and when. */
export function readSlots(text: string, today: IsoDay | undefined): Slots {
  const ridden = text.replace(PARKED, ' ')
  const wanted = text.replace(UNWANTED, ' ')
  return {
    ...readDistances(text),
    difficulty: readDifficulty(text),
    vehicle: VEHICLES.find(([, pattern]) => pattern.test(ridden))?.[0] ?? null,
    features: FEATURES.filter(([, pattern]) => pattern.test(wanted)).map(([feature]) => feature),
    date: readDate(text, today),
    nearMe:
      /\b(?:near ?by|near (?:me|us|here|my)|around (?:me|us|here)|close (?:by|to me|to us|to here)|from here|closest|nearest|by me|in the area|where (?:i am|we are))\b/.test(
        text,
      ),
    openOnly: /\bopen(?:ed)?\b(?! to| ?up)/.test(text),
  }
}
