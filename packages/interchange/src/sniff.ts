import { FileError } from './track-file.ts'

/** What the first bytes say a file is; the name of a file is never asked, it is too often wrong. */
export type Sniffed = { readonly kind: 'fit' } | { readonly kind: 'json' | 'xml'; readonly encoding: string }

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const byteOrderMark = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** UTF-16 without a mark shows as a zero byte beside the first `<` or `{`. */
const unmarkedUtf16 = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0 && bytes[1] !== 0) return 'utf-16be'
  return bytes[0] !== 0 && bytes[1] === 0 ? 'utf-16le' : null
}

const declared = (head: string): string | null =>
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1] ?? null

/** Archives and devices mark their files in the first bytes. */
const binaryKind = (bytes: Uint8Array): Sniffed | null => {
  if (ascii(bytes, 0, 2) === 'PK')
    throw new FileError(
      'zip',
      'This is a zip archive (a KMZ is one too); unpack it and pick the GPX or KML file inside.',
    )
  return ascii(bytes, 8, 12) === '.FIT' ? { kind: 'fit' } : null
}

const textKind = (bytes: Uint8Array): Sniffed => {
  const utf16OrMarked = byteOrderMark(bytes) ?? unmarkedUtf16(bytes)
  const head = new TextDecoder(utf16OrMarked ?? 'latin1').decode(bytes.subarray(0, 1024)).trimStart()
  if (head.startsWith('<')) return { kind: 'xml', encoding: utf16OrMarked ?? declared(head) ?? 'utf-8' }
  if (head.startsWith('{')) return { kind: 'json', encoding: utf16OrMarked ?? 'utf-8' }
  if (head === '') throw new FileError('empty', 'This file holds nothing but blanks.')
  throw new FileError('unknown_format', 'This is no GPX, GeoJSON, KML, TCX or FIT file.')
}

/** @throws FileError `empty`, `zip`, `unknown_format` */
export const sniff = (bytes: Uint8Array): Sniffed => {
  if (bytes.length === 0) throw new FileError('empty', 'This file is empty.')
  return binaryKind(bytes) ?? textKind(bytes)
}
