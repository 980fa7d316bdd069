import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './programs.ts'

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>
}

// npm leaves a package out of the lock file when the registry it asked does not have it for another platform. `npm ci` then refuses
// the lock file, or installs a tool that cannot run there. Pin the newest version that exists for all platforms.
it('names the parts of every platform in the lock file', () => {
  const places = Object.keys(packages)
  const absent = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places.some((other) => other.endsWith(`node_modules/${name}`)))
      .map((name) => `${place} → ${name}`),
  )
  expect(absent).toEqual([])
})
