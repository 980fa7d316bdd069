// Preloaded into the programs that bootstrap starts: when whoever started them is killed outright, they stop too instead of
// holding the port and the data folder. A killed process passes its children to another parent, and that shows.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const CHECK_EVERY_MS = 500

/** Who started the process; null where the system does not tell (only Linux has `/proc`) or the process has ended. */
const parentOf = (pid) => {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? null
  } catch {
    return null
  }
}

/** Calls `gone` once when one of the `generations` of processes that led to this one no longer exists. */
export const whenParentIsGone = (gone, generations = 1) => {
  const line = () => {
    const above = [String(process.ppid)]
    while (above.length < generations) above.push(parentOf(above.at(-1)))
    return above.join()
  }
  const started = line()
  const timer = setInterval(() => {
    if (line() === started) return
    clearInterval(timer)
    gone()
  }, CHECK_EVERY_MS)
  timer.unref()
}

if (isMainThread && process.env.BLUFFLINE_LEAVE_WITH_PARENT === String(process.ppid)) {
  whenParentIsGone(() => process.kill(process.pid, 'SIGTERM'))
}
