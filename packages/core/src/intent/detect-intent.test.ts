import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectIntent } from './detect-intent.ts'
import type { PlaceName } from './place-name.ts'
import { INTENT_CONFIDENCE, INTENTS, type Intent } from './intent.ts'

const PLACES: readonly PlaceName[] = [
  { kind: 'trail', id: 'lost-valley', name: 'Lost Valley Trail' },
  { kind: 'system', id: 'Wolf Pen Gap OHV Trail Complex', name: 'Wolf Pen Gap OHV Trail Complex' },
  { kind: 'system', id: 'Brock Creek', name: 'Brock Creek Multi-Use Trail System' },
  { kind: 'trail', id: 'brock-creek-23', name: 'Brock Creek Trail 23' },
  { kind: 'town', id: 'mena', name: 'Mena' },
  { kind: 'town', id: 'hope', name: 'Hope' },
  { kind: 'park', id: 'hot-springs-offroad-park', name: 'Hot Springs Off-Road Park' },
  { kind: 'county', id: 'Polk', name: 'Polk' },
]
const context = { places: PLACES, today: '2026-11-21' } as const
const detect = (text: string) => detectIntent(text, context)
const names = (text: string) => detect(text).entities.places.map(({ matches: [first] }) => first?.name ?? null)

describe('the table, read without any catalogue', () => {
  it.each<readonly [string, Intent]>([
    ['help', 'emergency_help'],
    ['emergency', 'emergency_help'],
    ['stuck', 'emergency_help'],
    ['I am lost', 'emergency_help'],
    ['he is injured', 'emergency_help'],
    ['she is hurt', 'emergency_help'],
    ['there was an accident', 'emergency_help'],
    ['fix it', 'vehicle_diagnostic'],
    ['it is broken', 'vehicle_diagnostic'],
    ["my machine won't start", 'vehicle_diagnostic'],
    ['engine', 'vehicle_diagnostic'],
    ['belt', 'vehicle_diagnostic'],
    ['tire', 'vehicle_diagnostic'],
    ['overheating', 'vehicle_diagnostic'],
    ['diagnostic', 'vehicle_diagnostic'],
    ['repair', 'vehicle_diagnostic'],
    ['russellville', 'find_trails'],
    ['Fayetteville', 'find_trails'],
    ['little rock', 'find_trails'],
    ['hot springs', 'find_trails'],
    ['ozark', 'find_trails'],
    ['ouachita', 'find_trails'],
    ['buffalo river', 'find_trails'],
    ['white river', 'find_trails'],
    ['easy', 'find_trails'],
    ['beginner', 'find_trails'],
    ['hard', 'find_trails'],
    ['difficult', 'find_trails'],
    ['challenging', 'find_trails'],
    ['moderate', 'find_trails'],
    ['medium', 'find_trails'],
    ['macks pines', 'trail_info'],
    ['fairfield bay', 'trail_info'],
    ['wolf pen gap', 'trail_info'],
    ['carters', 'trail_info'],
    ['safe', 'safety_check'],
    ['safety', 'safety_check'],
    ['check', 'safety_check'],
    ['conditions', 'safety_check'],
    ['weather', 'safety_check'],
    ['navigate', 'navigation'],
    ['duck season', 'duck_hunting_info'],
    ['nearest gas station', 'nearby_facilities'],
    ['will it rain', 'weather_check'],
  ])('“%s” is %s', (text, intent) => {
    expect(detectIntent(text)).toMatchObject({ intent, confidence: INTENT_CONFIDENCE[intent] })
  })

  it('puts an emergency before the machine, and the machine before trails', () => {
    expect(detectIntent('my engine is broken and I am hurt').intent).toBe('emergency_help')
    expect(detectIntent('fix a flat tire near Russellville').intent).toBe('vehicle_diagnostic')
  })

  it('falls back to trails, half sure, for going out in general', () => {
    expect(detectIntent('an adventure this weekend')).toMatchObject({ intent: 'find_trails', confidence: 0.5 })
  })
})

describe('sub-cases', () => {
  it.each([
    ['stuck in the mud', 'stuck_mud'],
    ['stuck in sand', 'stuck_sand'],
    ['stuck on a rock', 'stuck_rock'],
    ["I'm stuck", 'stuck'],
    ["we're lost", 'lost'],
    ['he is hurt', 'medical'],
    ['emergency', 'general'],
    ["won't start it just clicks", 'wont_start_clicking'],
    ["won't start I think it's the fuel pump", 'wont_start_fuel'],
    ["won't start the battery is dead", 'wont_start_battery'],
    ['overheating', 'overheating'],
    ['belt is squealing', 'belt'],
  ])('“%s” is %s', (text, category) => {
    expect(detect(text).metadata.category).toBe(category)
  })
})

