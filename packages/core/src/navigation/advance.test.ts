import { describe, expect, it } from 'vitest'
import { destination } from '../geo/distance.ts'
import { drive, DRIVE_START_MS, exactFixes, kindsOf } from '../testing/drive.ts'
import { drawLegs } from '../testing/labelled-line.ts'
import { degrees, metres } from '../units.ts'
import { resumeTrip, saveTrip, startTrip } from './start-trip.ts'

const MPH_15 = 6.7056
const corner = drawLegs([{ lengthM: 600, turnDeg: 90 }, { lengthM: 700 }], 0)
const straight = drawLegs([{ lengthM: 3000 }], 0).line

describe('a ride along a route', () => {
  const { told, trip } = drive(startTrip(corner.line, { name: 'Corner Trail' }), exactFixes(corner.line, MPH_15))

  it('is led from the start to the end, in this order', () => {
    const order = ['started', 'progress', 'prepare', 'now', 'progress', 'arriving', 'progress', 'arrived']
    expect(kindsOf(told)).toEqual(order)
    expect(trip).toMatchObject({ phase: 'arrived', remainingM: 0, next: null })
  })

  it('reads like a co-driver', () => {
    expect(told.map(({ text }) => text)).toEqual([
      'On Corner Trail, 0.8 miles to go.',
      'A quarter mile done, 0.6 miles to go.',
      'In 450 feet, turn right.',
      'Turn right now.',
      'Half a mile done, 0.3 miles to go.',
      'The end is 500 feet ahead.',
      'Three quarters of a mile done, 300 feet to go.',
      'You have arrived at the end of Corner Trail.',
    ])
  })

  it('says nothing more once it has arrived', () => {
    expect(drive(trip, exactFixes(corner.line, MPH_15, 1000)).told).toEqual([])
  })
})

describe('prompts by lead time', () => {
  it.each([
    ['on foot at 1.3 m/s', 1.3, 40, 12],
    ['at 15 mph', MPH_15, 22 * MPH_15, 3.6 * MPH_15],
    ['at 40 mph', 17.9, 22 * 17.9, 3.6 * 17.9],
  ])('%s come when they should', (_, speedMps, prepareM, nowM) => {
    const line = drawLegs([{ lengthM: 900, turnDeg: -90 }, { lengthM: 400 }], 0).line
    const { told } = drive(startTrip(line), exactFixes(line, speedMps))
    const leftM = (kind: string) => 900 - (told.find((one) => one.kind === kind)?.after.progressM ?? NaN)
    // The fix that is due is the first one within the distance: up to one step of the ride late.
    expect(leftM('prepare')).toBeLessThanOrEqual(prepareM + 4)
    expect(leftM('prepare')).toBeGreaterThan(prepareM - speedMps - 4)
    expect(leftM('now')).toBeLessThanOrEqual(nowM + 4)
    expect(leftM('now')).toBeGreaterThan(nowM - speedMps - 4)
  })

  it('tells a turn that follows at once together with the one before, and prepares for it no more', () => {
    const line = drawLegs([{ lengthM: 400, turnDeg: 90 }, { lengthM: 45, turnDeg: -90 }, { lengthM: 400 }], 0).line
    const { told } = drive(startTrip(line), exactFixes(line, MPH_15))
    const turns = told.filter(({ instruction }) => instruction !== null).map(({ text }) => text)
    expect(turns).toEqual([
      'In 500 feet, turn right, then turn left.',
      'Turn right now, then turn left.',
      'Turn left now.',
    ])
  })

  it.each([
    [90, 'turn-right'],
    [-90, 'turn-left'],
    [40, 'turn-right-slight'],
    [-130, 'turn-left-sharp'],
  ])('of %d° are felt as %s', (turnDeg, signal) => {
    const line = drawLegs([{ lengthM: 400, turnDeg }, { lengthM: 400 }], 0).line
    const { told } = drive(startTrip(line), exactFixes(line, MPH_15))
    expect(told.find(({ kind }) => kind === 'now')?.signal).toBe(signal)
  })
})

