import { IDIOMS } from './benign-idioms.ts'
import { everyOf as anyOf } from './words.ts'

// What sounds like an emergency and is none. Each is taken out of the sentence where it stands, and only it: in "my buddy is hurt,
// what if he gets worse" the first half stays.

const PERSON = '(?:i|we|you|he|she|they|someone|somebody|anyone|anybody|people|folks|riders|one|kids?|my \\w+|our \\w+)'
const MISHAP =
  '(?:hurt|injured|lost|stuck|stranded|trapped|killed|accidents?|wrecks?|wrecked|crash(?:es|ed)?|rescued?|drown(?:ed)?|bit|bitten|emergenc(?:y|ies)|rollovers?|sick|dead)'
const BENIGN_VERB =
  '(?:find|finding|pick|picking|choose|choosing|plan|planning|decide|deciding|select|navigate|navigating|understand|identify|identifying|figure|figuring|fix|fixing|change|changing|diagnose|diagnosing|repair|repairing|replace|replacing|check|checking|learn|learning|book|booking|locate|locating|look|looking|search|searching|see|set|setting|sign|download|use|using|read|reading|pack|packing|prepare|preparing|get to|get there|get directions|getting directions|getting to|get back to|getting back to|get a|get some|go to|know|with|on|out with|about|map|route|compare|save|track|record|load|loading|plug|patch|start a|jump|tune|adjust|install)'
const PART =
  '(?:shifter|throttle|pedal|gas pedal|brakes?|caliper|winch|cable|starter|fan|valve|door|hitch|key|clutch|gate|thermostat|choke|button|bolt|nut|lug nut|float|carb|carburetor|solenoid|relay|switch|wheel|steering|belt|strap|ramp|tailgate|zipper|lid|trailer|gear|transmission|seat|hood|screen|app|phone|page|map)'

/** A person, a machine or a limb that is stuck is no small matter. */
const STICKS_FOR_REAL =
  '(?:[a-z]+ )?(?:truck|jeep|rig|machine|sidebyside|fourwheeler|quad|buggy|razor|rzr|ranger|canam|atv|utv|car|trailer|camper|bike|dirtbike|motorcycle|van|suv|fourbyfour|ride|vehicle|boat|kayak|canoe|buddy|friend|wife|husband|son|daughter|kids?|dad|mom|brother|sister|group|leg|legs|foot|feet|arm|hand|hands|fingers?|head|dog|horse|man|guy|woman|boy|girl|driver|rider|whole)\\b'

const GENERAL_QUESTIONS: readonly RegExp[] = [
  anyOf(
    '(?:tell|show|teach) (?:me|us) how to (?:use|make|build|apply|splint|signal|treat|tie|read) (?:\\S+ ){0,3}\\S+',
    'teach (?:me|us) (?:\\S+ )?first aid',
  ),
  anyOf(
    'what (?:to do|should be done|do [a-z]+ do|would [a-z]+ do) (?:if|when|in case) (?:your|someone|somebody|an?|one|you|people|it) .*',
    'how (?:do|can|could|would) (?:you|i|we|one|people) (?:tell|know|find out) (?:if|when|whether) (?:an?|the|someone|somebody|it) .*',
    'how do you (?:find|call|know|tell|use|make) .*',
  ),
  anyOf(
    'when should (?:you|one|people|somebody) .*',
    '(?:should|would|do|can) (?:i|you|we|people) call (?:911|for help|the \\S+) .*(?:if|when) .*',
    'does 911 .*',
    'is @[a-z]+ (?:\\S+ )?(?:dangerous|risky|rough|bad)(?: \\S+){0,5}',
    `who (?:was|got|has been|gets|were) ${MISHAP}(?: \\S+){0,4}`,
  ),
]

