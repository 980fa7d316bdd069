import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourceStamp } from './source-stamp.ts'

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const stamp = () => sourceStamp(root, ['web', 'lock.json', 'not-there'])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'))
  write('web/src/a.ts', 'one')
  write('lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

it('stays the same while no source changes', () => {
  const before = stamp()
  write('web/src/a.test.ts', 'a test')
  write('web/dist/a.js', 'built')
  write('web/node_modules/b/index.js', 'installed')
  write('elsewhere.ts', 'other')
  expect(stamp()).toBe(before)
})

it.each([
  ['a changed file', () => write('web/src/a.ts', 'two')],
  ['a new file', () => write('web/src/b.ts', 'one')],
  ['a renamed file', () => (rmSync(join(root, 'web/src/a.ts')), write('web/src/c.ts', 'one'))],
  ['a changed single file', () => write('lock.json', '{ }')],
])('changes with %s', (_, change) => {
  const before = stamp()
  change()
  expect(stamp()).not.toBe(before)
})
