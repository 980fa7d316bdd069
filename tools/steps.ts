// Runs independent checks a few at a time and says of each how long it took.
import { type Ended, runNode } from './programs.ts'

export interface Step {
  readonly name: string
  /** Arguments for Node. */
  readonly args: readonly string[]
}

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, one line each: where it is, and the first line of why. */
  readonly failures?: readonly string[]
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] } satisfies Tally

export const sum = (tallies: readonly Tally[]): Required<Tally> =>
  tallies.reduce<Required<Tally>>(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...(one.failures ?? [])],
    }),
    NOTHING,
  )

/** The one line that everything ends with. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const report = (name: string, { ok, output, durationS }: Ended) => {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(12)} ${durationS.toFixed(1).padStart(6)} s`)
  if (!ok) console.log(output.trimEnd().replace(/^/gm, '    '))
}

/** Each step in a process of its own, `atOnce` of them at a time, in the given order; output is shown of those that failed. */
export const runSteps = async (steps: readonly Step[], atOnce: number): Promise<Tally> => {
  const waiting = [...steps]
  const failures: string[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const ended = await runNode(step.args, { output: 'keep' })
      report(step.name, ended)
      if (!ended.ok) failures.push(step.name)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { passed: steps.length - failures.length, failed: failures.length, skipped: 0, failures }
}
