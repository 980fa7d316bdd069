import type { HapticPattern } from './pattern.ts'

/**
 * The alphabet behind the named patterns, so that a gloved hand learns it once: left begins short and ends long, right begins long and
 * ends short; slight has one pair, a turn two, sharp three. Warnings are even and heavy, progress is one soft knock per quarter.
 */
const LEFT = [60, 60, 180] as const
const RIGHT = [180, 60, 60] as const
const GAP = 140

const times = (unit: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? [...unit] : [GAP, ...unit])).flat()

type Rest = Omit<HapticPattern, 'id' | 'name' | 'description' | 'pattern'>
const turning: Rest = { intensity: 'medium', category: 'navigation', batteryImpact: 'low', accessibilityFriendly: true }
const alarm: Rest = { intensity: 'heavy', category: 'emergency', batteryImpact: 'high', accessibilityFriendly: true }
const joy: Rest = { intensity: 'light', category: 'achievement', batteryImpact: 'low', accessibilityFriendly: false }
const notice: Rest = {
  intensity: 'medium',
  category: 'notification',
  batteryImpact: 'medium',
  accessibilityFriendly: true,
}
const system: Rest = { intensity: 'light', category: 'system', batteryImpact: 'low', accessibilityFriendly: true }

const named = (
  rest: Rest,
  rows: readonly (readonly [id: string, name: string, description: string, pattern: readonly number[]])[],
) => rows.map(([id, name, description, pattern]): HapticPattern => ({ id, name, description, pattern, ...rest }))

const DOT = 100
const DASH = 300
const SOS_MS = [DOT, DOT, DOT, DASH, DASH, DASH, DOT, DOT, DOT].flatMap((ms, i) =>
  i === 0 ? [ms] : [i % 3 === 0 ? 300 : 100, ms],
)

/** Every named pattern of the product (specification, section 9 of the core document). Durations are ours. */
export const HAPTIC_PATTERNS: readonly HapticPattern[] = [
  ...named(turning, [
    ['turn-left-slight', 'Slight left', 'One short-long pair', times(LEFT, 1)],
    ['turn-left', 'Left turn', 'Two short-long pairs', times(LEFT, 2)],
    ['turn-left-sharp', 'Sharp left', 'Three short-long pairs', times(LEFT, 3)],
    ['turn-right-slight', 'Slight right', 'One long-short pair', times(RIGHT, 1)],
    ['turn-right', 'Right turn', 'Two long-short pairs', times(RIGHT, 2)],
    ['turn-right-sharp', 'Sharp right', 'Three long-short pairs', times(RIGHT, 3)],
    ['waypoint-approach', 'Waypoint ahead', 'Three knocks that grow', [60, 90, 120, 90, 200]],
    ['off-trail', 'Off the trail', 'Four heavy beats, even', [350, 150, 350, 150, 350, 150, 350]],
    ['quarter-mile', 'Quarter mile', 'One soft knock', [80]],
    ['mile', 'Mile', 'Four soft knocks', [80, 120, 80, 120, 80, 120, 80]],
  ]),
  ...named(alarm, [
    ['emergency', 'Emergency alert', 'Three hard beats', [200, 100, 200, 100, 200]],
    ['sos', 'SOS', 'Morse S O S', SOS_MS],
    ['location-shared', 'Location shared', 'A long beat and a short answer', [300, 150, 100]],
  ]),
  ...named(joy, [
    ['achievement', 'Achievement', 'A light roll', [50, 50, 50, 50, 150]],
    ['trail-completed', 'Trail completed', 'A roll and two long beats', [50, 50, 50, 50, 250, 100, 250]],
    ['photo', 'Photo taken', 'A click', [40]],
    ['milestone', 'Milestone', 'Two light beats', [90, 90, 90]],
  ]),
  ...named(notice, [
    ['weather', 'Weather warning', 'Two slow beats', [250, 250, 250]],
    ['speed', 'Speed warning', 'Five quick beats', [90, 60, 90, 60, 90, 60, 90, 60, 90]],
  ]),
  ...named(system, [
    ['low-battery', 'Low battery', 'Long, then fading', [200, 100, 120, 100, 60]],
    ['system-ready', 'Ready', 'Two clicks', [40, 80, 40]],
    ['connection-lost', 'Connection lost', 'One long beat', [400]],
    ['connection-restored', 'Connection restored', 'A click and a beat', [60, 80, 160]],
  ]),
]

const byId = new Map(HAPTIC_PATTERNS.map((pattern) => [pattern.id, pattern]))

/** @throws RangeError for an id that no pattern has: a misspelt warning must not stay silent. */
export const hapticPattern = (id: string): HapticPattern => {
  const pattern = byId.get(id)
  if (!pattern) throw new RangeError(`No haptic pattern is called “${id}”.`)
  return pattern
}

/** What a pressed button feels like, by the context it stands in (milliseconds; specification, section 9). */
export const BUTTON_HAPTICS = {
  emergency: [200, 100, 200, 100, 200],
  navigation: [100, 50, 100],
  waypoint: [150, 75],
  default: [50],
} as const satisfies Record<string, readonly number[]>

/** A second press within this time is a shaking hand, not a wish. */
export const BUTTON_DEBOUNCE_MS = 150
