import { everyOf as anyOf } from './words.ts'

const BELONGING =
  '(?:camera|cam|gopro|drone|speaker|cooler|bottle|lamp|headlamp|flashlight|lantern|charger|cord|cable|card|license|tag|permit|map|bandana|boots?|shoes?|socks?|shirt|helmet|visor|mirror|chair|stool|rope|rod|pole|lure|hook|call|decoy|binoculars|scope|earring|necklace|bracelet|purse|bag|pack|backpack|lunch|snacks?|remote|mount|bolt|nut|pin|plug|cap|plate|sticker|lighter|pipe|vape|pen|book|toy|ball|blanket|pillow|laptop|tablet|earbuds?|headphones)'
const GONE_MISSING = '(?:lost|dropped|misplaced|left|forgot|broke|cracked|smashed|dented|ripped|tore)'
const CREATURE =
  '(?:armadillo|possum|opossum|deer|doe|buck|snake|skunk|raccoon|coon|bird|crow|buzzard|fish|squirrel|coyote|hog|turtle|cow|rabbit|mouse|rat|frog|bug|animal|critter)'
const TALE =
  '(?:movie|film|show|book|podcast|video|clip|documentary|episode|song|story|article|reel|tiktok|cartoon|series|novel|news|joke)'
const LESSON =
  '(?:drill|drills|exercise|exercises|practice|practice run|training|class|classes|course|courses|certification|refresher|seminar|workshop|simulation|demo|demonstration)'

/** Kinds of talk that speak of disaster and mean none: belongings, hearts, money, tales, lessons, dead animals, anger. */
export const IDIOMS: readonly RegExp[] = [
  anyOf(
    `${GONE_MISSING} (?:my|our|his|her|the|a|an|another|one of my) (?:\\S+ )?${BELONGING}(?: \\S+){0,2}`,
    `(?:my|our|his|her|the) (?:\\S+ )?${BELONGING} (?:is|got|was) (?:lost|stuck|broken|missing|gone|dead|crushed|trapped)(?: \\S+)?`,
  ),
  anyOf(
    `(?:dead|squished|smashed) ${CREATURE}s?`,
    '(?:my|his|her|our) heart (?:\\S+ )?(?:is broken|was broken|broke|sank|stopped when|dropped when|breaks|skipped a beat)(?: \\S+){0,3}',
    'heart ?broken',
  ),
  anyOf(
    '(?:bleeding|hemorrhaging|burning|drowning in|buried in|choking on|dying from|crushed by|killing me with) (?:money|cash|debt|bills|payments|paperwork|emails|laundry|dishes|work)',
    '(?:bleeding|hurting) (?:for|my) (?:cash|money|wallet)',
    '(?:got|was|been|get) (?:burned|screwed|robbed|hosed|ripped off|taken) (?:on|in|over|by) (?:that|the|a|this|my) (?:\\S+ )?(?:deal|trade|sale|swap|truck|dealer|ex|boss|auction|warranty)',
  ),
  anyOf(
    '(?:is |are )?(?:going to|fixing to|about to|will) (?:kill|murder|skin|strangle|shoot|slaughter) (?:me|us|him|you) (?:when|if|for|over|once|after)(?: \\S+){0,6}',
    '(?:i|he|she|we) (?:would|could|might) (?:kill|murder|die|give my right arm) for (?:\\S+ ){0,2}\\S+',
    '(?:gave|give|gives|giving) me (?:a|about a|such a) (?:heart attack|stroke|panic attack)',
    'about to have a (?:stroke|heart attack|fit|cow)(?: over \\S+)?',
  ),
  anyOf(
    `(?:that|the|a|this|some|another) (?:\\S+ )?${TALE} (?:about|where|of|with|in which|called|that)(?: \\S+)+`,
    `(?:writing|making|filming|reading) (?:a|an|this|the) (?:\\S+ )?${TALE}(?: \\S+)+`,
    '(?:play|put on|queue|sing) (?:that|the|some|a) (?:\\S+ )?song(?: \\S+)*',
  ),
  anyOf(
    `(?:first aid|cpr|rescue|emergency|search and rescue|swift ?water|fire|wilderness \\S+|evacuation|mass casualty|medevac|rollover) ${LESSON}`,
    `${LESSON} (?:of|for|on|in) (?:the |a |our )?(?:rescue|emergency|first aid|cpr|evacuation)(?: plan)?`,
  ),
  anyOf(
    '(?:all )?(?:healed|better|recovered|good as new|cleared)(?: up)?(?: now)',
    '(?:scared|nervous|gun ?shy|spooked|shook up) (?:from|after|since) (?:\\S+ ){0,3}(?:crash|wreck|rollover|fall|accident|spill)(?: \\S+ \\S+)?',
    '(?:cleared|released) (?:me|him|her) (?:\\S+ ){0,3}(?:after|from) (?:\\S+ ){0,3}\\S+',
  ),
]
