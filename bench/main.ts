// `npm run bench [-- search http lighthouse]`: every figure beside its peer, measured in one run. Exit code 1 when a target is missed.
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { type Bench, isMissed, type Measurement } from './harness.ts'
import { table } from './table.ts'

const BENCHES: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
  search: () => import('./search.ts'),
  intent: () => import('./intent.ts'),
  voice: () => import('./voice.ts'),
  palette: () => import('./palette.ts'),
  campgrounds: () => import('./campgrounds.ts'),
  http: () => import('./http.ts'),
  load: () => import('./load.ts'),
  ride: () => import('./ride-heap.ts'),
  'core-navigation': () => import('./core-navigation.ts'),
  'core-track': () => import('./core-track.ts'),
  'core-route': () => import('./core-route.ts'),
  'water-alarm': () => import('./water-alarm.ts'),
  'cold-start': () => import('./cold-start.ts'),
  lighthouse: () => import('./lighthouse.ts'),
}

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}

const measured: Measurement[] = []
const failed: string[] = []
for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHES)) {
  try {
    const { bench } = (await BENCHES[name]?.()) ?? {}
    console.log(`\n${name}`)
    measured.push(...((await bench?.run((line) => console.log(`  ${line}`))) ?? []))
  } catch (error) {
    failed.push(name)
    console.error(error)
  }
}

const [cpu] = cpus()
console.log(`\n${table(measured)}`)
console.log(
  `\nMachine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`,
)
const missed = measured.filter(isMissed)
for (const { name } of missed) console.log(`Target missed: ${name}`)
for (const name of failed) console.log(`Did not finish: ${name}`)
process.exit(missed.length + failed.length > 0 ? 1 : 0)
