import type { StoragePort } from '../storage.ts'

export function memoryStorage(initial: Readonly<Record<string, string>> = {}): StoragePort {
  const values = new Map(Object.entries(initial))
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    watch: () => () => undefined,
  }
}
