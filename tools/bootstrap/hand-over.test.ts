import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'

const HAND_OVER = new URL('hand-over.mjs', import.meta.url).href
const PROGRAM = `
  let signals = 0
  process.on('SIGINT', () => { signals += 1; console.log('signal ' + signals) })
  process.on('SIGTERM', () => process.exit(7))
  setInterval(() => {}, 1000)
  console.log('pid ' + process.pid)
`

/** A parent that hands over to `program`, as bootstrap does, with the lines it prints. */
const parentOf = (program: string) => {
  const code = `import(${JSON.stringify(HAND_OVER)}).then((m) => m.handOver(process.execPath, ['-e', ${JSON.stringify(program)}])).then((code) => { process.exitCode = code })`
  const parent = spawn(process.execPath, ['-e', code])
  const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]()
  return { parent, nextLine: async () => String((await lines.next()).value) }
}
const exitCode = async (parent: ChildProcessWithoutNullStreams) => (await once(parent, 'exit'))[0] as number | null
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a program that was handed over to', () => {
  it('decides the exit code', async () => {
    expect(await exitCode(parentOf('process.exit(3)').parent)).toBe(3)
  })

  it('gives 128 + 9 when it was killed outright', async () => {
    expect(await exitCode(parentOf('process.kill(process.pid, "SIGKILL")').parent)).toBe(137)
  })

  it('gets one signal for a Ctrl-C that arrives twice, and ends when told to', async () => {
    const { parent, nextLine } = parentOf(PROGRAM)
    await nextLine()
    parent.kill('SIGINT')
    parent.kill('SIGINT')
    expect(await nextLine()).toBe('signal 1')
    await new Promise((resolve) => setTimeout(resolve, 350))
    parent.kill('SIGINT')
    expect(await nextLine()).toBe('signal 2')
    await new Promise((resolve) => setTimeout(resolve, 350))
    const ended = exitCode(parent)
    parent.kill('SIGTERM')
    expect(await ended).toBe(7)
  })

  it('does not outlive a parent that was killed outright', async () => {
    const { parent, nextLine } = parentOf(PROGRAM)
    const pid = Number((await nextLine()).replace('pid ', ''))
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
  })
})

it.skipIf(process.platform !== 'linux')(
  'a program started by npm does not outlive an npm that was killed outright',
  async () => {
    const handOver = `import(${JSON.stringify(HAND_OVER)}).then((m) => m.handOver(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}]))`
    // As npm does: a shell between the two that stays.
    const npm = `require('node:child_process').spawn('sh', ['-c', '"$NODE" -e "$CODE"; true'], { stdio: 'inherit' })`
    const env = { ...process.env, NODE: process.execPath, CODE: handOver, npm_lifecycle_event: 'start' }
    const parent = spawn(process.execPath, ['-e', npm], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line.toString().replace('pid ', ''))
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
  },
)