const HYPOTHETICAL: readonly RegExp[] = [
  anyOf(
    `what (?:do|should|would|can|could|does|happens) _ (?:if|when) ${PERSON} (?:ever |should |were to |do |is )?(?:get|gets|got|roll|rolls|flip|break|breaks|run|runs|fall|falls|need|wreck|crash|see|have|become|ends?) .*`,
  ),
  anyOf(
    'what (?:do|should|would|can|could) (?:i|we|you|one|people) do (?:if|when) (?:someone|somebody|anyone|anybody|you|there|a person|people) .*',
  ),
  anyOf(`what (?:if|about if) ${PERSON} .*`),
  anyOf(
    `(?:if|in case|when) ${PERSON} (?:ever |should |were to )?(?:get|gets|roll|rolls|flip|break|breaks|fall|falls|need|wreck|crash) .*`,
  ),
  anyOf('if it (?:ever )?happens?.*', '(?:just )?in case(?: of)? .*', 'just in case'),
  anyOf(
    `(?:odds|chances?|chance|risk|odds) of (?:\\S+ ){0,2}${MISHAP}`,
    '(?:signs?|symptoms?|danger|dangers) of \\S+(?: \\S+)?',
  ),
  anyOf(
    `(?:how (?:do|can|could|should|would|to|does) _ )?(?:avoid|avoiding|prevent|preventing|keep (?:\\S+ )?from|without|not|never|so (?:nobody|i|we|you|that)(?: do(?:es)?)?(?: not)?|trying not to|where (?:i|we|you|nobody)(?: will| can| do)?(?: not)?) (?:\\S+ ){0,2}(?:get |gets |getting |be |being |have |having )(?:an? |any )?${MISHAP}.*`,
  ),
  anyOf(`(?:avoid|prevent|preventing|avoiding|keep away from) (?:\\S+ ){0,2}\\S+`),
  anyOf(
    `(?:easy|easily|possible|hard|likely|often|ever|common|where|people|riders|folks|anyone|anybody|never) (?:\\S+ ){0,3}(?:to )?(?:get|gets|getting|got|gotten|be|been) ${MISHAP}`,
  ),
  anyOf(
    `(?:has|have|had|did|do|does|is|are|was|were) (?:there |anyone |anybody |someone |somebody |people |many |any |ever |a lot of |folks |riders )+(?:\\S+ ){0,4}?${MISHAP}`,
  ),
  anyOf(`how (?:many|often) (?:\\S+ ){0,5}${MISHAP}`),
  anyOf(`(?:an? )?${MISHAP} waiting to happen`),
  anyOf(
    'how (?:do|would|should|does) (?:you|one|people|they|a person) (?:get|treat|avoid|prevent|handle|deal with|recover|survive|splint|signal) .*',
    '(?:are|is) (?:rollovers?|accidents?|wrecks?|snakes?|snakebites?|bears?|floods?|fires?|crashes) (?:\\S+ ){0,2}(?:common|likely|a problem|frequent|often|bad)(?: \\S+){0,2}',
    'do (?:the )?(?:snakes|bears|hogs|spiders|people|riders|folks) (?:\\S+ ){0,2}(?:bite|attack|sting|get|fall|drown)(?: \\S+){0,3}',
    'nothing that (?:will|can|could|would|might) (?:get|leave) (?:me|us) \\S+',
  ),
  anyOf(
    'what (?:do|should|would|can) (?:i|we|you|one) do (?:in|during|for|about|with) (?:a|an|the)? ?(?:\\S+ ){0,2}\\S+',
    'first aid (?:for|on|in|of) .*',
    '(?:should|must|do) (?:i|we|you) (?:carry|bring|pack|have|need|buy|get) (?:an? )?(?:\\S+ ){0,3}(?:kit|phone|beacon|tool|whistle|card|insurance)',
    'away from (?:the|an|that) (?:accident|wreck|crash|fire|flood)(?: \\S+){0,3}',
    'in (?:an|case of an|any) emergency',
    'during an emergency',
    'how (?:do|can|would|should|does) (?:i|you|we|one) (?:use|make|build|apply|signal|prepare|practice|learn|teach|carry|store|choose|buy) .*',
    '(?:this|the|your|that) app (?:\\S+ ){0,4}(?:sos|emergency|911|rescue)(?: \\S+)?',
    'sos (?:button|feature|card|page|mode|work|works)',
    '(?:where|what) is the (?:sos|emergency|911)(?: \\S+)?',
  ),
  anyOf('history of \\S+', `(?:can|could|may) not (?:get|be) ${MISHAP}`),
]

