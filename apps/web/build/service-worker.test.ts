// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guideFile } from './field-guide-plugin.ts'
import { checkPackSize, LARGEST_PACK_BYTES, packBytes } from './pack-size.ts'
import { appFiles } from './service-worker.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'bluffline-files-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const urls = () => appFiles(folder).map(({ url }) => url)

describe('the files that are kept on a device', () => {
  it('are those of the app and the documents that riders begin with, each once', () => {
    for (const name of [
      'index.html',
      'index.html.br',
      'assets/index-a1b2.js',
      'assets/index-a1b2.js.map',
      'pages/index.html',
      'pages/map.html',
      'pages/map/brock-creek-23.html',
      'pages/emergency.html',
      'pages/saved.html',
      'og/bluffline.png',
      'screenshots/map.webp',
      'sw.js',
      'sw-outbox.js',
    ])
      write(name, name)
    expect(urls()).toEqual([
      '/assets/index-a1b2.js',
      '/index.html',
      '/pages/emergency.html',
      '/pages/index.html',
      '/pages/map.html',
    ])
  })

  it('change one entry of their list when one guide changes', () => {
    const names = ['assets/index-a1b2.js', 'guides/list.js', 'guides/pages/snake-bite.js', 'guides/pages/rollover.js']
    for (const name of names) write(name, name)
    const before = appFiles(folder)
    write('guides/pages/rollover.js', 'another word')
    const changed = appFiles(folder).filter((file, at) => JSON.stringify(file) !== JSON.stringify(before[at]))
    expect(changed.map(({ url }) => url)).toEqual(['/guides/pages/rollover.js'])
    expect(changed[0]?.revision).not.toBeNull()
  })

  it('have guides under names that do not change with what they say', () => {
    expect(guideFile('\0virtual:guide/rollover')).toBe('guides/pages/rollover.js')
    expect(guideFile('\0virtual:guide-list')).toBe('guides/list.js')
    expect(guideFile('/src/data/field-guide/field-guide.ts')).toBeUndefined()
    expect(guideFile(null)).toBeUndefined()
  })

  it('may weigh 15 MB with the catalogue, and end the build when they weigh more', () => {
    write('a.js', 'x'.repeat(1000))
    write('b.js', 'x'.repeat(500))
    const [one, both] = [packBytes(folder, ['/a.js']), packBytes(folder, ['/a.js', '/b.js'])]
    expect(both - one).toBe(500)
    expect(one).toBeGreaterThan(1000)
    expect(() => checkPackSize(LARGEST_PACK_BYTES)).not.toThrow()
    expect(() => checkPackSize(LARGEST_PACK_BYTES + 1)).toThrow(/grown to 15000001 bytes/)
  })
})
