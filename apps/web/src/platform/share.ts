import type { FileToSave } from './download.ts'

export interface SharedThing {
  readonly title: string
  readonly text?: string
  /** Left out where the words themselves are what is shared. */
  readonly url?: string
}

/** What became of a file that was to be shared. `unsupported`: the browser shares no such files. */
export type FileShared = 'shared' | 'cancelled' | 'unsupported' | 'failed'

export interface ClipboardPort {
  /** False when the browser refused. */
  readonly copy: (text: string) => Promise<boolean>
}

export interface SharePort {
  /** The phone's share sheet where there is one, else the address (or the words, where there is none) goes to the clipboard. The answer says which of them happened. */
  readonly share: (thing: SharedThing) => Promise<'shared' | 'copied' | 'cancelled' | 'failed'>
  /** A picture or a track through the phone's share sheet. */
  readonly shareFile: (file: FileToSave, title: string) => Promise<FileShared>
}

export const browserClipboard: ClipboardPort = {
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
}

type Sharer = Partial<Pick<Navigator, 'share' | 'canShare'>>

const isCancel = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

const shareFileWith = async (
  sharer: Sharer,
  { name, mediaType, content }: FileToSave,
  title: string,
): Promise<FileShared> => {
  const thing = { title, files: [new File([content], name, { type: mediaType })] }
  if (!sharer.share || sharer.canShare?.(thing) !== true) return 'unsupported'
  try {
    await sharer.share(thing)
    return 'shared'
  } catch (error) {
    return isCancel(error) ? 'cancelled' : 'failed'
  }
}

export const createShare = (sharer: Sharer, clipboard: ClipboardPort): SharePort => ({
  shareFile: (file, title) => shareFileWith(sharer, file, title),
  share: async (thing) => {
    if (sharer.share && sharer.canShare?.(thing) !== false) {
      try {
        await sharer.share(thing)
        return 'shared'
      } catch (error) {
        if (isCancel(error)) return 'cancelled'
      }
    }
    return (await clipboard.copy(thing.url ?? thing.text ?? thing.title)) ? 'copied' : 'failed'
  },
})
