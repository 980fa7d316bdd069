// The embedded database takes ten seconds to make and one to copy, so the tests share a copy that is made once and kept
// until something changes that goes into it.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPglite, wrapPglite } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { seed } from '../db/seed.ts'
import { loadFixtureCatalogue } from './fixture-catalogue.ts'

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/bluffline', import.meta.url))
const SOURCES = fileURLToPath(new URL('..', import.meta.url))

const stamp = (version: string): string => {
  const hash = createHash('sha256').update(version).update(process.versions.node)
  for (const file of globSync('{db,testing}/**/*.ts', { cwd: SOURCES }).sort())
    hash.update(readFileSync(join(SOURCES, file)))
  hash.update(readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url))))
  return hash.digest('hex').slice(0, 16)
}

/** A dump of a database that is migrated and holds the fixture catalogue; the file's path. */
export const templateFile = async (): Promise<string> => {
  const catalogue = loadFixtureCatalogue()
  const file = join(FOLDER, `test-database-${stamp(catalogue.version)}.tar`)
  if (existsSync(file)) return file
  const pglite = await startPglite()
  const database = wrapPglite(pglite)
  await migrate(database.db)
  await seed(database.db, catalogue)
  const dump = await pglite.dumpDataDir('none')
  await database.close()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${file}.${process.pid}`, file)
  return file
}
