import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenParentIsGone } from './leave-with-parent.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** One Ctrl-C reaches us from the terminal and again from npm: what follows this soon is the same one. */
const SAME_SIGNAL_WITHIN_MS = 300

const LEAVE_WITH_PARENT = new URL('leave-with-parent.mjs', import.meta.url).href

const environment = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  BLUFFLINE_LEAVE_WITH_PARENT: String(process.pid),
})

/**
 * Runs a program under `node` as if it had taken our place: it gets our signals (once each), our streams, and its exit code becomes the
 * answer (128 + number when a signal ended it).
 */
export const handOver = (node, args) =>
  new Promise((resolve, reject) => {
    // A process group of its own: the terminal's Ctrl-C then reaches it through us only.
    const child = spawn(node, ['--import', LEAVE_WITH_PARENT, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: environment(node),
    })
    let lastMs = -Infinity
    const forward = (signal) => {
      if (performance.now() - lastMs < SAME_SIGNAL_WITHIN_MS) return
      lastMs = performance.now()
      child.kill(signal)
    }
    for (const signal of SIGNALS) process.on(signal, forward)
    // npm starts us through a shell.
    if (process.env.npm_lifecycle_event !== undefined) whenParentIsGone(() => forward('SIGTERM'), 2)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.removeListener(name, forward)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })

/** Where this checkout lies. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
