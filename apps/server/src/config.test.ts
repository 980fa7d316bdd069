import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environment, readConfig } from './config.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
const lines = example.split('\n')
const exampleVariables = Object.fromEntries(
  lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)),
) as Record<string, string>

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({ ok: true, config: { PORT: 8080, HOST: 'localhost', TRUST_PROXY: false } })
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['DATABASE_URL', 'mysql://user:secret@host/name'],
    ['DATABASE_POOL_SIZE', '0'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['BODY_LIMIT_KB', '0'],
    ['SHUTDOWN_SECONDS', 'soon'],
  ])('refuses %s=%s in one line that names the variable and keeps its value to itself', (name, value) => {
    const result = readConfig({ [name]: value })
    expect(result.ok).toBe(false)
    const problem = result.ok ? '' : result.problem
    expect(problem).toContain(`${name} must`)
    expect(problem).not.toContain('\n')
    expect(problem).not.toContain('secret')
  })

  it('reads the proxies to trust as a number or as addresses', () => {
    expect(readConfig({ TRUST_PROXY: '1' })).toMatchObject({ config: { TRUST_PROXY: 1 } })
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      config: { TRUST_PROXY: ['10.0.0.0/8', '::1'] },
    })
  })
})

describe('.env.example', () => {
  it('has every variable of the schema and no other', () => {
    expect(Object.keys(exampleVariables).sort()).toEqual(Object.keys(environment.shape).sort())
  })

  it('shows the defaults', () => {
    expect(readConfig(exampleVariables)).toEqual(readConfig({}))
  })

  it('explains each variable in the line above it', () => {
    for (const [index, line] of lines.entries()) if (/^[A-Z]/.test(line)) expect(lines[index - 1]).toMatch(/^# .{20,}/)
  })
})