const PAST: readonly RegExp[] = [
  anyOf(
    '(?:recovering|recovery|healing|coming back|rehab\\S*|recovered) (?:from|after) (?:\\S+ ){0,3}\\S+',
    '(?:old|previous|past|prior) (?:\\S+ )?(?:injury|injuries|accident|wreck|surgery)',
    '(?:almost|nearly) (?:\\S+ )?(?:lost|stuck|hurt|wrecked|rolled|flipped|crashed|drowned)(?: last time)?',
  ),
  anyOf(
    '(?:hurt|broke|injured|wrecked|crashed|rolled|flipped|fell|twisted|sprained|got (?:lost|stuck|hurt)|lost|accident|surgery) (?:\\S+ ){0,6}(?:last (?:year|month|week|summer|spring|fall|winter|time|season|weekend|night)|(?:years?|months?|weeks?) ago|back in \\S+|when i was|one time|once|as a kid)',
    '(?:hurt|broke|twisted|sprained|rolled|flipped|wrecked|got stuck|got lost) (?:\\S+ ){0,5}yesterday',
  ),
  anyOf(
    '(?:last (?:year|month|week|summer|spring|fall|winter|season)|(?:years|months|weeks) ago|one time) (?:\\S+ ){0,5}(?:hurt|broke|wrecked|rolled|flipped|lost|stuck|accident)',
  ),
  anyOf(
    '(?:got|are|were|is|am) (?:it |him |her |them |us |me |my \\S+ )?(?:un ?stuck|found|fixed|all good)',
    '(?:got|pulled|dug|winched) (?:it|him|her|them|us|me|my \\S+|the \\S+) out',
  ),
]

const NEGATED: readonly RegExp[] = [
  anyOf(
    `(?:not|never|no|nobody|none of us|nobody here|without|no longer) (?:(?:is|are|was|am|got|getting|gets|get|be|been|an?|any|really|actually|even|in|need|needs|needing|that|here|gonna|going to|real|too|badly|currently|of us|one|no|medical|your|trouble|want|calling|call|for|about|to) ){0,4}(?:${MISHAP}|help|ambulance|911|sos|bleeding|trouble|danger|alarm|doctor|medic|hospital)`,
  ),
  anyOf(
    '(?:joking|kidding|lying|playing) (?:about )?.*',
    '(?:just |only |am )*(?:test|testing|try|trying|checking)(?: out)? (?:the |this |your )?(?:emergency|sos|911|help)(?: \\S+)?',
    'false alarm',
    'fake emergency',
    '(?:this is |just )?(?:a |only a )?(?:drill|joke|test)',
    'just (?:kidding|joking|messing|playing|testing)(?: around)?',
    'accidentally(?: \\S+){0,4}',
    'by accident',
    'on accident',
  ),
  anyOf('(?:emergency|accident) (?:lol|haha|jk)', 'emergency i need a (?:fun|good|cool|easy|new|better) \\S+'),
]

