// `npm run test:postgres [-- vitest arguments]`
import { runPostgresTests } from './postgres-tests.ts'
import { closingLine } from './steps.ts'

const tally = await runPostgresTests(process.argv.slice(2))
console.log(closingLine(tally))
process.exitCode = tally.failed > 0 ? 1 : 0
