import { Zip, ZipDeflate } from 'fflate'

export interface ArchiveFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** A zip archive in pieces, file by file: none but the file at hand is ever in memory. */
export async function* zipOf(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const taken = () => {
    const now = pieces
    pieces = []
    return now
  }
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = at
    zip.add(file)
    file.push(typeof content === 'string' ? new TextEncoder().encode(content) : content, true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