const THINGS: readonly RegExp[] = [
  anyOf(
    'emergency (?:kits?|brakes?|contacts?|gear|exits?|rooms?|numbers?|plans?|bags?|supplies|supply|blankets?|whistles?|radios?|info|information|lights?|flashers|stop|lists?|cards?|page|settings?|services? number|tools?|training|water|food|beacon|procedures?|phone numbers?|departments?)',
  ),
  anyOf(
    '(?:first aid|trauma|survival|snakebite|tire|plug|repair) (?:kits?|class|course|training|supplies)',
    'accident (?:report|insurance|policy|on (?:the )?(?:highway|interstate|road)(?: \\S+)?)',
    'around the accident.*',
    '(?:lost and found|help (?:menu|page|section|center|screen|file)|fire (?:tower|station|department|road|ring|rings|pit|pits|ban|wood|danger|break|lookout|trail))',
    'rescue (?:squad|team|service)s? (?:phone )?number',
  ),
  anyOf(
    'lost (?:and \\S+ )?(?:my|our|the|a|his|her|their|an|all|some) (?:\\S+ )?(?:hat|cap|wallet|keys?|phone|glasses|sunglasses|goggles|gloves?|jacket|knife|radio|signal|service|reception|gps|bars|internet|bet|game|mind|appetite|interest|password|account|login|receipt|cooler|flag|belt|drive belt|bolt|nut|lug nut|cap|plug|brakes?|power|steering|coolant|oil|gear|spark|compression|fourwheeldrive|reverse|headlights?|winch|strap|chain|tire|wheel|fishing \\S+|rod|lure|decoys?|dog tags?|ring|watch|earbuds?|money|ticket|permit)(?: for \\S+ \\S+)?',
  ),
  anyOf(
    'lost (?:signal|service|reception|power|steering|brakes?|fourwheeldrive|drive|reverse|spark|compression|interest|oil pressure|coolant|power steering|connection|weight|count|sleep)',
  ),
  anyOf(
    '(?:i am |am |are |is )?lost (?:on|about|as to|over) (?:which|what|how|where to ride|the|all|these|this|why)(?: \\S+)?',
    'lost (?:in translation|cause)',
  ),
  anyOf(
    'will not (?:go|move|roll|drive|pull) (?:forward|backwards?|ahead|in)',
    'out of (?:park|gear|reverse|low|high|neutral|fourwheeldrive|first|second)',
    'stuck (?:in|with) (?:\\S+ )?(?:gear|high|low|reverse|park|neutral|first|second|third|fourwheeldrive|drive|traffic|limp mode|my head)',
    'stuck (?:at|in) (?:work|home|school|the office|a meeting|town|bed|the house)',
    'stuck on (?:the|this|that|a) (?:\\S+ ){0,3}(?:limit|limits|question|level|part|name|word|page|screen|step|quiz|game|puzzle|password)',
    'stuck (?:on|between|deciding|choosing|picking|with) (?:which|what|how|whether)(?: \\S+)?',
    'stuck (?:on|between) (?:the |these |those |this |a couple(?: of)? |two |three )+(?:\\S+ )?(?:trails?|rides?|choices|options|routes?|machines|places|loops?|parks|towns|ones)',
    'stuck (?:deciding|choosing|picking|open|closed|wide open)(?: \\S+)?',
  ),
  anyOf(
    `${PART} (?:is |are |got |keeps? |was |gets )?(?:all )?(?:stuck|sticking|jammed|seized|frozen|lost|hurt|injured|trapped|pinned|crushed)`,
    `(?:stuck|sticking|jammed|seized) ${PART}`,
  ),
  anyOf(
    '(?:will |would |does |do |can )?(?:not )?hurt(?:s|ing)? (?:my |the |your |our |anything|to |anybody|nothing)(?:feelings?|wallet|pocketbook|bank|engine|motor|ask|try|look|check|paint|tires?|ego|pride)?',
    '(?:feelings?|price|prices|pocketbook|wallet|pride|ego) (?:is |are |got |get |that )?hurts?',
    'not hurt (?:my|your|the|a) \\S+',
    'that price hurts',
  ),
  anyOf(
    'hurt(?:s|ing)? (?:\\S+ ){0,3}(?:feelings|pride|ego)',
    'lost at (?:cards|poker|pool|golf|chess|dominoes|darts|checkers|spades)',
    'lost (?:the|a|my|our) (?:game|bet|race|match|hand|vote|deal)',
    'lost in (?:all )?(?:these|the|this|your) (?:choices|options|menus?|app|list|lists|details|shuffle|moment|settings)',
    'lost in (?:thought|translation|my own head)',
    'lost for words',
    'emergency winch',
    'stuck with (?:my|the|this|a|that) (?:in|job|bill|kids|same|boring)',
    'help yourself',
    'accident prone',
    '(?:away from|around|avoid|near) (?:the |any |that )?(?:wildfire|wild fire|burn|flood) (?:area|zone|scar|site)',
    'hurt (?:the|my) (?:\\S+ )?(?:gasket|engine|motor|transmission|clutch|belt|axle|tires?|paint|frame|battery|trailer|truck)',
    '(?:crashed|wrecked|broke|dropped) my (?:gps|phone|drone|screen|camera|tablet|computer|laptop)',
    'burned out',
    '(?:train|nervous) wreck',
    'drowning in (?:work|debt|paperwork|email|emails|bills|school)',
    'hurt nobody',
    '(?:trail|ride|hill|hike|workout) killed me',
    'caught fire (?:once|last|before)',
    'bleed(?:ing)? (?:the |my |out )?(?:brakes?|brake lines?|lines?|clutch|system|coolant|radiator|air)',
    'lost (?:my|his|her|our) (?:train of thought|mind|marbles|temper|cool|voice|place|job|touch|nerve|patience)',
    '(?:hurts?|hurting|sore|dying) (?:from |with )?(?:laugh\\S+|so much from laughing)',
    '(?:laughing|laughed|smiling) (?:\\S+ ){0,4}hurts?',
    '(?:killing|kills) me',
    'dying (?:to|for) \\S+',
    'died (?:laughing|on me)',
    'dead (?:tired|serious|on|end)',
    'to die for',
    'crash(?:ing)? (?:tonight|course|at|here|for the night)',
    '(?:app|phone|gps|map|screen|page|website|program|tablet) (?:just |has |keeps )?(?:crashed|crashing|crashes|froze|frozen|broke|broken|is broken|died)',
    '(?:where|place|spot) (?:\\S+ ){0,3}crash',
    '(?:two|four|2|4) stroke',
    '(?:bike|machine|truck|jeep|rig|ride|sidebyside|fourwheeler) got hurt',
  ),
]

