/** A terminal sends one Ctrl-C to the whole group and npm passes it on again: the echo is no second wish. */
const ECHO_MS = 500

export interface ShutdownDeps {
  /** Finishes what is under way and closes everything. */
  readonly stop: () => Promise<void>
  readonly say: (line: string) => void
  readonly exit: (code: number) => void
  readonly nowMs: () => number
  readonly waitAtMostMs: number
}

/** Makes the handler of SIGINT and SIGTERM: the first asks to stop in order, a second one later stops at once. */
export const createShutdown = ({ stop, say, exit, nowMs, waitAtMostMs }: ShutdownDeps): (() => void) => {
  let askedMs: number | null = null
  const stopInOrder = async () => {
    const tooLong = setTimeout(() => {
      say('Requests did not finish in time. Stopped.')
      exit(1)
    }, waitAtMostMs)
    try {
      await stop()
      say('Stopped.')
      exit(0)
    } catch (error) {
      say(`Could not stop in order: ${String(error)}`)
      exit(1)
    } finally {
      clearTimeout(tooLong)
    }
  }
  return () => {
    if (askedMs === null) {
      askedMs = nowMs()
      say('Stopping: finishing what is under way. Ctrl-C again stops at once.')
      void stopInOrder()
    } else if (nowMs() - askedMs > ECHO_MS) {
      say('Stopped at once.')
      exit(130)
    }
  }
}
