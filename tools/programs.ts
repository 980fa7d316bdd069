import { spawn, type SpawnOptions } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where this checkout lies. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** The file behind a command of an installed package, so that it runs under this very Node. */
export const programOf = (packageName: string, command = packageName): string => {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve.paths(packageName)?.map((place) => join(place, packageName, 'package.json'))
  for (const file of manifest ?? []) {
    try {
      const { bin } = require(file) as { bin: string | Record<string, string> }
      const path = typeof bin === 'string' ? bin : bin[command]
      if (path !== undefined) return join(dirname(file), path)
    } catch {
      continue
    }
  }
  throw new Error(`${packageName} offers no command ${command}; is it installed?`)
}

export interface Ended {
  readonly ok: boolean
  readonly output: string
  readonly durationS: number
}

interface How extends Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> {
  readonly env?: Readonly<Record<string, string>>
  /** `show` prints as it comes, `keep` only collects. */
  readonly output: 'show' | 'keep'
}

/** Runs a program to its end. Never throws: a program that cannot be started has failed, and says why in its output. */
export const run = (program: readonly [string, ...string[]], how: How): Promise<Ended> =>
  new Promise((resolve) => {
    const [command, ...args] = program
    const startedMs = performance.now()
    const { env, output: _, ...where } = how
    const stdio = how.output === 'show' ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      cwd: ROOT,
      ...where,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio],
    })
    const chunks: Buffer[] = []
    const end = (ok: boolean) =>
      resolve({ ok, output: Buffer.concat(chunks).toString(), durationS: (performance.now() - startedMs) / 1000 })
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })

/** Runs a file under this very Node. */
export const runNode = (args: readonly string[], how: How): Promise<Ended> => run([process.execPath, ...args], how)