const ASKED: readonly RegExp[] = [
  anyOf(`(?:please )?(?:can|could|would|will) you (?:please )?help (?:me |us )?(?:to |out )?${BENIGN_VERB}`),
  anyOf(`help (?:me |us |my \\S+ |him |her )?(?:to |out )?(?:please )?${BENIGN_VERB}`),
  anyOf(
    `(?:need|want|like|use|get|have|give me|looking for) (?:some |a little |a bit of |any |your |a hand )?help (?:me )?(?:to )?${BENIGN_VERB}`,
  ),
  anyOf(
    '(?:that|this|it|you) (?:really |was |is |would be )?(?:help|helps|helped|helpful|a big help|no help)',
    '(?:can|could) (?:you|it) help (?:with|on|about)',
    'thanks for (?:the|your) help',
  ),
]

const HYPOTHETICAL_MARK = ' ~if '
const GONE = ' ~ '

/** Things that are called after emergencies ("the emergency access road"), and things that stick ("the fuel cap is stuck"). */
const NAMED_THINGS: readonly RegExp[] = [
  anyOf(
    '(?:the|my|your|our|any|new|an|a|these|those) emergency (?!at\\b|in\\b|on\\b|here|out\\b|and\\b|we\\b|i\\b|he\\b|she\\b|please|now|my\\b|call|because|with|near|situation|services|help|over|up\\b|down\\b|there|at|this|somebody|medical)[a-z]+(?: [a-z]+)?',
  ),
  anyOf(
    `(?:the|my|this|our|its) (?!${STICKS_FOR_REAL})(?:(?!and |we |i |he |she |they |it )[a-z]+ ){1,3}?(?:is|are|got|keeps|was|gets) (?:all |kind of |really )?(?:stuck|sticking|jammed|seized|locked)(?! in the (?:mud|sand|creek|river|water|snow)| on (?:a|the) (?:rock|log|stump))`,
  ),
]

/** What is left of a sentence once everything harmless that sounds like an emergency is taken out, and whether it only supposed one. */
export interface Sifted {
  readonly text: string
  readonly supposes: boolean
}

export function siftBenign(text: string): Sifted {
  const take = (list: readonly RegExp[], mark: string) => (rest: string) =>
    list.reduce((left, pattern) => left.replace(pattern, mark), rest)
  const steps = [
    take([...THINGS, ...IDIOMS], GONE),
    take(NAMED_THINGS, GONE),
    take(ASKED, GONE),
    take([...GENERAL_QUESTIONS, ...HYPOTHETICAL], HYPOTHETICAL_MARK),
    take(PAST, GONE),
    take(NEGATED, GONE),
  ]
  const rest = steps.reduce((left, step) => step(left), text)
  return { text: rest.replace(/\s+/g, ' '), supposes: rest.includes('~if') }
}