describe('arrival', () => {
  it.each([
    ['foot', 1.3, 12],
    ['riding', MPH_15, 25],
  ] as const)('%s', (travel, speedMps, radiusM) => {
    const { told } = drive(startTrip(corner.line, { travel }), exactFixes(corner.line, speedMps))
    const fix = told.find(({ kind }) => kind === 'arrived')?.fix ?? NaN
    const leftM = 1300 - fix * speedMps
    expect(leftM).toBeLessThanOrEqual(radiusM + 1)
    expect(leftM).toBeGreaterThan(radiusM - speedMps - 1)
  })

  it('does not happen at the start of a loop that ends where it began', () => {
    const loop = drawLegs(
      Array.from({ length: 4 }, () => ({ lengthM: 500, turnDeg: 90 })),
      0,
    ).line
    const { told, trip } = drive(startTrip(loop), exactFixes(loop, MPH_15).slice(0, 100))
    expect(kindsOf(told)).not.toContain('arrived')
    expect(trip.progressM).toBeCloseTo(99 * MPH_15, -1)
  })
})

describe('progress, speed and units', () => {
  it('tells quarter miles to those who want everything said and miles to all', () => {
    const { told } = drive(startTrip(straight), exactFixes(straight, MPH_15))
    const progress = told.filter(({ kind }) => kind === 'progress')
    expect(progress.map(({ text, level, signal }) => [text?.split(',')[0], level, signal])).toEqual([
      ['A quarter mile done', 'verbose', 'quarter-mile'],
      ['Half a mile done', 'verbose', 'quarter-mile'],
      ['Three quarters of a mile done', 'verbose', 'quarter-mile'],
      ['1 mile done', 'normal', 'mile'],
      ['1 and a quarter miles done', 'verbose', 'quarter-mile'],
      ['1 and a half miles done', 'verbose', 'quarter-mile'],
      ['1 and three quarters miles done', 'verbose', 'quarter-mile'],
    ])
  })

  it('tells kilometers where those are used', () => {
    const { told } = drive(startTrip(straight, { units: 'metric' }), exactFixes(straight, MPH_15))
    expect(told.filter(({ kind }) => kind === 'progress').map(({ text }) => text)).toEqual([
      '1 kilometer done, 2 kilometers to go.',
      '2 kilometers done, 1 kilometer to go.',
    ])
  })

  it('warns of speeding once, after three fixes, and again after slowing down', () => {
    const speeds = [10, 10, 12, 12, 12, 12, 12, 12, 12, 5, 5, 5, 5, 5, 12, 12, 12, 12, 12, 12, 12]
    let alongM = 0
    const fixes = speeds.map((speedMps, i) => {
      alongM += speedMps
      const [start] = straight
      return {
        ...destination(start ?? { lng: 0, lat: 0 }, degrees(0), metres(alongM)),
        timeMs: DRIVE_START_MS + i * 1000,
        accuracyM: 5,
        speedMps,
      }
    })
    const { told } = drive(startTrip(straight, { speedLimitMps: 11.176 }), fixes)
    const warnings = told.filter(({ kind }) => kind === 'speed')
    expect(warnings.map(({ text }) => text)).toEqual(Array(2).fill('Slow down. The limit is 25 miles an hour.'))
  })

  it('keeps the time that remains by the pace of the ride', () => {
    const { trip } = drive(startTrip(straight), exactFixes(straight, MPH_15).slice(0, 200))
    expect(Math.abs((trip.remainingS ?? 0) - trip.remainingM / MPH_15)).toBeLessThan(10)
  })
})

describe('a reload', () => {
  it('in the middle changes nothing of what is said after it', () => {
    const fixes = exactFixes(corner.line, MPH_15)
    const whole = drive(startTrip(corner.line, { name: 'Corner' }), fixes)
    const before = drive(startTrip(corner.line, { name: 'Corner' }), fixes.slice(0, 70))
    const written = JSON.parse(JSON.stringify(saveTrip(before.trip))) as ReturnType<typeof saveTrip>
    const after = drive(resumeTrip(corner.line, { name: 'Corner' }, written), fixes.slice(70))
    expect([...before.told, ...after.told].map(({ text }) => text)).toEqual(whole.told.map(({ text }) => text))
    expect(after.trip).toEqual(whole.trip)
  })
})
