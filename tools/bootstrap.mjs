// The one program that runs on whatever Node (20 or newer) a machine has: it installs what is missing, then hands over to the pinned Node.
import { ensureInstalled } from './bootstrap/install.mjs'
import { handOver, ROOT } from './bootstrap/hand-over.mjs'

/** Each task is a list of programs run one after another; arguments of the command line go to the last. */
const TASKS = {
  start: {
    does: 'build what changed, then serve app and API (PORT, DATA_DIR: see .env.example)',
    run: [['tools/build.ts', '--changed'], ['apps/server/src/main.ts']],
  },
  dev: { does: 'app and server with hot reload', run: [['tools/dev.ts']] },
  build: { does: 'build the web app', run: [['tools/build.ts']] },
  test: { does: 'everything: check, unit, build, browser, PostgreSQL', run: [['tools/test.ts']] },
  bench: { does: 'every figure beside its peer', run: [['tools/build.ts', '--changed'], ['bench/main.ts']] },
}

const usage = () =>
  [
    'npm start | npm test | npm run dev | npm run build | npm run bench',
    '',
    ...Object.entries(TASKS).map(([name, { does }]) => `  ${name.padEnd(6)} ${does}`),
    '',
    'On a fresh clone each of them first installs what package-lock.json names, with the pinned Node.',
  ].join('\n')

const say = (line) => console.log(line)

const main = async ([name, ...rest]) => {
  if (name === '--help' || name === '-h') {
    say(usage())
    return 0
  }
  const task = Object.hasOwn(TASKS, name ?? '') ? TASKS[name] : undefined
  if (task === undefined) {
    console.error(`There is no task ${name ?? '(none given)'}.\n\n${usage()}`)
    return 2
  }
  process.chdir(ROOT)
  const node = ensureInstalled(ROOT, say)
  for (const [step, program] of task.run.entries()) {
    const args = step === task.run.length - 1 ? [...program, ...rest] : program
    const code = await handOver(node, args)
    if (code !== 0) return code
  }
  return 0
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
