import { Collector } from './collector.ts'
import { AnyXmlHandler } from './dialects.ts'
import { readFit } from './fit.ts'
import { GeoJsonReader } from './geojson.ts'
import { sniff, type Sniffed } from './sniff.ts'
import { FileError, LIMITS, type TrackFile } from './track-file.ts'
import { XmlReader } from './xml-reader.ts'

/** `bytesRead` grows with every piece; `signal` ends the reading with code `cancelled`. */
export interface ReadOptions {
  readonly onProgress?: (bytesRead: number) => void
  readonly signal?: AbortSignal
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Small enough that a cancel is heard and progress moves, large enough that the parser works in peace. */
const PIECE_BYTES = 256 * 1024

/** Checked, counted pieces of a file. */
const pieces = async function* (chunks: Chunks, options: ReadOptions): AsyncGenerator<Uint8Array> {
  let bytesRead = 0
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
      const piece = chunk.subarray(from, from + PIECE_BYTES)
      bytesRead += piece.length
      if (options.signal?.aborted) throw new FileError('cancelled', 'Reading was cancelled.')
      if (bytesRead > LIMITS.bytes)
        throw new FileError('too_large', `This file is larger than ${LIMITS.bytes / 1024 / 1024} MB.`)
      yield piece
      options.onProgress?.(bytesRead)
    }
  }
}

/** The first kilobyte decides what the file is, however small the pieces arrive. */
const head = async (source: AsyncGenerator<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let size = 0
  while (size < 1024) {
    const next = await source.next()
    if (next.done) break
    parts.push(next.value)
    size += next.value.length
  }
  return joined(parts, size)
}

const joined = (parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const decoderFor = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new FileError(
      'unknown_encoding',
      `This file says it is written in “${encoding.slice(0, 40)}”, which cannot be read here; save it as UTF-8.`,
    )
  }
}

const readXml = async (first: Uint8Array, rest: AsyncGenerator<Uint8Array>, encoding: string): Promise<TrackFile> => {
  const decoder = decoderFor(encoding)
  const handler = new AnyXmlHandler()
  const reader = new XmlReader(handler)
  try {
    reader.write(decoder.decode(first, { stream: true }))
    for await (const piece of rest) reader.write(decoder.decode(piece, { stream: true }))
    reader.write(decoder.decode())
    reader.end()
  } catch (error) {
    // A recording whose end is missing (dead battery, broken download) is still somebody's ride: keep what was read, and say so.
    const out = handler.out
    if (!(error instanceof FileError) || error.code !== 'broken' || !out || out.points === 0) throw error
    out.note(`${error.message} What stood before that was read: ${out.points.toLocaleString('en-US')} points.`)
    return out.finish()
  }
  if (!handler.out) throw new FileError('broken', 'This file holds no XML element.')
  return handler.out.finish()
}

const readWhole = async (first: Uint8Array, rest: AsyncGenerator<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const parts = [first]
  let size = first.length
  for await (const piece of rest) {
    parts.push(piece)
    size += piece.length
    if (size > LIMITS.wholeFileBytes)
      throw new FileError(
        'too_large',
        `Files of this kind can have ${LIMITS.wholeFileBytes / 1024 / 1024} MB at most; save it as GPX.`,
      )
  }
  return joined(parts, size)
}

const readSniffed = async (
  sniffed: Sniffed,
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
): Promise<TrackFile> => {
  if (sniffed.kind === 'xml') return readXml(first, rest, sniffed.encoding)
  const bytes = await readWhole(first, rest)
  if (sniffed.kind === 'fit') {
    const out = new Collector('fit')
    await readFit(bytes.buffer, out)
    return out.finish()
  }
  const out = new Collector('geojson')
  new GeoJsonReader(out).read(decoderFor(sniffed.encoding).decode(bytes))
  return out.finish()
}

/**
 * Reads a GPX, KML, TCX, GeoJSON or FIT file from its bytes, whatever it is called. XML is read as a stream: memory grows with the
 * points, not with the file.
 * @throws FileError with a code and one sentence for the person who picked the file; nothing else.
 */
export const readTrackFile = async (chunks: Chunks, options: ReadOptions = {}): Promise<TrackFile> => {
  const source = pieces(chunks, options)
  const first = await head(source)
  return readSniffed(sniff(first), first, source)
}
