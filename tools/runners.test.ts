import { expect, it } from 'vitest'
import { tallyOfPlaywright, tallyOfVitest } from './runners.ts'

const vitest = {
  success: true,
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
}
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2 }, errors: [], suites: [] }

it('reads the counts of both runners', () => {
  expect(tallyOfVitest(vitest)).toEqual({ passed: 5, failed: 0, skipped: 2, failures: [] })
  expect(tallyOfPlaywright(playwright)).toEqual({ passed: 4, failed: 0, skipped: 2, failures: [] })
})

it('counts a run that failed without a failed test as one failure', () => {
  expect(tallyOfVitest({ ...vitest, success: false }).failed).toBe(1)
  expect(tallyOfPlaywright({ ...playwright, errors: [{ message: 'no server' }] }).failed).toBe(1)
})

it('counts a test that passed only on a second try as failed', () => {
  expect(tallyOfPlaywright({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }).failed).toBe(1)
})

it('names each test that failed, and the file that could not be loaded', () => {
  const passed = { fullName: 'fine', status: 'passed', failureMessages: [] }
  const failed = {
    fullName: 'a ride is kept',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 2\u001b[39m\n  at …'],
  }
  const testResults = [
    { name: 'a.test.ts', message: '', status: 'failed', assertionResults: [passed, failed] },
    { name: 'b.test.ts', message: 'No such module\nat …', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', message: '', status: 'passed', assertionResults: [passed] },
  ]
  expect(tallyOfVitest({ ...vitest, testResults }).failures).toEqual([
    'a.test.ts › a ride is kept: expected 2',
    'b.test.ts: No such module',
  ])
  const spec = (status: 'expected' | 'unexpected', message?: string) => ({
    title: `is ${status}`,
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  })
  const inner = { file: 'map.spec.ts', specs: [spec('unexpected', 'Timeout\n…'), spec('expected')] }
  const suites = [{ file: 'map.spec.ts', specs: [], suites: [inner] }]
  expect(tallyOfPlaywright({ ...playwright, suites, errors: [{ message: 'no server' }] }).failures).toEqual([
    'the run: no server',
    'map.spec.ts › is unexpected: Timeout',
  ])
})
