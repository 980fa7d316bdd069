import { describe, expect, it } from 'vitest'
import { metres, milesToMetres, mphToMetresPerSecond, seconds } from '../units.ts'
import {
  formatCount,
  formatDuration,
  formatFeet,
  formatGrouped,
  formatKilometres,
  formatMetres,
  formatMiles,
  formatMph,
} from './quantities.ts'

describe('lengths and speeds', () => {
  it.each([
    [4.38, '4.4 mi'],
    [14.35, '14.4 mi'],
    [14.349, '14.3 mi'],
    [1.005, '1.0 mi'],
    [0.045, '0.05 mi'],
    [0, '0.0 mi'],
    [0.04, '0.04 mi'],
    [1234.56, '1,234.6 mi'],
    [NaN, 'Unknown'],
    [Infinity, 'Unknown'],
  ])('%d miles is %s', (miles, text) => {
    expect(formatMiles(milesToMetres(miles))).toBe(text)
  })

  it('writes feet, metres and kilometres', () => {
    expect(formatFeet(metres(381))).toBe('1,250 ft')
    expect(formatFeet(metres(-0.01))).toBe('0 ft')
    expect(formatFeet(metres(-30.48))).toBe('-100 ft')
    expect(formatMetres(metres(1234567.8))).toBe('1,234,568 m')
    expect(formatKilometres(metres(7049))).toBe('7.0 km')
    expect(formatMph(mphToMetresPerSecond(14.6))).toBe('15 mph')
  })
})

describe('durations', () => {
  it.each([
    [0, '0 s'],
    [59.4, '59 s'],
    [59.6, '1 min'],
    [3570, '1 h 0 min'],
    [3900, '1 h 5 min'],
    [93_600, '26 h 0 min'],
    [-5, '0 s'],
    [NaN, 'Unknown'],
  ])('%d s is %s', (duration, text) => {
    expect(formatDuration(seconds(duration))).toBe(text)
  })
})

describe('counts', () => {
  it.each([
    [0, '0'],
    [213, '213'],
    [999.4, '999'],
    [999.5, '1.0K'],
    [1000, '1.0K'],
    [1249, '1.2K'],
    [999_949, '999.9K'],
    [999_950, '1.0M'],
    [3_000_000, '3.0M'],
    [-0.2, '0'],
    [-12.6, '-13'],
    [-1500, '-1.5K'],
    [NaN, 'Unknown'],
  ])('%d is %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })
})

describe('whole numbers', () => {
  it.each([0, 7, 999, 1000, 12_345, 1_234_567, -1234])('%d is grouped as US English writes it', (value) => {
    expect(formatGrouped(value)).toBe(value.toLocaleString('en-US'))
  })
})
