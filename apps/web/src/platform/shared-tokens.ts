import type { AuthTokens } from './auth-tokens.ts'

/** The session where page and service worker both reach it; the worker has no `localStorage`. */
export interface SharedSession {
  /** The access token that the page had when it wrote this down: by it the page knows that what follows is its own session. */
  readonly page: string
  readonly tokens: AuthTokens
}

export interface SharedTokens {
  readonly read: () => Promise<SharedSession | null>
  readonly put: (session: SharedSession) => Promise<void>
  /** From the worker: puts newer tokens (null: none) in the place of those of the same page; a page that signed out meanwhile has the last word. */
  readonly follow: (page: string, tokens: AuthTokens | null) => Promise<void>
  readonly clear: () => Promise<void>
}

const DATABASE = 'bluffline-session'
const STORE = 'kept'
const KEY = 'session'
/** A database that hangs, as Safari's sometimes does, must not keep anybody from renewing. */
const PATIENCE_MS = 2000

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error('The database refused'))
  })

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('The database hangs')), PATIENCE_MS)),
  ])

/** One transaction; `work` gets the store and what it holds. */
const change = async (
  work: (store: IDBObjectStore, now: SharedSession | null) => void,
): Promise<SharedSession | null> => {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      const reading = store.get(KEY) as IDBRequest<SharedSession | undefined>
      reading.onsuccess = () => work(store, reading.result ?? null)
      transaction.oncomplete = () => resolve(reading.result ?? null)
      transaction.onerror = () => reject(transaction.error ?? new Error('The database refused'))
      transaction.onabort = transaction.onerror
    })
  } finally {
    database.close()
  }
}

/** `log` hears of a browser that keeps nothing; the session then is the page's alone. */
export function createSharedTokens(log: (problem: unknown) => void): SharedTokens {
  const tried = (work: Parameters<typeof change>[0]) =>
    inTime(change(work)).catch((problem: unknown) => {
      log(problem)
      return null
    })
  return {
    read: () => tried(() => undefined),
    put: async (session) => void (await tried((store) => void store.put(session, KEY))),
    clear: async () => void (await tried((store) => void store.delete(KEY))),
    follow: async (page, tokens) =>
      void (await tried((store, now) => {
        if (now?.page !== page) return
        if (tokens === null) store.delete(KEY)
        else store.put({ page, tokens }, KEY)
      })),
  }
}
