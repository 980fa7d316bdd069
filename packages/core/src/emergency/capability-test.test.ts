import { expect, it } from 'vitest'
import { passesCapabilityTest } from './capability-test.ts'

const checks = (good: number, of: number) => Array.from({ length: of }, (_, i) => i < good)

it('a test passes when seven checks of ten succeed, and not with fewer or none', () => {
  expect(passesCapabilityTest(checks(7, 10))).toBe(true)
  expect(passesCapabilityTest(checks(6, 10))).toBe(false)
  expect(passesCapabilityTest(checks(14, 20))).toBe(true)
  expect(passesCapabilityTest(checks(2, 3))).toBe(false)
  expect(passesCapabilityTest([])).toBe(false)
})
