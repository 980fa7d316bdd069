import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FileError, readTrackFile } from './index.ts'

// Files other projects test their parsers with; they stay outside this repository.
const folder = join(import.meta.dirname, '../../../../shared/testdata/import-fixtures')
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((f) => f.isFile())
      .map((f) => join(f.parentPath, f.name))
  : []

describe.skipIf(files.length === 0)('files of other projects (../shared/testdata/import-fixtures)', () => {
  it.each(files)('%s is read or refused in one sentence', async (path) => {
    const outcome = await readTrackFile([readFileSync(path)]).catch((error: unknown) => error)
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(FileError)
    else expect(outcome).toMatchObject({ format: path.endsWith('.csv') ? 'never' : path.split('.').at(-1) })
  })
})
