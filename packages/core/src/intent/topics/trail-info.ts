import { cue, type Cue } from './cue.ts'

const NAMED = '(?:@trail|@name|@place (?:trails?|loop|park|road))'
/** Something is asked of a trail that is named. */
export const INFO: readonly Cue[] = [
  cue(
    12,
    `rules (?:at|for|of|on|in) ${NAMED}`,
    `(?:to see|to do|scenery|views?) (?:on|at|along|around) (?:the )?${NAMED}`,
  ),
  cue(3, '@trail'),
  cue(
    5,
    `(?:tell me|info|information|details?|facts|more|anything|know|learn|read|what do you know)(?: \\S+){0,3} (?:about|on|for|of) (?:the )?(?:${NAMED}|this trail|that trail)`,
    `how (?:long|far|big|many miles|many acres|wide|steep|hard|difficult|tough|technical|rough|scenic|high|rocky|muddy|bad|old|much)(?: \\S+){0,5} (?:${NAMED}|this trail|that trail|the trail)`,
    `(?:is|are|was|does|do|when does|when is|when are|when will|will) (?:the )?(?:${NAMED}|this trail)(?: \\S+){0,5} (?:open|opened|closed|close|closes|reopen|allow|allowed|long|hard|easy|steep|kid|dog|dogs|worth|family|good|fun|have|cost|take|permit|loop|paved|marked|rocky|muddy|crowded|public|private|atv|jeeps?|trucks?|legal)`,
    `(?:fee|fees|cost|costs|price|permits?|pass|length|mileage|elevation|gain|season|hours|rules|difficulty|rating|map|width|limit|manager|phone|address|website|surface|description)(?: \\S+){0,4} ${NAMED}`,
    `(?:open|closed) (?:to|for|today|right now|now)(?: \\S+){0,3} ${NAMED}`,
    `(?:who|what) (?:manages|owns|runs|maintains|county)(?: \\S+){0,4} ${NAMED}`,
    `what (?:is|are|does|kind|county|season|season is) (?:\\S+ ){0,4}${NAMED}(?: like| cost| have| in| about| closed| open)?`,
  ),
  cue(
    5,
    `(?:can|could|may|am i allowed|are we allowed|is it legal|allowed)(?: to)? (?:i|we|my|a|an|the|\\S+s)? ?(?:\\S+ ){0,3}(?:ride|take|bring|run|drive|fit|camp|hike|bike|float|swim|fish|legal)(?: \\S+){0,6} ${NAMED}`,
    `(?:describe|explain) (?:\\S+ ){0,2}${NAMED}`,
    `\\d+ inch(?:es)?(?: \\S+){0,4} ${NAMED}`,
    `${NAMED}(?: \\S+){0,3} (?:open|closed|kid friendly|dog friendly|allowed|cost|fee|like|details|info|information|season|hours|length)`,
    `(?:allowed|permitted|allow|legal)(?: \\S+){0,3} ${NAMED}`,
  ),
  cue(
    4,
    '(?:how long|how hard|how steep|how wide|how many miles) is (?:this|that|the) (?:trail|loop|ride)',
    'is (?:this|that|the) trail (?:open|closed)',
    'accidents? at',
    'elevation gain',
  ),
]
