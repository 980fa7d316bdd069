import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPostgres, startPostgres } from './postgres.ts'
import { run } from './programs.ts'

const install = findPostgres()

describe.skipIf(install === null)('a throw-away PostgreSQL (needs Debian’s postgresql and postgresql-postgis)', () => {
  const { bin } = install ?? { bin: '' }
  const foldersLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith('bluffline-postgres-'))

  it('answers with PostGIS on loopback, asks for its password, and leaves nothing behind', async () => {
    const before = foldersLeft()
    const postgres = await startPostgres({ bin, version: '' })
    const ask = (url: string) =>
      run([join(bin, 'psql'), '-w', url, '-Atc', 'create extension postgis; select postgis_version()'], {
        output: 'keep',
      })
    expect((await ask(postgres.url)).output).toContain('USE_GEOS')
    expect((await ask(postgres.url.replace(/:[0-9a-f]{32}@/, '@'))).ok).toBe(false)
    await postgres.remove()
    expect(foldersLeft()).toEqual(before)
    expect((await ask(postgres.url)).ok).toBe(false)
  })

  it('leaves nothing behind when it cannot start', async () => {
    const before = foldersLeft()
    await expect(startPostgres({ bin: '/nowhere', version: '' })).rejects.toThrow('initdb failed')
    expect(foldersLeft()).toEqual(before)
  })
})
