import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { missingPackages, nodeToUse, pinnedVersion } from './install-state.mjs'

const npm = (root, args) => spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

const NO_NODE = (wanted) => `The pinned Node ${wanted} does not run: its install script was not allowed or failed.
Try: npm rebuild node --foreground-scripts
If npm says that scripts are blocked: npm approve-scripts node, then the line above again.
Or put a Node of the same line on the PATH and start again.`

/** Installs what is missing and returns the path of the Node to run with; throws with a plain sentence when it cannot. */
export const ensureInstalled = (root, say) => {
  const missing = missingPackages(root)
  if (missing.length > 0) {
    say(
      `Installing the parts named in package-lock.json (${missing.length} missing or changed). The first time takes a minute or two.`,
    )
    if (!npm(root, ['ci', '--no-audit', '--no-fund', '--loglevel=error']))
      throw new Error('npm ci failed: see its lines above.')
  }
  const ready = nodeToUse(root)
  if (ready !== null) return ready
  say('The pinned Node was not set up by npm: setting it up.')
  spawnSync(process.execPath, ['installArchSpecificPackage'], {
    cwd: join(root, 'node_modules', 'node'),
    stdio: 'inherit',
  })
  const node = nodeToUse(root)
  if (node === null) throw new Error(NO_NODE(pinnedVersion(root)))
  return node
}
