import type { Tone } from '../haptics/cue.ts'

/** One stretch of a light signal. */
export interface Flash {
  readonly isOn: boolean
  readonly lengthMs: number
}

/** One unit of Morse code here, in milliseconds. */
export const SOS_UNIT_MS = 250

const LETTERS = ['...', '---', '...'] as const

/** Dots are one unit, dashes three, gaps one, between letters three, between words seven (ITU-R M.1677-1). */
function units(): readonly (readonly [isOn: boolean, count: number])[] {
  return LETTERS.flatMap((letter, at) => [
    ...[...letter].flatMap((sign, i): (readonly [boolean, number])[] => [
      ...(i === 0 ? [] : [[false, 1] as const]),
      [true, sign === '.' ? 1 : 3],
    ]),
    [false, at === LETTERS.length - 1 ? 7 : 3] as const,
  ])
}

/**
 * SOS in light, once, with the pause after it. A dot and its gap last half a second: two flashes a second, under the three that WCAG 2.3.1
 * allows. `unitMs` may be longer, never shorter than a sixth of a second.
 */
export const sosFlashes = (unitMs = SOS_UNIT_MS): readonly Flash[] =>
  units().map(([isOn, count]) => ({ isOn, lengthMs: count * Math.max(unitMs, 1000 / 6) }))

/** SOS in tones, once. */
export const sosTones = (unitMs = SOS_UNIT_MS, frequencyHz = 2800): readonly Tone[] =>
  units().map(([isOn, count]) => ({ frequencyHz: isOn ? frequencyHz : 0, lengthMs: count * unitMs }))

/** Vibration and pause in turn. `strength` 0…1 shortens the beats, not the rhythm. */
export const sosVibration = (strength = 1, unitMs = SOS_UNIT_MS): readonly number[] =>
  units()
    .slice(0, -1)
    .map(([isOn, count]) => Math.round(count * unitMs * (isOn ? strength : 1)))

/**
 * A whistle: three blasts, the distress call of walkers and riders, a minute between groups. Swept around 3 kHz, where ears are keenest and
 * small loudspeakers are loud.
 */
export const whistleTones = (): readonly Tone[] =>
  Array.from({ length: 3 }, () => [
    ...Array.from({ length: 10 }, (_, i): Tone => ({ frequencyHz: i % 2 === 0 ? 2900 : 3200, lengthMs: 80 })),
    { frequencyHz: 0, lengthMs: 700 },
  ]).flat()
