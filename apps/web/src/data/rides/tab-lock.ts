/** Says which of the open tabs records: two of them would write one ride twice. */
export interface TabLock {
  /** False when another tab has it. Stays ours until `release` or until the tab is gone. */
  readonly take: () => Promise<boolean>
  readonly release: () => void
  readonly isElsewhere: () => Promise<boolean>
}

const NAME = 'bluffline-recording'

/** A browser without the Web Locks API is taken to have one tab. `name`: what only one tab may do. */
export function createTabLock(locks: LockManager | undefined, name = NAME): TabLock {
  let release: (() => void) | null = null
  const take = (manager: LockManager): Promise<boolean> =>
    new Promise((resolve) => {
      const keep = (lock: Lock | null) => {
        resolve(lock !== null)
        if (lock === null) return Promise.resolve()
        return new Promise<void>((done) => {
          release = done
        })
      }
      manager.request(name, { ifAvailable: true }, keep).catch(() => resolve(true))
    })
  return {
    take: () => (release || !locks ? Promise.resolve(true) : take(locks)),
    release: () => {
      release?.()
      release = null
    },
    isElsewhere: async () => {
      if (release || !locks) return false
      const { held = [] } = await locks.query()
      return held.some((lock) => lock.name === name)
    },
  }
}
