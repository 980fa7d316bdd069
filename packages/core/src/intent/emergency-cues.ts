import { WHO } from './injury-cues.ts'
import { anyOf } from './words.ts'

/** Fire near people. */
export const FIRE: readonly RegExp[] = [
  anyOf(
    '(?:is|are|am|was|s) on fire',
    'on fire',
    '(?:caught|catching) (?:on )?fire',
    'burst into flames',
    'in flames',
    'flames',
    '(?:forest|wild|grass|brush|woods) ?fire (?:is|coming|close|near|all|around|headed)',
    'wild ?fire',
    'exploded',
    'explosion',
    '(?:vehicle|truck|car|house|brush|engine|tent|trailer|electrical|grass|woods|forest) fire',
    '(?:machine|rig|sidebyside|fourwheeler|quad|buggy|razor|rzr|ranger|canam|atv|utv|jeep|truck|car|camper|trailer|tent|camp|cabin|woods|forest) is burning',
    'smoke inhalation',
    'fire (?:is )?(?:coming|all around|spreading|headed|everywhere)',
  ),
]
/** High or moving water. */
export const WATER: readonly RegExp[] = [
  anyOf(
    'drown(?:s|ed|ing)',
    'went under',
    'swept (?:away|off|under|down|into)(?: \\S+)?',
    'washed (?:away|off|down)(?: \\S+)?',
    '(?:river|creek|current|flood|water) (?:took|swept|carried|washed|got)(?: \\S+)?',
    '(?:water|creek|river|it|flood) (?:is |keeps )(?:\\S+ )?(?:rising|coming up|getting higher|coming in|flooding)',
    'rising (?:water|fast|quick)',
    'flash flood(?:ing|ed)?',
    'flooded in',
    'capsized',
    'flipped (?:the|my|our|his|her) (?:kayak|canoe|boat|raft)',
    '(?:clinging to|holding on to|hanging on to|sitting on|standing on) an? (?:rock|tree|roof|limb|branch|log)',
    '(?:river|kayak|canoe|current|flood|rapids|raft)(?: \\S+){0,6} on a (?:rock|tree|log|island)',
    '(?:sinking|sank|sunk|submerged)(?: \\S+)?',
    `${WHO} (?:\\S+ )?in the (?:water|river|lake) and`,
    'fell through the ice',
    '(?:did|has|have) not (?:come|came) (?:back )?up',
  ),
]
/** Somebody is not where they should be. */
export const MISSING: readonly RegExp[] = [
  anyOf(
    `(?:can not|could not) (?:find|locate|see) ${WHO}`,
    `${WHO} (?:is|are) gone`,
    '(?:not|never) (?:back|come back|made it back|returned|shown up|showed up)(?: yet)?',
    '(?:been )?gone (?:since|for (?:hours|\\S+ hours))',
    '(?:overdue|supposed to be back)',
  ),
  anyOf(
    `(?:can not|could not|unable to) (?:find|locate|see|reach) (?:my|our|his|her|the|one of|him|them)(?: \\S+)? ?${WHO}`,
    'can not find (?:him|her|them|anybody|anyone)',
    `(?:lost|missing) (?:my|our|a|the|his|her) (?:\\S+ )?${WHO}`,
    `${WHO} (?:is|are|has been|went|have been|has gone|are all) (?:\\S+ )?missing`,
    `${WHO} (?:\\S+ )?(?:wandered|walked|ran|run) off`,
    'missing (?:person|child|kid|hiker|rider|boy|girl)',
    'separated from',
    'got separated',
    '(?:group|they|everybody|everyone|buddies|friends|guys|he|she) (?:\\S+ )?left (?:me|us)(?: behind)?',
    'left behind',
    `${WHO} (?:\\S+ )?(?:never|did not|has not|have not) (?:come|came|made it|show(?:ed)?|return(?:ed)?)(?: \\S+)?`,
    'should have been back',
    'not (?:come|made it) back',
  ),
]
/** The speaker does not know the way. */
export const LOST: readonly RegExp[] = [
  anyOf(
    'lost',
    '(?:no idea|do not know|not sure|can not tell|clue|no clue) where (?:the \\S+|i|we|i am|we are|my \\S+|our \\S+)(?: \\S+)?',
    '(?:no idea|clue) (?:where|which way)',
    'nobody knows where',
    '(?:can not|could not|unable to) find (?:my|our|the) (?:way|truck|trail|camp|road|trailhead|car|jeep|path|route)(?: \\S+)?',
    '(?:can not|could not) (?:get|make it) (?:back|home|out|down|off)(?: \\S+)?',
    'turned around out here',
    '(?:am|are|got|all|completely|totally) turned around',
    '(?:do not|does not) know (?:the|our|my|which) way(?: \\S+)?',
    '(?:missed|lost|off) (?:our|my|the) (?:turn|trail|way|bearings|path|road)',
    'walking in circles',
    'going in circles',
    'disoriented',
    '(?:do not|does not|can not) recognize(?: \\S+){0,2}',
    'nothing looks (?:familiar|right)',
    '(?:not|no longer|hardly) (?:see|find) (?:\\S+ ){0,2}(?:trail|markers?|blazes?|road|path|way|tracks)(?: \\S+)?',
    '(?:way|get|find|know) (?:\\S+ ){0,3}out of (?:these|the|this) (?:woods|forest|wilderness|mountains?|valley|swamp|holler|hollow)',
    'which way is out',
    'spent the night out',
    'out here all night',
  ),
]
const RUNS_NO_MORE =
  'broke|broken|quit|quits|died|dead|out of gas|ran out|will not start|stalled|no gas|blew|busted|wont start'
