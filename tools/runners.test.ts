import { expect, it } from 'vitest'
import { tallyOfPlaywright, tallyOfVitest } from './runners.ts'

const vitest = { success: true, numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2 }, errors: [] }

it('reads the counts of both runners', () => {
  expect(tallyOfVitest(vitest)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  expect(tallyOfPlaywright(playwright)).toEqual({ passed: 4, failed: 0, skipped: 2 })
})

it('counts a run that failed without a failed test as one failure', () => {
  expect(tallyOfVitest({ ...vitest, success: false }).failed).toBe(1)
  expect(tallyOfPlaywright({ ...playwright, errors: [{ message: 'no server' }] }).failed).toBe(1)
})

it('counts a test that passed only on a second try as failed', () => {
  expect(tallyOfPlaywright({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }).failed).toBe(1)
})
