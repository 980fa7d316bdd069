import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Only what helps to find a bug: the driver's `detail` and `parameters` may hold what a person typed. */
const describeError = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, code: (error as { code?: unknown }).code, stack: error.stack }
    : { message: String(error) }

/**
 * Structured lines without personal data: no address, no query, no position, no body. A request is named by its id and
 * the pattern of its route.
 */
export const createLog = (level: string, stream?: DestinationStream): Log => {
  const options = {
    level,
    base: { service: 'bluffline' },
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  }
  return stream ? pino(options, stream) : pino(options)
}
