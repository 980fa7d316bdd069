export interface FileToSave {
  readonly name: string
  /** Media type, e.g. `application/gpx+xml`. */
  readonly mediaType: string
  readonly content: string | Blob
}

export interface DownloadPort {
  readonly save: (file: FileToSave) => void
}

/** Time for the browser to take hold of the bytes before they are let go. */
const RELEASE_AFTER_MS = 30_000

export const browserDownload: DownloadPort = {
  save: ({ name, mediaType, content }) => {
    const url = URL.createObjectURL(new Blob([content], { type: mediaType }))
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS)
  },
}
