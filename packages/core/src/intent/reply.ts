import type { Intent, IntentContext } from './intent.ts'

const EMERGENCY: Readonly<Record<string, string>> = {
  medical:
    'If somebody is hurt, call 911 first. Stay with them and keep them still. Nothing is called until you confirm.',
  rollover:
    'Turn the engine off and check everyone before you touch the machine. If anybody is hurt, call 911 first. Nothing is called until you confirm.',
  fire: 'Get everybody away from the fire and upwind, then call 911. Nothing is called until you confirm.',
  water:
    'Get to high ground and stay out of the water. Call 911 if anybody is in it. Nothing is called until you confirm.',
  missing_person:
    'Stay where you are and note where they were last seen. Call 911 early. Nothing is called until you confirm.',
  lost: 'Stop where you are. Your position is on the card. Nothing is called until you confirm.',
  general: 'I have the emergency card ready with your position. Nothing is called until you confirm.',
}
const STUCK =
  'Stop spinning the wheels. I have the steps to get out, and the emergency card if you need people. Nothing is called until you confirm.'

const DIAGNOSTIC: Readonly<Record<string, string>> = {
  wont_start: 'Let us go through it: key and kill switch, then battery, then fuel.',
  wont_start_clicking: 'Clicking is mostly a weak battery or a loose cable. Start with the terminals.',
  wont_start_fuel: 'Check the fuel first: enough of it, not old. Gas with ethanol goes bad in about 30 days.',
  wont_start_battery: 'Start with the battery: clean, tight terminals, then a jump.',
  overheating: 'Stop, turn it off and let it cool. Never open a hot radiator cap.',
  belt: 'Let the belt cool and look at it through the cover. A belt is due about every 500 miles.',
  tire: 'Find the hole, plug it and air up. Here are the steps.',
  stuck_in_gear: 'Engine off, rock the machine gently, then try the shifter.',
  electrical: 'Start with the battery terminals and the main fuse.',
  noise: 'Stop before it gets worse. Listen where it comes from, then follow the steps.',
  general: 'Stop on level ground and look it over from front to back.',
}

const PLAIN: Readonly<Record<Exclude<Intent, 'emergency_help' | 'vehicle_diagnostic'>, string>> = {
  find_trails: 'Here is what the catalogue has.',
  trail_info: 'Here is what we know of it, and who says so.',
  navigation: 'I will show you the way.',
  safety_check: 'Here is what is known, and what nobody can tell you from here.',
  duck_hunting_info: 'Here are the hours for today and where the rules stand.',
  nearby_facilities: 'Here is what the catalogue knows nearby.',
  weather_check: 'Here is what to go by.',
  reject: 'I did not get that. Do you want a trail, the way somewhere, help with your machine, or is it an emergency?',
}

/** A short answer in words, before anything is looked up. */
export function replyTo(intent: Intent, category: string, { isOffline }: Pick<IntentContext, 'isOffline'>): string {
  if (intent === 'emergency_help')
    return EMERGENCY[category] ?? (category.startsWith('stuck') ? STUCK : (EMERGENCY['general'] ?? ''))
  if (intent === 'vehicle_diagnostic') return DIAGNOSTIC[category] ?? DIAGNOSTIC['general'] ?? ''
  if (intent === 'weather_check' && isOffline === true)
    return 'There is no signal, so no forecast. Watch the sky, and go by the field guide.'
  return PLAIN[intent]
}
