/** How a check ended, in words somebody can act on. */
export interface CheckResult {
  readonly isGood: boolean
  readonly words: string
}

export interface Check {
  readonly name: string
  readonly run: () => Promise<CheckResult>
}

export const good = (words: string): CheckResult => ({ isGood: true, words })
export const bad = (words: string): CheckResult => ({ isGood: false, words })

/** Longer than this no check may take: one that hangs has failed. */
const PATIENCE_MS = 15_000

/** A check that throws or hangs has failed; it takes no other with it. */
export async function runCheck({ run }: Check): Promise<CheckResult> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(() => resolve(bad('No answer in 15 seconds.')), PATIENCE_MS)
  })
  const answer = run().catch((error: unknown) => bad(error instanceof Error ? error.message : String(error)))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