const FAR_OUT =
  'miles (?:from|back|out|away|in|deep)|dark|no (?:signal|service|bars|reception|phone)|alone|freezing|nobody (?:around|here|out)|nowhere|getting cold|stranded|overnight|night'

/** The machine, and so the people, cannot go on. */
export const STUCK: readonly RegExp[] = [
  new RegExp(`^(?=.*\\b(?:${RUNS_NO_MORE})\\b)(?=.*\\b(?:${FAR_OUT})\\b)`),
  anyOf(
    '(?:truck|jeep|rig|machine|sidebyside|fourwheeler|quad|buggy|razor|rzr|atv|utv|car|trailer|camper|bike)(?: \\S+){0,3} (?:hung|stuck|stalled|sank|sunk|sitting|drifting|washed|floating|buried|submerged|slid|down)(?: \\S+){0,2} (?:in|into|on|under) (?:the|a) (?:\\S+ )?(?:river|creek|water|lake|ditch|mud|bog|sand|swamp|rocks?)',
    '(?:hung|stalled|sank|sitting|dead) in (?:the|a) (?:\\S+ )?(?:river|creek|water|lake|ditch|mud|bog|sand|swamp)',
    'water is (?:\\S+ )?(?:pouring|coming|rushing|getting) in',
  ),
  anyOf(
    'stuck',
    'stranded',
    'marooned',
    `(?:bogged|bottomed|buried|sunk|sank|mired|hung up|high ?centered|highcentered|wedged|slid into|dug in|swamped)(?: \\S+)?`,
    `(?:can not|will not|could not|unable to|trying to|how (?:do|can) (?:i|we)|help \\S+|need to) (?:get|pull|back|drive|climb|winch|come|move|go)(?: \\S+){0,2} (?:out|off|loose|free|forward|back up)(?! of (?:here|town|work))(?: of)?(?: \\S+)?`,
    '(?:get|getting|pull) (?:\\S+ ){0,3}(?:un ?stuck|out of (?:the|this|a) (?:mud|sand|ditch|creek|hole|bog|snow|river|rut|swamp|water))',
    'need (?:a )?(?:tow|pull out|winch out|recovery|to be (?:pulled|winched|towed)(?: out)?)',
    'pull (?:me|us) out',
    `in (?:a|the) (?:ditch|mud ?hole|bog) and`,
  ),
  anyOf(
    '(?:broke|broken) down (?:\\S+ ){0,6}(?:nowhere|miles|alone|no (?:water|signal|phone|food)|dark|cold|far|stranded|woods)',
    '(?:out of|no) (?:gas|fuel|water|food) (?:\\S+ ){0,5}(?:nowhere|miles|alone|no (?:water|signal|phone|food|bars)|dark|cold|freezing|signal|far|middle)',
    '(?:no (?:water|food|signal|bars|phone)) (?:left|and|out here)',
    'out of water(?!.*(?:where|store|fill|nearest|closest|spigot))',
    'up to (?:the|my|our|its) (?:doors?|axles?|frame|seats?|hood|floor ?boards?|headlights|handle ?bars)',
    '(?:water|mud) (?:is )?(?:over|up to|coming over|in) the (?:hood|seats?|doors?|floor ?boards?|motor|engine)',
    '(?:no|lost|can not get|losing) traction',
    '(?:slid|slipped|dropped|fell|went|drove|ran|backed|sliding) (?:off|into|in) (?:a|the|this) (?:\\S+ )?(?:ditch|hole|creek|ravine|road|trail|river|bog|mud ?hole|swamp|culvert)',
    'cut ?off (?:by|on|from)',
    'middle of nowhere',
    'spend the night (?:out here|in the woods)',
  ),
]
/** Says that it is an emergency. */
export const GENERAL: readonly RegExp[] = [
  anyOf(
    'emergency',
    'sos',
    'mayday',
    '911',
    '(?:search and )?rescue(?:d|rs)?',
    '(?:call|send|get|need|tell)(?: \\S+){0,2} (?:the )?(?:police|sheriff|cops|law|rangers?|search party|game warden)',
    'send (?:somebody|someone|help|anyone|a \\S+)',
    'life or death',
    'life threatening',
    'in (?:big |real |serious |bad )?trouble',
    'in danger',
    '(?:bear|mountain lion|cougar|panther|hog|boar|dog|coyote|snake|bull)s? (?:\\S+ ){0,4}(?:attack\\S*|stalk\\S*|charg\\S*|chas\\S*|circling|mauling|after (?:me|us)|coming at)',
    '(?:trees?|rocks?|limbs?|boulders?) (?:is|are) falling',
    'in a (?:bad|rough|tough|tight) (?:spot|way|place|shape|situation|fix|jam)',
    '(?:oxygen|air|insulin|medicine|medication|water|light) is (?:running|almost|nearly|about) (?:out|gone)(?: \\S+)?',
    '(?:someone|somebody|man|guy|he) (?:is )?(?:threatening|chasing|following|shooting at|attacking|robbing)(?: \\S+)?',
    'panic(?:king)?',
    'desperate',
    'not going to make it',
  ),
]
/** Asks for help and says no more. */
export const PLEA: readonly RegExp[] = [anyOf('help(?:ing)?', 'assistance')]
