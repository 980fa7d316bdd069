export interface SharedThing {
  readonly title: string
  readonly text?: string
  readonly url: string
}

export interface ClipboardPort {
  /** False when the browser refused. */
  readonly copy: (text: string) => Promise<boolean>
}

export interface SharePort {
  /** The phone's share sheet where there is one, else the address goes to the clipboard. The answer says which of them happened. */
  readonly share: (thing: SharedThing) => Promise<'shared' | 'copied' | 'cancelled' | 'failed'>
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

export const createShare = (sharer: Sharer, clipboard: ClipboardPort): SharePort => ({
  share: async (thing) => {
    if (sharer.share && sharer.canShare?.(thing) !== false) {
      try {
        await sharer.share(thing)
        return 'shared'
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      }
    }
    return (await clipboard.copy(thing.url)) ? 'copied' : 'failed'
  },
})
