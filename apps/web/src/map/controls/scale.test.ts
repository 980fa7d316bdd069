import { METRES_PER_FOOT, METRES_PER_MILE } from '@bluffline/core'
import { expect, it } from 'vitest'
import { scaleOf } from './scale.ts'

it.each([
  [1, '300 ft', 91],
  [3, '500 ft', 51],
  [10, '0.5 mi', 80],
  [20, '1 mi', 80],
  [900, '50 mi', 89],
])('at %d metres a pixel shows %s', (metresPerPixel, text, widthPx) => {
  expect(scaleOf(metresPerPixel, 96)).toEqual({ text, widthPx })
})

it('is as long on the screen as it says, and never longer than it may be', () => {
  for (let metresPerPixel = 0.2; metresPerPixel < 4000; metresPerPixel *= 1.13) {
    const { text, widthPx } = scaleOf(metresPerPixel, 96)
    const [length = '', unit] = text.split(' ')
    const lengthM = Number(length) * (unit === 'mi' ? METRES_PER_MILE : METRES_PER_FOOT)
    expect(widthPx).toBeLessThanOrEqual(96)
    expect(widthPx).toBeGreaterThan(30)
    expect(Math.abs(widthPx * metresPerPixel - lengthM)).toBeLessThanOrEqual(metresPerPixel / 2 + 1e-9)
  }
})
