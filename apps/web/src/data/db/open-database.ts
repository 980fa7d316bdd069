import type { Database } from './database.ts'

let opened: Promise<Database> | undefined

/** The one database of this device. Its code comes when it is first needed: the first list must not wait for it. */
export function openDatabase(): Promise<Database> {
  opened ??= import('./database.ts').then(({ createDatabase }) => createDatabase())
  opened.catch(() => (opened = undefined))
  return opened
}
