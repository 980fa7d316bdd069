/** Where the service worker puts a file that another app shared, until the page takes it. */
const CACHE = 'handed-files'
const SLOT = '/handed-file'
const NAME_HEADER = 'x-file-name'

/** Files that other apps hand over: shared into the installed app, or opened with it. */
export interface HandedFilesPort {
  /** Called with every file that is handed over, and at once with one that waits. */
  readonly watch: (onFile: (file: File) => void) => () => void
}

type CacheKeeper = Pick<CacheStorage, 'open'>

/** For the service worker: keeps a shared file for the page that opens next. One at a time, the last one counts. */
export async function keepHandedFile(file: File, caches: CacheKeeper): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(SLOT, new Response(file, { headers: { [NAME_HEADER]: encodeURIComponent(file.name) } }))
}

/** Takes the file that waits, if somebody still wants it; otherwise it goes on waiting. */
async function takeHandedFile(caches: CacheKeeper, isWanted: () => boolean): Promise<File | null> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(SLOT)
  if (!kept) return null
  const file = new File([await kept.blob()], decodeURIComponent(kept.headers.get(NAME_HEADER) ?? ''))
  if (!isWanted()) return null
  await cache.delete(SLOT)
  return file
}

interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: { readonly files?: readonly { readonly getFile: () => Promise<File> }[] }) => void,
  ) => void
}

interface Browser {
  readonly caches?: CacheKeeper | undefined
  readonly launchQueue?: LaunchQueue | undefined
}

/** Listens from the first moment: a file the app was opened with is told once, before any page is drawn. */
export function createHandedFiles({ caches, launchQueue }: Browser): HandedFilesPort {
  const watchers = new Set<(file: File) => void>()
  let opened: File | null = null
  const hand = (file: File) => {
    opened = watchers.size === 0 ? file : null
    for (const watcher of watchers) watcher(file)
  }
  launchQueue?.setConsumer(({ files = [] }) => {
    files[0]?.getFile().then(hand, (error: unknown) => console.warn('The file could not be opened', error))
  })
  return {
    watch: (onFile) => {
      watchers.add(onFile)
      const waiting = opened
      opened = null
      if (waiting) onFile(waiting)
      else if (caches) {
        takeHandedFile(caches, () => watchers.has(onFile)).then(
          (file) => file && onFile(file),
          (error: unknown) => console.warn('The shared file could not be read', error),
        )
      }
      return () => void watchers.delete(onFile)
    },
  }
}
