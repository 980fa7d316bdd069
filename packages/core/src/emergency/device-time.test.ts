import { expect, it } from 'vitest'
import { timeOfDevice } from './device-time.ts'

it('believes a clock that is right, and one that says nothing of itself', () => {
  expect(timeOfDevice(1000, 50_000, 70_000)).toBe(1000)
  expect(timeOfDevice(1000, null, 9e12)).toBe(1000)
})

it('moves what a wrong clock said by as much as it is wrong', () => {
  const year = 365 * 86_400_000
  // Ten minutes ago by a clock that is a year behind, or ahead.
  expect(timeOfDevice(5 * year - 600_000, 5 * year, 6 * year)).toBe(6 * year - 600_000)
  expect(timeOfDevice(7 * year - 600_000, 7 * year, 6 * year)).toBe(6 * year - 600_000)
})
