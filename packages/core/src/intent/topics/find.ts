import { cue, type Cue } from './cue.ts'

const TO_RIDE =
  '(?:ride|riding|go|take|run|explore|hike|bike|wheel|drive|float|paddle|offroading|hit|do|try|walk|see|check out)'
const WAYS =
  '(?:trails?|rides?|loops?|routes?|hikes?|floats?|paths?|tracks?|singletrack|single track|roads?|runs?|spots?|places?|riding|offroading|wheeling|mudding|adventures?)'
const LEVEL =
  '(?:easy|easier|easiest|beginner|beginners|novice|mellow|gentle|moderate|medium|intermediate|hard|harder|difficult|challenging|tough|technical|gnarly|advanced|extreme|expert|rocky|muddy|scenic|short|long|flat|fun|family friendly|kid friendly)'
const NEARBY =
  '(?:near|around|by|in|close to|close by|outside|outside of|within|at|off|along|on|through|nearby|from|toward)'
/** A trail is looked for. */
export const FIND: readonly Cue[] = [
  cue(
    5,
    `(?:find|show|list|recommend|suggest|looking for|look for|search for|search|give|got|want|need|know|any|some|choose|pick|picking|what|which|good|best|all|are there|get|pull up)(?: \\S+){0,5} ${WAYS}`,
    `where (?:can|could|should|do|would|to|are|might|is)(?: \\S+){0,4} ${TO_RIDE}(?! (?:a |the )?(?:tent|night))`,
    `(?:place|places|somewhere|anywhere|spot|spots|something|anything|what is|whats|what is good) (?:\\S+ ){0,2}(?:to|for) ${TO_RIDE}`,
    `(?:looking|want|like|love|trying|ready|plan|planning|going|itching) (?:\\S+ ){0,2}(?:to )?(?:go )?(?:riding|wheeling|hiking|mountain biking|trail riding|offroading|mudding|floating|kayaking|ride|hike)`,
    `(?:plan|planning|planned) (?:a |our |my )?(?:ride|trip|day|hike)`,
  ),
  cue(
    4,
    `${LEVEL} (?:\\S+ )?${WAYS}`,
    `(?:atv|utv|jeep|dirt bike|motorcycle|horse|hiking|biking|bike|mountain bike|paddle|float|offroad|sidebyside|fourwheeler|mud|ohv|fourbyfour|waterfall|canoe|kayak|truck|horseback|walking) (?:\\S+ )?${WAYS}`,
    `${WAYS} (?:for|with|that|under|over|within|less|longer|shorter|${NEARBY})`,
    'trails',
    `${WAYS} ${NEARBY} @\\S+`,
  ),
  cue(
    3,
    '(?:find|show|looking for|want|need|suggest|recommend|anything|something|give me|got any|nothing)(?: \\S+){0,4} (?:easy|easier|beginner|mellow|moderate|medium|hard|harder|difficult|challenging|technical|tough|extreme|fun|scenic|new|different)',
    'what (?:do|would) you (?:recommend|suggest)',
    'trails?(?: \\S+)? near',
    `(?:overlooks?|bluff views?|bluffs|waterfalls?|water crossings?|mud holes?|swimming holes?|caves?)(?: \\S+){0,5} (?:${NEARBY}|on)`,
    '(?:waterfall|overlook|bluff)',
    '(?:anything|something|somewhere|anywhere|places?) with',
    'loops?',
    '(?:short|long|quick|day) (?:\\S+ )?(?:ride|trip|hike|loop)',
    'first time rider',
    'what is (?:around|near|close)(?: \\S+){0,3}',
    'take (?:my|the|our) (?:new )?(?:kids|canam|rzr|family|mom|dad|wife|grandkids)',
  ),
  cue(
    2,
    LEVEL,
    `${NEARBY} @(?:place|name)`,
    '@place',
    'within _ miles',
    'miles? (?:of|from)',
    'open today',
    'trail',
    'ride',
    'rides',
    'riding',
    'hike',
    'hiking',
  ),
]
