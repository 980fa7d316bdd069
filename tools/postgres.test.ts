import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPostgres, startPostgres } from './postgres.ts'
import { run } from './programs.ts'

const install = findPostgres()

describe.skipIf(install === null)('a throw-away PostgreSQL (needs Debian’s postgresql and postgresql-postgis)', () => {
  const { bin } = install ?? { bin: '' }
  // A folder of its own: other servers of the same kind may come and go on this machine.
  const home = mkdtempSync(join(tmpdir(), 'bluffline-home-'))
  const foldersLeft = () => readdirSync(home)
  beforeAll(() => {
    chmodSync(home, 0o755)
    vi.stubEnv('TMPDIR', home)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(home, { recursive: true, force: true })
  })

  it('answers with PostGIS on loopback, asks for its password, and leaves nothing behind', async () => {
    const postgres = await startPostgres({ bin, version: '' })
    const ask = (url: string) =>
      run([join(bin, 'psql'), '-w', url, '-Atc', 'create extension postgis; select postgis_version()'], {
        output: 'keep',
      })
    expect((await ask(postgres.url)).output).toContain('USE_GEOS')
    expect((await ask(postgres.url.replace(/:[0-9a-f]{32}@/, '@'))).ok).toBe(false)
    await postgres.remove()
    expect(foldersLeft()).toEqual([])
    expect((await ask(postgres.url)).ok).toBe(false)
  })

  it('leaves nothing behind when it cannot start', async () => {
    await expect(startPostgres({ bin: '/nowhere', version: '' })).rejects.toThrow('initdb failed')
    expect(foldersLeft()).toEqual([])
  })
})
