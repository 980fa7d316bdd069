import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface DataLock {
  readonly release: () => void
}

/** Another process uses the folder. The message says which and what to do. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

const OWNER_FILE = 'owner.txt'

const ownerOf = (folder: string): string => {
  try {
    return readFileSync(join(folder, OWNER_FILE), 'utf8').trim()
  } catch {
    return 'another process'
  }
}

const isBusy = (error: unknown): boolean => (error as { errcode?: unknown }).errcode === 5

/**
 * Takes a data folder for this process alone: two PGlite processes on one folder corrupt it. The lock is the one SQLite
 * takes from the kernel on an empty file, so it is gone the moment the process dies, however it dies, and no stale lock
 * can be left. Who holds it stands in a file of its own: to read the locked one would drop the lock (POSIX).
 */
export const lockDataFolder = (folder: string): DataLock => {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new DataFolderInUse(
      `The data folder ${folder} is in use by ${ownerOf(folder)}. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(join(folder, OWNER_FILE), `process ${process.pid}`)
  return {
    release: () => {
      rmSync(join(folder, OWNER_FILE), { force: true })
      lock.close()
    },
  }
}
