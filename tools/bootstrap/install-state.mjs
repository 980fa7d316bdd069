// What `npm ci` must have left behind before anything else can run. Plain JavaScript: it runs on whatever Node the machine has.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Places in `node_modules` where the lock file and npm's own record of the last finished install disagree.
 * Optional packages may be absent (they are for other platforms).
 */
export const missingPackages = (root) => {
  const record = join(root, 'node_modules', '.package-lock.json')
  const wanted = Object.entries(readJson(join(root, 'package-lock.json')).packages).filter(([place]) =>
    place.startsWith('node_modules/'),
  )
  const have = existsSync(record) ? readJson(record).packages : {}
  const isThere = ([place, want]) => {
    const found = have[place]
    if (found === undefined) return want.optional === true || want.devOptional === true
    return found.version === want.version && found.resolved === want.resolved
  }
  return wanted.filter((entry) => !isThere(entry)).map(([place]) => place)
}

/** `v24.21.0`, as package.json pins it. */
export const pinnedVersion = (root) => `v${readJson(join(root, 'package.json')).devDependencies.node}`
const pinnedNode = (root) => join(root, 'node_modules', 'node', 'bin', 'node')

const versionOf = (binary) => {
  const asked = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return asked.status === 0 ? asked.stdout.trim() : null
}

/** The Node to run with: the pinned one; else the machine's own when it is of the same line; else null. */
export const nodeToUse = (root, own = { binary: process.execPath, version: process.version }) => {
  const wanted = pinnedVersion(root)
  if (versionOf(pinnedNode(root)) === wanted) return pinnedNode(root)
  const line = (version) => version.split('.')[0]
  return line(own.version) === line(wanted) ? own.binary : null
}
