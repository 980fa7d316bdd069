import { WHO } from './injury-cues.ts'
import { anyOf } from './words.ts'

const MACHINE =
  '(?:sidebyside|utv|atv|fourwheeler|quad|machine|rig|buggy|razor|rzr|ranger|canam|maverick|jeep|truck|bike|dirtbike|motorcycle|trailer|vehicle|ride|toy|fourbyfour|pioneer|mule|teryx|gator|talon|defender|outlander|sportsman|grizzly|rubicon|kayak|canoe|boat|raft|camper|car)'

/** A machine went over, or somebody with it. */
export const ROLLOVER: readonly RegExp[] = [
  anyOf(
    `${MACHINE} (?:has |is |just |got |went |and |almost |then )*(?:rolled|flipped|tipped|turned over|overturned|upside|went over|went off|going over|wrecked|crashed|on its|slid off|fell off)(?: \\S+)?`,
  ),
  anyOf(
    `(?:rolled|flipped|turned over|tipped over|tipped|wrecked|crashed|totaled|laid down|dumped|upended|cartwheeled|overturned|turned)(?: over)? (?:my|our|his|her|the|it|a|over|on|this|their|\\S+ is)(?: \\S+)?(?: over| bad| down)?`,
    'roll ?over',
    'rolled (?:over|down|off|on|bad)',
    '(?:we|i|he|she|they|somebody|buddy|friend) (?:just |have |has )?(?:rolled|flipped|wrecked|crashed|overturned)',
    'upside ?down',
    `(?:on (?:its|it is|their) (?:side|top|roof|lid))`,
    'belly up',
  ),
  anyOf(
    'accident',
    'crash',
    'pile ?up',
    'had a (?:bad )?(?:wreck|crash|accident|collision|spill)',
    'wrecked',
    'a wreck',
    'wreck',
    'crashed',
    'collision',
    'collided',
    'head on',
    `hit (?:a|the|another|my|some)(?: \\S+)? (?:tree|rock|truck|car|deer|person|kid|rider|pole|gate|cable|fence|head on|stump|boulder|ditch)`,
    'ran (?:over|into) (?:a|my|him|her|somebody|someone|the kid)(?: \\S+)?',
    `(?:got )?(?:ran|run) over`,
    'thrown (?:off|from|out)',
    'bucked off',
    'ejected',
  ),
  anyOf(
    `(?:pinned|trapped|crushed|squished|caught) (?:under|beneath|underneath|between|inside|below)(?: \\S+)?`,
    'pinned',
    'trapped',
    `(?:under|underneath|beneath) (?:the|my|his|her|a|this) ${MACHINE}`,
    `(?:went|gone|drove|slid|rolled|fell|go|going) (?:off|over|down) (?:the|a|that|this)? ?(?:\\S+ )?(?:edge|cliff|bluff|side|mountain|ravine|embankment|ledge|hillside|drop off|bank|bridge)`,
    `${WHO} (?:\\S+ )?(?:fell|fallen|fall)(?: \\S+)?`,
    '(?:i have |have |has )?fallen (?:and|off|down|from)',
    'fell (?:off|from|down|out|about|on|into|in|and|\\d+)',
    'tree (?:\\S+ )?fell on',
    'down off the',
    'on top of (?:me|him|her|us|himself|herself|them)',
  ),
]
