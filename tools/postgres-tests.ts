import { aptInstall, canUseApt } from './apt.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { runVitest } from './runners.ts'
import type { Tally } from './steps.ts'

const SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1 }

/** In CI the Debian packages are installed where that is possible; on somebody's own machine nothing is. */
const postgresHere = async (mayInstall: boolean) => {
  const found = findPostgres()
  if (found !== null || !mayInstall || !canUseApt()) return found
  console.log('Installing Debian’s PostgreSQL and PostGIS …')
  await aptInstall(['postgresql', 'postgresql-postgis', 'postgresql-postgis-scripts'])
  return findPostgres()
}

/** The server's tests, repositories above all, on a throw-away PostgreSQL with PostGIS. */
export const runPostgresTests = async (args: readonly string[] = []): Promise<Tally> => {
  const install = await postgresHere(process.env['CI'] === 'true')
  if (install === null) {
    console.log('Skipped: the tests on PostgreSQL. They need Debian’s packages postgresql and postgresql-postgis.')
    return SKIPPED
  }
  const postgres = await startPostgres(install)
  console.log(`PostgreSQL ${install.version} answers on ${new URL(postgres.url).host}.`)
  const stop = () => void postgres.remove().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  try {
    return await runVitest({ args: ['--project', 'server', ...args], env: { TEST_DATABASE_URL: postgres.url } })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeListener(signal, stop)
    await postgres.remove()
  }
}
