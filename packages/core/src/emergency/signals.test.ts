import { describe, expect, it } from 'vitest'
import { epochMs } from '../units.ts'
import { noFall, watchFall, type Motion } from './fall.ts'
import { isNewReading, lastSignal, type SignalReading } from './signal-log.ts'
import { sosFlashes, sosTones, sosVibration, whistleTones } from './sos-signal.ts'
import { isCallForHelp } from './triggers.ts'
import { EMERGENCY_TRIGGERS } from './settings.ts'

describe('SOS', () => {
  it('is three short, three long, three short', () => {
    const on = sosFlashes(200).filter(({ isOn }) => isOn)
    expect(on.map(({ lengthMs }) => lengthMs)).toEqual([200, 200, 200, 600, 600, 600, 200, 200, 200])
    expect(sosTones(200).filter(({ frequencyHz }) => frequencyHz > 0)).toHaveLength(9)
  })

  it.each([1, 100, 250, 400])(
    'never flashes more than three times in any second, asked for units of %d ms',
    (unitMs) => {
      let at = 0
      const begins = [...sosFlashes(unitMs), ...sosFlashes(unitMs)].flatMap(({ isOn, lengthMs }) => {
        const begin = at
        at += lengthMs
        return isOn ? [begin] : []
      })
      for (const from of begins)
        expect(begins.filter((begin) => begin >= from && begin < from + 999).length).toBeLessThanOrEqual(3)
    },
  )

  it('is felt weaker, not slower', () => {
    const [strong, weak] = [sosVibration(1), sosVibration(0.5)]
    expect(weak.map((ms, i) => ms / (strong[i] ?? NaN))).toEqual(weak.map((_, i) => (i % 2 === 0 ? 0.5 : 1)))
    expect(strong).toHaveLength(17)
  })

  it('whistles three blasts', () => {
    expect(whistleTones().filter(({ frequencyHz }) => frequencyHz === 0)).toHaveLength(3)
  })
})

describe('a call for help', () => {
  it.each(['help', 'Help!', 'SOS, SOS', 'mayday mayday mayday', 'help me please', 'emergency', 'I’m injured'])(
    'is all that was said: %s',
    (said) => expect(isCallForHelp(said, EMERGENCY_TRIGGERS)).toBe(said !== 'there'),
  )

  it.each(['help me find an easy trail', 'is there an emergency phone', 'panic at the disco', 'please', ''])(
    'is not in: %s',
    (said) => expect(isCallForHelp(said, EMERGENCY_TRIGGERS)).toBe(false),
  )

  it('can be made with words of one’s own', () => {
    expect(isCallForHelp('broken arrow now', ['broken arrow'])).toBe(true)
    expect(isCallForHelp('help', ['broken arrow'])).toBe(false)
    expect(isCallForHelp('help', [])).toBe(false)
  })
})

describe('the record of signal', () => {
  const reading = (lng: number, second: number, hasSignal: boolean): SignalReading => ({
    lng,
    lat: 35.5,
    atMs: epochMs(second * 1000),
    hasSignal,
  })

  it('leads back to where the network was last reached, not to where it was nearest', () => {
    const readings = [reading(-92.8, 0, true), reading(-92.7, 300, true), reading(-92.6, 900, false)]
    expect(lastSignal(readings, { lng: -92.8, lat: 35.5 })?.reading.lng).toBe(-92.7)
    expect(lastSignal([reading(-92.6, 900, false)], { lng: -92.8, lat: 35.5 })).toBeNull()
  })

  it('keeps what says something new', () => {
    const first = reading(-92.8, 0, true)
    expect(isNewReading(null, first)).toBe(true)
    expect(isNewReading(first, reading(-92.8, 5, true))).toBe(false)
    expect(isNewReading(first, reading(-92.8, 5, false))).toBe(true)
    expect(isNewReading(first, reading(-92.79, 5, true))).toBe(true)
    expect(isNewReading(first, reading(-92.8, 60, true))).toBe(true)
  })
})

describe('a fall', () => {
  const G = 9.80665
  /** 20 readings a second of what `of` gives, in g. */
  const ride = (seconds: number, of: (second: number) => number) => {
    let watch = noFall
    let falls = 0
    for (let i = 0; i < seconds * 20; i++) {
      const motion: Motion = { atMs: i * 50, x: 0, y: 0, z: of(i / 20) * G }
      const step = watchFall(watch, motion)
      watch = step.watch
      falls += Number(step.hasFallen)
    }
    return falls
  }
  const bumps = (second: number) => 1 + 1.4 * Math.sin(second * 40)

  it('is a blow and then stillness, told once', () => {
    expect(ride(40, (s) => (s < 10 ? bumps(s) : s < 10.1 ? 8 : s < 12 ? bumps(s) : 1.02))).toBe(1)
  })

  it('is none while one rides on, bumps as they may', () => {
    expect(ride(60, bumps)).toBe(0)
    expect(ride(60, (s) => (Math.abs(s - 10) < 0.1 ? 9 : bumps(s)))).toBe(0)
  })

  it('is none where the phone is picked up again, or lies still without a blow', () => {
    expect(ride(60, (s) => (Math.abs(s - 10) < 0.1 ? 12 : Math.abs(s - 16) < 0.3 ? 1.5 : 1))).toBe(0)
    expect(ride(60, () => 1)).toBe(0)
  })

  it('is none in readings that are no numbers', () => {
    expect(ride(30, () => NaN)).toBe(0)
  })
})
