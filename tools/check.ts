// `npm run check`: the quick gate.
import { runCheck } from './check-steps.ts'
import { closingLine } from './steps.ts'

const startedMs = performance.now()
const tally = await runCheck()
console.log(`${closingLine(tally)} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
process.exitCode = tally.failed > 0 ? 1 : 0
