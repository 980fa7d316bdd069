import type { Dialect, Driver } from 'kysely'

/** Lets one holder in after the other, in the order they came. */
const createTurnstile = () => {
  let last = Promise.resolve()
  const releases: (() => void)[] = []
  return {
    enter: async (): Promise<void> => {
      const before = last
      last = new Promise((resolve) => releases.push(resolve))
      await before
    },
    leave: (): void => releases.shift()?.(),
  }
}

/**
 * A dialect for a database with one connection. Kysely's own for PGlite hands that connection to everybody at once: a query of one
 * request then runs inside the transaction of another and is lost with it, and two transactions wait for each other for ever.
 */
export const oneAtATime = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver()
    const turnstile = createTurnstile()
    const wrapped: Driver = {
      init: (options) => driver.init(options),
      acquireConnection: async (options) => {
        await turnstile.enter()
        return driver.acquireConnection(options)
      },
      beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
      commitTransaction: (connection) => driver.commitTransaction(connection),
      rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
      releaseConnection: async (connection, options) => {
        await driver.releaseConnection(connection, options)
        turnstile.leave()
      },
      destroy: (options) => driver.destroy(options),
    }
    return wrapped
  },
})