describe('what only sounds like an emergency', () => {
  it.each([
    'help me find an easy trail',
    'tell me about the Lost Valley trail',
    'show me the entire list of trails',
    "I'm not lost, how far is the trailhead",
    'what do I do if somebody gets hurt',
    "nobody's hurt",
    'is it easy to get lost out there',
    'where is the emergency kit',
    'stuck in low gear',
    'take me to Lost Creek',
  ])('“%s”', (text) => {
    expect(detect(text).intent).not.toBe('emergency_help')
  })

  it('does not hide the emergency beside it', () => {
    expect(detect('my buddy is hurt at Lost Valley').intent).toBe('emergency_help')
    expect(detect('my buddy is hurt, what if he gets worse').intent).toBe('emergency_help')
    expect(detect("I'm not lost but my wife is bleeding").intent).toBe('emergency_help')
    expect(detect('I rolled my side by side and my buddy is hurt')).toMatchObject({
      intent: 'emergency_help',
      confidence: 0.95,
      metadata: { category: 'medical', guideId: 'rollover' },
    })
  })

  it('is an emergency while one is going on, when nothing else is understood', () => {
    expect(detectIntent('over here', { emergencyMode: true }).intent).toBe('emergency_help')
    expect(detectIntent('over here').intent).toBe('reject')
  })
})

describe('places', () => {
  it('are found as they are said and as a recogniser spells them', () => {
    expect(names('how long is wolfpen gap')).toEqual(['Wolf Pen Gap OHV Trail Complex'])
    expect(names('wolf penn gap')).toEqual(['Wolf Pen Gap OHV Trail Complex'])
    expect(names('trails near russell ville')).toEqual(['Russellville'])
    expect(names('brock creak trail 23')).toEqual(['Brock Creek Trail 23'])
    expect(names('hot springs offroad park')).toEqual(['Hot Springs Off-Road Park'])
    expect(names('trails in polk county')).toEqual(['Polk'])
  })

  it('keep a name that is a plain word for where a place is meant', () => {
    expect(names('I hope it is open')).toEqual([])
    expect(names('trails near hope')).toEqual(['Hope'])
  })

  it('tell a name nobody knows from one the catalogue has', () => {
    expect(detect('take me to Lost Creek').entities.places).toEqual([{ text: 'lost creek', matches: [] }])
  })
})

describe('what a sentence asks for in particular', () => {
  const slots = (text: string) => detect(text).entities

  it('reads difficulty, also where it is denied', () => {
    expect(slots('find easy trails').difficulty).toEqual(['easy'])
    expect(slots('something not too hard').difficulty).toEqual(['easy', 'moderate'])
    expect(slots('gnarly technical stuff').difficulty).toEqual(['hard'])
  })

  it('reads the machine', () => {
    expect(slots('trails for my RZR').vehicle).toBe('utv')
    expect(slots('four wheeler trails').vehicle).toBe('atv')
    expect(slots('4x4 trails').vehicle).toBe('fourwheeldrive')
    expect(slots('get me back to the truck').vehicle).toBeNull()
  })

  it('reads how far and how long', () => {
    expect(slots('trails within twenty five miles')).toMatchObject({ withinMiles: 25, minMiles: null })
    expect(slots('5 to 10 mile loops')).toMatchObject({ minMiles: 5, maxMiles: 10, withinMiles: null })
    expect(slots('trails under 10 miles')).toMatchObject({ maxMiles: 10 })
    expect(slots('a ten mile ride within 30 miles of Mena')).toMatchObject({
      withinMiles: 30,
      minMiles: 7.5,
      maxMiles: 13.5,
    })
  })

  it('reads the day', () => {
    expect(slots('ride tomorrow').date).toEqual({ words: 'tomorrow', day: '2026-11-22' })
    expect(slots('trails for saturday').date?.day).toBe('2026-11-21')
    expect(slots('is it open on december 10').date?.day).toBe('2026-12-10')
    expect(slots('open march 3rd').date?.day).toBe('2027-03-03')
    expect(detectIntent('ride tomorrow').entities.date).toEqual({ words: 'tomorrow', day: null })
  })
})

describe('any text', () => {
  it('gets an answer with a confidence, and the same one twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const first = detect(text)
        expect(INTENTS).toContain(first.intent)
        expect(first.response).not.toBe('')
        expect(detect(text)).toEqual(first)
      }),
    )
  })

  it('is the same with and without capitals, punctuation and blanks', () => {
    const words = fc.constantFrom(
      'my',
      'buddy',
      'is',
      'hurt',
      'near',
      'Mena',
      'find',
      'easy',
      'trails',
      'help',
      'lost',
      'valley',
    )
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (said) => {
        const plain = detect(said.join(' ').toLowerCase())
        expect(detect(`  ${said.join('  ').toUpperCase()}!! `)).toEqual(plain)
      }),
    )
  })

  it('of any length is read in no time worth speaking of: what nobody can say in one breath is not read', () => {
    expect(detect('lost '.repeat(100_000)).intent).toBe('emergency_help')
  })
})
