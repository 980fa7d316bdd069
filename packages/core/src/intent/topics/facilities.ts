import { cue, type Cue } from './cue.ts'

const PLACE_TO_SLEEP =
  '(?:camp ?grounds?|camp ?sites?|camping|camp|hotels?|motels?|lodge|lodging|cabins?|place to stay|rv (?:park|spot|site)s?|tent (?:site|spot)s?)'
const FACILITY = `(?:gas|gas stations?|fuel|diesel|${PLACE_TO_SLEEP}|restaurants?|food|place to eat|places to eat|diners?|cafe|burger|groceries|grocery|grocery store|store|stores|shops?|parts|parts store|restrooms?|bathrooms?|toilets?|outhouse|showers?|shower house|drinking water|water fountain|water spigot|hospitals?|clinic|doctor|doctors|doctor is|urgent care|emergency room|er|pharmacy|town|towns|city|mechanics?|repair shops?|tow truck|towing|dealer|dealership|boat ramps?|boat launch|ramp|rentals?|outfitters?|wildlife management area|wma|fire station|fire department|police station|first aid station|ranger station|sheriff(?: is)?(?: office)?|visitor center|ice|atm|laundromat|dump station|air pump|marina|vet|walmart|dollar general|convenience store)`
/** Somewhere to sleep, eat, fill up or get something fixed. */
export const FACILITIES: readonly Cue[] = [
  cue(
    6,
    `(?:nearest|closest|nearby|local|any|some|find|where is|where are|where can i (?:get|find|buy)|looking for|is there an?|are there any|is there|need an?|need|want)(?: \\S+){0,4} ${FACILITY}`,
    `${FACILITY}(?: \\S+){0,2} (?:near|around|nearby|close|by|in|here|anywhere)`,
    'where (?:can|could|do|should|would|to)(?: \\S+){0,3} (?:camp|eat|sleep|stay|fill up|refuel|get (?:gas|fuel|food|something to eat|parts|ice|water)|shower|tow|rent|park (?:my|the) (?:rv|camper|trailer)|crash|buy)',
    '(?:somewhere|place|places|anywhere|spot|spots) (?:\\S+ )?to (?:stay|eat|camp|sleep|fill up|shower|crash|set up|pitch)',
    'who can (?:tow|fix|repair|work on)',
    'where (?:can|do|could|should) (?:i|we) (?:get|buy|find|rent|take|have)(?: \\S+){0,4} (?:fixed|repaired|tires?|tire|parts|gas|fuel|ice|rental|part|belt|battery|worked on|towed|water|firewood|food|groceries|sidebyside|kayak|canoe|rentals)',
  ),
  cue(
    8,
    '(?:place|places|somewhere) to (?:get|buy|find|rent|fill|eat|sleep|stay)',
    '(?:grab|get|find|buy|need|want) (?:\\S+ ){0,2}(?:lunch|dinner|breakfast|supper|a bite|food|snacks?|coffee|beer|ice|firewood|water|propane|groceries)',
    'dump (?:\\S+ ){0,3}(?:tanks?|station)',
    'camping',
    'hookups?',
    'rv',
    'water at',
    'thirsty',
  ),
  cue(
    4,
    `(?:nearest|closest) \\S+`,
    '(?:lunch|dinner|breakfast|supper)',
    '(?:walmart|hospital|clinic|urgent care|pharmacy|store)',
    'hungry',
    'campgrounds?',
    'campsites?',
    'gas stations?',
    'repair shops?',
    'restaurants?',
    'hotels?',
    'motels?',
    'restrooms?',
    'bathrooms?',
    'boat ramps?',
    'showers?',
    'stay tonight',
    'tow truck',
    'towing',
    '(?:tire|parts|repair|bike|gun|bait|coffee|gift) (?:shop|store)s?',
    'who (?:fixes|repairs|works on|tows|rents|sells)',
    'parts store',
    'rentals?',
    'tonight need a',
  ),
  cue(2, 'near(?:by| me| here)', 'around here', 'close by', 'anywhere close', 'camp', 'store'),
]
