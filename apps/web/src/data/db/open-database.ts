import type { Database, Watcher } from './database.ts'
import { whenIdle } from './when-idle.ts'

const load = () => import('./database.ts')
let opened: Promise<Database> | undefined

/** The one database of this device. Its code comes when it is first needed: the first list must not wait for it. */
export function openDatabase(): Promise<Database> {
  opened ??= load().then(({ createDatabase }) => createDatabase())
  opened.catch(() => (opened = undefined))
  return opened
}

/** Calls back with what `read` finds in the database, now and after every change in any tab. Returns how to stop. */
export function watchOpened<T>(read: (database: Database) => Promise<T>, watcher: Watcher<T>): () => void {
  let stop = () => {}
  let isStopped = false
  const begin = async () => {
    await whenIdle()
    if (isStopped) return
    const [database, { watchDatabase }] = await Promise.all([openDatabase(), load()])
    if (!isStopped) stop = watchDatabase(() => read(database), watcher)
  }
  begin().catch(watcher.onProblem)
  return () => {
    isStopped = true
    stop()
  }
}
