import { afterEach, expect, it, vi } from 'vitest'
import { closingLine, runSteps, sum } from './steps.ts'

afterEach(() => vi.restoreAllMocks())

it('runs every step though one fails, and shows only what the failing one printed', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
  const tally = await runSteps(
    [
      { name: 'broken', args: ['-e', 'console.log("the reason"); process.exit(1)'] },
      { name: 'fine', args: ['-e', 'console.log("all is well")'] },
      { name: 'absent', args: ['no-such-file.ts'] },
    ],
    1,
  )
  expect(tally).toEqual({ passed: 1, failed: 2, skipped: 0, failures: ['broken', 'absent'] })
  expect(lines.join('\n')).toMatch(/✗ broken .*\n {4}the reason\n✓ fine .*\n✗ absent .*\n[^]*no-such-file/)
  expect(lines.join('\n')).not.toContain('all is well')
})

it('adds up what all runners counted', () => {
  const all = sum([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 1, skipped: 0, failures: ['that one'] },
  ])
  expect(all.failures).toEqual(['that one'])
  expect(closingLine(all)).toBe('5 passed, 1 failed, 1 skipped')
  expect(closingLine({ passed: 4, failed: 0, skipped: 0 })).toBe('4 passed, 0 failed')
})
