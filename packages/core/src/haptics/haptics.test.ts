import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMs } from '../units.ts'
import { adjustHaptic, DEFAULT_HAPTIC_CONFIG, type HapticConfig } from './adjust.ts'
import { cueFor } from './cue.ts'
import type { HapticPattern } from './pattern.ts'
import { HAPTIC_PATTERNS, hapticPattern } from './patterns.ts'
import { idleHaptics, playHaptic, type HapticSurroundings } from './player.ts'

const plain: HapticConfig = { ...DEFAULT_HAPTIC_CONFIG, masterIntensity: 1 }
const calm = { batteryLevel: 1, powerSaving: false, emergencyMode: false }
const turn = { pattern: [100, 50], category: 'navigation' } as const
const alarm = { pattern: [100, 900], category: 'emergency' } as const

describe('adjustHaptic', () => {
  it.each([
    ['leaves a pattern alone', turn, plain, calm, [100, 50]],
    ['scales everything by the master intensity', turn, DEFAULT_HAPTIC_CONFIG, calm, [80, 40]],
    ['lengthens by 1.3 outdoors', turn, { ...plain, outdoorMode: true }, calm, [130, 65]],
    ['shortens by 0.7 under 30 % charge', turn, plain, { ...calm, batteryLevel: 0.29 }, [70, 35]],
    ['does not at 30 %', turn, plain, { ...calm, batteryLevel: 0.3 }, [100, 50]],
    ['does not when the charge is unknown', turn, plain, { ...calm, batteryLevel: null }, [100, 50]],
    ['shortens in power saving', turn, plain, { ...calm, powerSaving: true }, [70, 35]],
    ['does not where optimisation is off', turn, { ...plain, batteryOptimization: false }, { ...calm, powerSaving: true }, [100, 50]],
    ['lengthens emergency patterns by 1.5 in emergency mode', alarm, plain, { ...calm, emergencyMode: true }, [150, 1000]],
    ['but no others', turn, plain, { ...calm, emergencyMode: true }, [100, 50]],
    ['caps outdoors before the battery factor', { ...alarm, pattern: [900] }, { ...plain, outdoorMode: true }, { ...calm, batteryLevel: 0.1 }, [700]],
    ['applies outdoor, battery, emergency and intensity in that order', { ...alarm, pattern: [900] }, { ...DEFAULT_HAPTIC_CONFIG, outdoorMode: true }, { batteryLevel: 0.1, powerSaving: false, emergencyMode: true }, [800]],
  ])('%s', (_, pattern, config, conditions, expected) => {
    expect(adjustHaptic(pattern, config, conditions)).toEqual(expected)
  }) // prettier-ignore

  it('never plays longer than a second at a stretch, and never a negative time', () => {
    const durations = fc.array(fc.integer({ min: 0, max: 5000 }))
    fc.assert(
      fc.property(durations, fc.double(), fc.boolean(), (pattern, masterIntensity, flag) => {
        const config = { ...plain, masterIntensity, outdoorMode: true }
        const result = adjustHaptic({ pattern, category: 'emergency' }, config, { ...calm, emergencyMode: flag })
        expect(result.every((ms) => ms >= 0 && ms <= 1000)).toBe(true)
      }),
    )
  })
})

describe('the named patterns', () => {
  it('are all different, begin and end with a vibration, and have a sound and a picture', () => {
    expect(new Set(HAPTIC_PATTERNS.map((p) => p.pattern.join())).size).toBe(HAPTIC_PATTERNS.length)
    for (const { id, pattern } of HAPTIC_PATTERNS) {
      expect(pattern.length % 2, id).toBe(1)
      expect(cueFor(id).sound.length, id).toBeGreaterThan(0)
    }
    expect(() => hapticPattern('turn-lfet')).toThrow(RangeError)
  })

  it('keep left and right apart by touch: mirror images', () => {
    for (const kind of ['turn-left-slight', 'turn-left', 'turn-left-sharp'])
      expect(hapticPattern(kind.replace('left', 'right')).pattern).toEqual([...hapticPattern(kind).pattern].reverse())
  })

  it('spell SOS in Morse: three short, three long, three short', () => {
    const beats = hapticPattern('sos').pattern.filter((_, i) => i % 2 === 0)
    expect(beats.map((ms) => (ms > 200 ? '-' : '.')).join('')).toBe('...---...')
  })
})

describe('playHaptic', () => {
  const around: HapticSurroundings = {
    config: plain,
    canVibrate: true,
    categories: { navigation: true, emergency: true, achievement: false, notification: true, system: true },
    conditions: { batteryLevel: 1, powerSaving: false },
  }
  const ask = (
    pattern: HapticPattern,
    atMs: number,
    state = idleHaptics,
    change: Partial<HapticSurroundings> = {},
    force = false,
  ) => playHaptic(state, { pattern, now: epochMs(atMs), force }, { ...around, ...change })
  const left = hapticPattern('turn-left')
  const sos = hapticPattern('sos')

  it('plays one at a time, until 100 ms after the pattern has ended', () => {
    const { state } = ask(left, 0)
    const lengthMs = left.pattern.reduce((a, b) => a + b, 0)
    expect(ask(left, lengthMs + 99, state).refusal).toBe('playing')
    expect(ask(left, lengthMs + 100, state).refusal).toBeNull()
  })

  it('waits 100 ms between the starts of two patterns even when the first was empty', () => {
    const empty = { ...left, pattern: [] }
    const { state } = ask(empty, 0)
    expect(playHaptic({ ...state, playingUntilMs: 0 }, { pattern: left, now: epochMs(99) }, around).refusal).toBe(
      'cooldown',
    )
    expect(ask(left, 100, state).refusal).toBeNull()
  })

  it('respects the switches, unless it is forced', () => {
    const off = { config: { ...plain, enabled: false } }
    expect(ask(left, 0, idleHaptics, off).refusal).toBe('disabled')
    expect(ask(left, 0, idleHaptics, off, true).refusal).toBeNull()
    expect(ask(hapticPattern('achievement'), 0).refusal).toBe('category-off')
    expect(ask(left, 0, idleHaptics, { canVibrate: false }, true).refusal).toBe('cannot-vibrate')
  })

  it('lets an emergency through everything, in emergency mode, for five seconds', () => {
    const busy = ask(left, 0).state
    const first = ask(sos, 10, busy, { config: { ...plain, enabled: false } })
    expect(first.vibrateMs?.[0]).toBe(150)
    expect(first.state.emergencyUntilMs).toBe(5010)
    expect(ask(hapticPattern('emergency'), 50, busy, { config: { ...plain, emergencyOverride: false } }).refusal).toBe(
      'playing',
    )
  })
})
