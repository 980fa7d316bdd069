import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { loadCatalog } from './load-catalog.ts'
import { FACTS_FOLDER } from './read-facts.ts'

const script = fileURLToPath(new URL('check-content.ts', import.meta.url))
const check = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })

describe('npm run check:content', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('prints the counts that the app shows', () => {
    const { status, stdout } = check()
    expect(status).toBe(0)
    for (const [name, count] of Object.entries(loadCatalog().counts)) {
      expect(stdout).toMatch(new RegExp(`^${name} +${String(count).replace('.', '\\.')}$`, 'm'))
    }
  })

  it('names file, record and rule, and ends with 1, when a record is wrong', () => {
    cpSync(FACTS_FOLDER, folder, { recursive: true })
    const path = join(folder, 'trails.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace('"county": "Newton"', '"county": "Chicot"'))
    const { status, stderr } = check(folder)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^trails\.json · [a-z0-9-]+ · in-county: says Chicot County, .* in Newton County$/m)
  })
})
