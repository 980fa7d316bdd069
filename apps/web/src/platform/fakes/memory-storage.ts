import type { StoragePort } from '../storage.ts'

type Listener = (value: string | null) => void

export function memoryStorage(initial: Readonly<Record<string, string>> = {}): StoragePort {
  const values = new Map(Object.entries(initial))
  const watchers = new Map<string, Set<Listener>>()
  const writeWatchers = new Set<(key: string) => void>()
  const put = (key: string, value: string | null) => {
    if (value === null) values.delete(key)
    else values.set(key, value)
  }
  const putHere = (key: string, value: string | null) => {
    put(key, value)
    for (const watcher of writeWatchers) watcher(key)
    return true
  }
  return {
    read: (key) => values.get(key) ?? null,
    write: putHere,
    remove: (key) => void putHere(key, null),
    receive: (key, value) => {
      put(key, value)
      for (const watcher of watchers.get(key) ?? []) watcher(value)
    },
    watch: (key, onChange) => {
      const mine = watchers.get(key) ?? new Set()
      watchers.set(key, mine.add(onChange))
      return () => void mine.delete(onChange)
    },
    watchWrites: (onWrite) => {
      writeWatchers.add(onWrite)
      return () => void writeWatchers.delete(onWrite)
    },
  }
}
