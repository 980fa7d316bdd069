import type { HandedFilesPort } from '../handed-files.ts'

export interface FakeHandedFiles extends HandedFilesPort {
  readonly hand: (file: File) => void
}

/** Another app hands over what a test says. */
export function fakeHandedFiles(): FakeHandedFiles {
  const watchers = new Set<(file: File) => void>()
  return {
    watch: (onFile) => {
      watchers.add(onFile)
      return () => void watchers.delete(onFile)
    },
    hand: (file) => watchers.forEach((watcher) => watcher(file)),
  }
}
