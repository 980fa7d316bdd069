import type { ClockPort } from './clock.ts'
import type { StoragePort } from './storage.ts'

export interface LoggedError {
  /** Short name to tell somebody. */
  readonly reference: string
  readonly at: string
  /** Path of the page, without its query. */
  readonly where: string
  readonly message: string
  readonly stack: string
}

export interface ErrorLogPort {
  /** Keeps the error on this device and answers what was kept. The same error object is kept once. */
  readonly record: (error: unknown) => LoggedError
  readonly list: () => readonly LoggedError[]
}

const ERROR_LOG_KEY = 'errorLog'
const KEPT = 20
const STACK_CHARACTERS = 2000

interface Parts {
  readonly clock: ClockPort
  readonly storage: StoragePort
  readonly where: () => string
  readonly print: (error: unknown) => void
}

const isLogged = (entry: unknown): entry is LoggedError =>
  typeof entry === 'object' && entry !== null && 'reference' in entry && 'message' in entry

function parse(text: string | null): readonly LoggedError[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isLogged) : []
  } catch {
    return []
  }
}

/** The newest errors, on this device only. Nothing is sent anywhere. */
export function createErrorLog({ clock, storage, where, print }: Parts): ErrorLogPort {
  const known = new WeakMap<object, LoggedError>()
  const list = () => parse(storage.read(ERROR_LOG_KEY))
  const keep = (error: unknown): LoggedError => {
    const now = clock.now()
    const logged = {
      reference: now.toString(36).slice(-6).toUpperCase(),
      at: new Date(now).toISOString(),
      where: where(),
      message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      stack: error instanceof Error ? (error.stack ?? '').slice(0, STACK_CHARACTERS) : '',
    }
    print(error)
    storage.write(ERROR_LOG_KEY, JSON.stringify([logged, ...list()].slice(0, KEPT)))
    return logged
  }
  return {
    list,
    record: (error) => {
      if (typeof error !== 'object' || error === null) return keep(error)
      const logged = known.get(error) ?? keep(error)
      known.set(error, logged)
      return logged
    },
  }
}
