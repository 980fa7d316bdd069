import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { login } from '@bluffline/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'

const ADMIN = fileURLToPath(new URL('admin.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'bluffline-admin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const admin = async (...args: string[]): Promise<{ code: unknown; output: string }> => {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder }
  const child = spawn(process.execPath, [ADMIN, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code: code as unknown, output }
}

const post = async (url: string, body: object) =>
  (
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  ).json()

describe('npm run admin', () => {
  it('makes the first admin, while the server is stopped', async () => {
    const server = startServerProcess({ DATA_DIR: folder })
    const address = await server.ready
    const rider = { username: 'Ozark-Ann', password: 'gravel and mud' }
    await post(`${address}/api/auth/register`, { ...rider, email: 'ann@example.org' })
    expect(await admin('grant', 'ozark-ann')).toEqual({
      code: 1,
      output: expect.stringContaining(`in use by process ${server.pid}`),
    })
    server.signal('SIGTERM')
    await server.ended

    expect(await admin('grant', 'nobody')).toEqual({ code: 1, output: 'Nobody is called nobody.\n' })
    expect(await admin('grant', 'ozark-ann')).toEqual({ code: 0, output: 'Ozark-Ann is now: admin.\n' })

    const again = startServerProcess({ DATA_DIR: folder })
    const { user } = login.output.parse(await post(`${await again.ready}/api/auth/login`, rider))
    expect(user.roleId).toBe('admin')
    again.signal('SIGTERM')
    await again.ended
  }, 240_000)

  it.each([[], ['grant'], ['grant', 'ann', 'owner'], ['revoke', 'ann'], ['grant', 'a', 'b', 'c']])(
    'says how it is used: %j',
    async (...args) => {
      expect(await admin(...args)).toEqual({ code: 2, output: 'npm run admin -- grant NAME [admin|test|user]\n' })
    },
  )
})
