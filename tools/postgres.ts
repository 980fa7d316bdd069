// A throw-away PostgreSQL on loopback, in a temporary folder, as a user that is not root (initdb refuses root).
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './programs.ts'

const DEBIAN = '/usr/lib/postgresql'

export interface PostgresInstall {
  readonly bin: string
  readonly version: string
}

/** Debian's newest PostgreSQL that has PostGIS beside it; null where there is none. */
export const findPostgres = (): PostgresInstall | null => {
  if (!existsSync(DEBIAN)) return null
  const hasAll = (version: string) =>
    existsSync(join(DEBIAN, version, 'bin/initdb')) &&
    existsSync(`/usr/share/postgresql/${version}/extension/postgis.control`)
  const [version] = readdirSync(DEBIAN)
    .filter(hasAll)
    .toSorted((a, b) => Number(b) - Number(a))
  return version === undefined ? null : { version, bin: join(DEBIAN, version, 'bin') }
}

/** Whom the server runs as: root hands over to `postgres`, everybody else stays who they are. */
const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

export interface ThrowAwayPostgres {
  readonly url: string
  /** Stops the server and removes its folder. */
  readonly remove: () => Promise<void>
}

export const startPostgres = async ({ bin }: PostgresInstall): Promise<ThrowAwayPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'bluffline-postgres-'))
  const as = owner()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid ?? as.uid)
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  const data = join(folder, 'data')
  const tool = async (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    // The server keeps its streams open, so nothing of pg_ctl is piped.
    const ended = await run([join(bin, name), ...args], {
      cwd: folder,
      ...as,
      env,
      output: name === 'pg_ctl' ? 'show' : 'keep',
    })
    if (!ended.ok) throw new Error(`${name} failed: ${ended.output}`)
  }
  const remove = async () => {
    if (existsSync(join(data, 'postmaster.pid'))) await tool('pg_ctl', ['stop', '-s', '-D', data, '-m', 'immediate'])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await tool('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ])
    const port = await freePort()
    const options = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c synchronous_commit=off`
    await tool('pg_ctl', ['start', '-s', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options])
    await tool('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'bluffline'], {
      PGPASSWORD: password,
    })
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/bluffline`, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
