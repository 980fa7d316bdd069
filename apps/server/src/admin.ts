// `npm run admin -- grant NAME [admin|test|user]`: gives an account a role. There is no other way to one.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { existsSync } from 'node:fs'
import { ROLE_IDS } from '@bluffline/contract'
import { readConfig } from './config.ts'
import { DataFolderInUse } from './db/data-lock.ts'
import { grantRole } from './db/grant-role.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const USAGE = 'npm run admin -- grant NAME [admin|test|user]'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const run = async ([command, name, role = 'admin', ...more]: readonly string[]): Promise<number> => {
  const asked = ROLE_IDS.find((id) => id === role)
  if (command !== 'grant' || name === undefined || asked === undefined || more.length > 0) {
    say(USAGE)
    return 2
  }
  if (existsSync(resolve(ROOT, '.env'))) process.loadEnvFile(resolve(ROOT, '.env'))
  const read = readConfig(process.env)
  if (!read.ok) {
    say(read.problem)
    return 1
  }
  const database = await openDatabase({ ...read.config, DATA_DIR: resolve(ROOT, read.config.DATA_DIR) })
  try {
    await migrate(database.db)
    const granted = await grantRole(database.db, name, asked)
    say(granted === null ? `Nobody is called ${name}.` : `${granted} is now: ${asked}.`)
    return granted === null ? 1 : 0
  } finally {
    await database.close()
  }
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    if (!(error instanceof DataFolderInUse)) throw error
    say(error.message)
    process.exitCode = 1
  },
)
