// `node bench/faults.ts [writes] [kills]`: the long form of `npm run test:faults`. Queues that many writes (1,000 unless said otherwise),
// sends them over a line that drops, loses, cuts short, doubles and delays, and kills the server in their midst, five times unless said
// otherwise. Ends with 1 when one is lost, doubled or out of order.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [writes = '1000', kills = '5'] = process.argv.slice(2)
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const child = spawn(process.execPath, [vitest, 'run', '--project', 'web', 'apps/web/src/data/faults'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, FAULT_WRITES: writes, FAULT_KILLS: kills },
  stdio: 'inherit',
})
child.on('exit', (code) => (process.exitCode = code ?? 1))
