import type { FastifyInstance } from 'fastify'

const DAY_MS = 86_400_000

type Every = (periodMs: number, run: () => Promise<unknown>) => () => void

/** What runs again and again, until the app closes. */
export const repeat = (
  app: FastifyInstance,
  every: Every,
  work: readonly (readonly [periodMs: number, run: () => Promise<unknown>])[],
): void => {
  const stops = work.map(([periodMs, run]) => every(periodMs, run))
  app.addHook('onClose', async () => stops.forEach((stop) => stop()))
}

/** Puts away once a day what is over, one after the other; a failure is logged and tried again the next day. */
export const tidyDaily = (app: FastifyInstance, work: readonly (() => Promise<void>)[]): void => {
  const tidy = async () => {
    for (const run of work) await run()
  }
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => app.log.error({ err: error }, 'tidying failed'))
  }, DAY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
