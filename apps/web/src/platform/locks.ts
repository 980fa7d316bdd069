/** Lets one tab after the other do a thing. */
export interface LockPort {
  readonly run: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Within one page, where the browser has no Web Locks (an address without https). Other tabs are kept apart by idempotency keys alone. */
export function createPageLocks(): LockPort {
  const last = new Map<string, Promise<unknown>>()
  return {
    run: (name, work) => {
      const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
      last.set(
        name,
        mine.catch(() => undefined),
      )
      return mine
    },
  }
}

export function createLocks(manager: LockManager | undefined): LockPort {
  if (!manager) return createPageLocks()
  return { run: async (name, work) => manager.request(`bluffline:${name}`, work) }
}
