import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { programOf, runNode } from './programs.ts'
import type { Tally } from './steps.ts'

interface VitestJson {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'skipped' | 'expected' | 'unexpected' | 'flaky'
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

interface PlaywrightJson {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
}

/** A run that failed without a failed test (a file that cannot be loaded, no test at all) counts as one failure. */
const atLeastOneFailed = (failed: number, ok: boolean) => (ok ? failed : Math.max(1, failed))

const oneLine = (where: string, message = '') =>
  `${where}: ${stripVTControlCharacters(message).trimStart().split('\n', 1)[0] ?? ''}`

const failuresOfVitest = ({ testResults }: VitestJson) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const broken = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded has no test that failed.
    if (broken.length === 0) return status === 'failed' ? [oneLine(name, message)] : []
    return broken.map((test) => oneLine(`${name} › ${test.fullName}`, test.failureMessages[0]))
  })

const failuresOfSuite = ({ file, suites = [], specs }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        oneLine(`${file} › ${title}`, results.find(({ error }) => error !== undefined)?.error?.message),
      ),
  ),
  ...suites.flatMap(failuresOfSuite),
]

export const tallyOfVitest = (json: VitestJson): Tally => ({
  passed: json.numPassedTests,
  failed: atLeastOneFailed(json.numFailedTests, json.success),
  skipped: json.numPendingTests + json.numTodoTests,
  failures: failuresOfVitest(json),
})

export const tallyOfPlaywright = ({ stats, errors, suites }: PlaywrightJson): Tally => ({
  passed: stats.expected,
  failed: atLeastOneFailed(stats.unexpected + stats.flaky, errors.length === 0),
  skipped: stats.skipped,
  failures: [...errors.map(({ message }) => oneLine('the run', message)), ...suites.flatMap(failuresOfSuite)],
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
