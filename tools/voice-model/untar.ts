const BLOCK = 512

const textOf = (block: Buffer, from: number, length: number): string =>
  block.toString('utf8', from, from + length).replace(/\0.*$/s, '')

/** Files of a tar archive (POSIX ustar, as npm packs it), by name. */
export function* untar(archive: Buffer): Generator<readonly [name: string, content: Buffer]> {
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK)
    const name = textOf(header, 0, 100)
    if (name === '') return
    const size = Number.parseInt(textOf(header, 124, 12), 8)
    const prefix = textOf(header, 345, 155)
    at += BLOCK
    const type = header[156]
    // 0 and "0" are plain files.
    if (type === 0 || type === 0x30) yield [prefix === '' ? name : `${prefix}/${name}`, archive.subarray(at, at + size)]
    at += Math.ceil(size / BLOCK) * BLOCK
  }
}
