import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

interface Install {
  missingPackages(root: string): string[]
  nodeToUse(root: string, own?: { binary: string; version: string }): string | null
}
const plainJavaScript: string = './install-state.mjs'
const { missingPackages, nodeToUse } = (await import(plainJavaScript)) as Install

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const lock = (file: string, packages: object) => write(file, JSON.stringify({ packages }))
const LOCKED = {
  '': { name: 'whole' },
  'apps/web': { version: '0.1.0' },
  'node_modules/web': { link: true, resolved: 'apps/web' },
  'node_modules/zod': { version: '4.0.0', resolved: 'zod-4.0.0.tgz' },
  'node_modules/for-mac': { version: '1.0.0', optional: true },
}
const INSTALLED = { 'node_modules/web': LOCKED['node_modules/web'], 'node_modules/zod': LOCKED['node_modules/zod'] }

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'))
  lock('package-lock.json', LOCKED)
  write('package.json', JSON.stringify({ devDependencies: { node: '24.21.0' } }))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('what is missing', () => {
  it('is everything but optional packages on a fresh clone', () => {
    expect(missingPackages(root)).toEqual(['node_modules/web', 'node_modules/zod'])
  })

  it('is nothing when the last install finished with this lock file', () => {
    lock('node_modules/.package-lock.json', INSTALLED)
    expect(missingPackages(root)).toEqual([])
  })

  it('is a package whose version changed since', () => {
    lock('node_modules/.package-lock.json', {
      ...INSTALLED,
      'node_modules/zod': { version: '3.9.0', resolved: 'zod-3.9.0.tgz' },
    })
    expect(missingPackages(root)).toEqual(['node_modules/zod'])
  })

  it('is a workspace that is not linked yet', () => {
    lock('node_modules/.package-lock.json', { 'node_modules/zod': LOCKED['node_modules/zod'] })
    expect(missingPackages(root)).toEqual(['node_modules/web'])
  })
})

describe('the Node to run with', () => {
  const pinned = () => join(root, 'node_modules/node/bin/node')
  const installNode = (version: string) => {
    write('node_modules/node/bin/node', `#!/bin/sh\necho ${version}\n`)
    chmodSync(pinned(), 0o755)
  }
  const old = { binary: '/usr/bin/node', version: 'v20.20.2' }

  it('is the pinned one', () => {
    installNode('v24.21.0')
    expect(nodeToUse(root, old)).toBe(pinned())
  })

  it('is none when the pinned one was never unpacked and the machine has an older line', () => {
    expect(nodeToUse(root, old)).toBeNull()
  })

  it('is the machine’s own of the same line when the pinned one does not run', () => {
    installNode('v24.1.0')
    expect(nodeToUse(root, { binary: '/usr/bin/node', version: 'v24.2.0' })).toBe('/usr/bin/node')
  })
})
