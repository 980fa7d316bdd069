// `npm test`: everything, from the quick gate to the browser. A part that fails does not keep the next from running.
import { runCheck } from './check-steps.ts'
import { ensureChromium } from './chromium.ts'
import { runPostgresTests } from './postgres-tests.ts'
import { runPlaywright, runVitest } from './runners.ts'
import { closingLine, runSteps, sum, type Tally } from './steps.ts'

const chromium = await ensureChromium()

const PARTS: readonly (readonly [name: string, run: () => Promise<Tally>])[] = [
  ['check', runCheck],
  ['unit', () => runVitest({ args: [] })],
  ['build', () => runSteps([{ name: 'web app', args: ['tools/build.ts', '--changed'] }], 1)],
  ['browser', () => runPlaywright({ args: ['-c', 'apps/e2e/playwright.config.ts'], env: { CHROMIUM_PATH: chromium } })],
  ['postgres', () => runPostgresTests()],
]

const startedMs = performance.now()
const secondsSince = (thenMs: number) => `${((performance.now() - thenMs) / 1000).toFixed(0)} s`
const tallies: Tally[] = []
for (const [name, run] of PARTS) {
  console.log(`\n── ${name}`)
  const partMs = performance.now()
  const tally = await run().catch((error: unknown): Tally => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${String(error)}`] }
  })
  console.log(`── ${name}: ${closingLine(tally)} in ${secondsSince(partMs)}`)
  tallies.push(tally)
}

const all = sum(tallies)
console.log(`\nEverything took ${secondsSince(startedMs)}.`)
// Last, where whoever reads only the end of a long output finds them.
for (const failure of all.failures) console.log(`✗ ${failure}`)
console.log(closingLine(all))
process.exitCode = all.failed > 0 ? 1 : 0
