// Preloaded into the programs that bootstrap starts: when whoever started them is killed outright, they stop too instead of
// holding the port and the data folder. A killed process passes its children to another parent, and that shows.
import { isMainThread } from 'node:worker_threads'

const CHECK_EVERY_MS = 500

/** Calls `gone` once when the process that started this one no longer exists. */
export const whenParentIsGone = (gone) => {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, CHECK_EVERY_MS)
  timer.unref()
}

if (isMainThread && process.env.BLUFFLINE_LEAVE_WITH_PARENT === String(process.ppid)) {
  whenParentIsGone(() => process.kill(process.pid, 'SIGTERM'))
}
