// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FEATURES } from './features.ts'

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type?: string
  readonly purpose?: string
  readonly form_factor?: string
  readonly label?: string
}
interface Manifest {
  readonly start_url: string
  readonly icons: readonly Picture[]
  readonly screenshots: readonly Picture[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[]
  readonly share_target: {
    readonly action: string
    readonly params: { readonly files: readonly { accept: string[] }[] }
  }
  readonly file_handlers: readonly { readonly action: string; readonly accept: Readonly<Record<string, string[]>> }[]
}

const PUBLIC = new URL('../../public', import.meta.url).href
const manifest = JSON.parse(readFileSync(new URL(`${PUBLIC}/manifest.webmanifest`), 'utf8')) as Manifest
const paths = FEATURES.flatMap(({ routes }) => routes.map(({ path }) => path))

const sizeOfWebp = (bytes: Buffer): readonly [number, number] =>
  bytes.toString('latin1', 12, 16) === 'VP8X'
    ? [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
    : [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]

/** Width and height in pixels, as the file itself says; `any` for drawings. */
function sizeOf({ src }: Picture): string {
  const bytes = readFileSync(new URL(PUBLIC + src))
  if (src.endsWith('.svg')) return 'any'
  const size = src.endsWith('.webp') ? sizeOfWebp(bytes) : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return size.join('x')
}

describe('the manifest of the installed app', () => {
  it('names pictures that are there, in the sizes they have', () => {
    for (const picture of [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ]) {
      expect(existsSync(new URL(PUBLIC + picture.src)), picture.src).toBe(true)
      expect(sizeOf(picture), picture.src).toBe(picture.sizes)
    }
  })

  it('has icons for every launcher, and pictures for phones and for wide windows', () => {
    const of = (purpose: string) => manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
    expect(of('any')).toEqual(expect.arrayContaining(['any', '192x192', '512x512']))
    expect(of('maskable')).toEqual(expect.arrayContaining(['any', '512x512']))
    for (const form of ['narrow', 'wide']) {
      const shots = manifest.screenshots.filter(({ form_factor }) => form_factor === form)
      expect(shots.length).toBeGreaterThan(1)
      expect(new Set(shots.map(({ sizes }) => sizes)).size, 'one size for each kind of window').toBe(1)
      expect(shots.every(({ label = '' }) => label.length > 10)).toBe(true)
    }
  })

  it('leads to pages of the app, and hands files to the page that reads them', () => {
    for (const { url } of manifest.shortcuts) expect(paths).toContain(url)
    expect(paths).toContain(manifest.start_url)
    const readers = [manifest.share_target, ...manifest.file_handlers].map(({ action }) => action)
    expect(new Set(readers).size).toBe(1)
    expect(paths).toContain(readers[0])
  })

  it('takes the same kinds of files, shared or opened', () => {
    const shared = manifest.share_target.params.files.flatMap(({ accept }) => accept)
    const opened = manifest.file_handlers.flatMap(({ accept }) => Object.values(accept).flat())
    expect(shared).toEqual(expect.arrayContaining(opened))
    expect(opened.toSorted()).toEqual(['.fit', '.geojson', '.gpx', '.kml', '.tcx'])
  })
})
