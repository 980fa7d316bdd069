import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf, runNode } from './programs.ts'
import type { Tally } from './steps.ts'

interface VitestJson {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface PlaywrightJson {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/** A run that failed without a failed test (a file that cannot be loaded, no test at all) counts as one failure. */
const atLeastOneFailed = (failed: number, ok: boolean) => (ok ? failed : Math.max(1, failed))

export const tallyOfVitest = (json: VitestJson): Tally => ({
  passed: json.numPassedTests,
  failed: atLeastOneFailed(json.numFailedTests, json.success),
  skipped: json.numPendingTests + json.numTodoTests,
})

export const tallyOfPlaywright = ({ stats, errors }: PlaywrightJson): Tally => ({
  passed: stats.expected,
  failed: atLeastOneFailed(stats.unexpected + stats.flaky, errors.length === 0),
  skipped: stats.skipped,
})

interface Runner {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const withReport = async <Json>(
  start: (file: string) => Promise<{ ok: boolean }>,
  count: (json: Json) => Tally,
): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'bluffline-report-'))
  try {
    const file = join(folder, 'report.json')
    const { ok } = await start(file)
    if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
    const tally = count(JSON.parse(readFileSync(file, 'utf8')) as Json)
    return { ...tally, failed: atLeastOneFailed(tally.failed, ok) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const runVitest = ({ args, env = {} }: Runner): Promise<Tally> =>
  withReport(
    (file) =>
      runNode(
        [programOf('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
        {
          env,
          output: 'show',
        },
      ),
    tallyOfVitest,
  )

export const runPlaywright = ({ args, env = {} }: Runner): Promise<Tally> =>
  withReport(
    (file) =>
      runNode([programOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...args], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        output: 'show',
      }),
    tallyOfPlaywright,
  )
