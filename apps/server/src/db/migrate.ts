import { Migrator } from 'kysely/migration'
import type { Db } from './client.ts'
import { catalogue } from './migrations/001-catalogue.ts'
import { trailReports } from './migrations/002-trail-reports.ts'
import { accounts } from './migrations/003-accounts.ts'
import { records } from './migrations/004-records.ts'
import { userLeads } from './migrations/005-user-leads.ts'
import { campgrounds } from './migrations/006-campgrounds.ts'
import { alerts } from './migrations/007-alerts.ts'
import { water } from './migrations/008-water.ts'
import { realtimeUse } from './migrations/009-realtime-use.ts'

/** In order. One that has been released is never changed; the next one changes its work. */
const MIGRATIONS = {
  '001-catalogue': catalogue,
  '002-trail-reports': trailReports,
  '003-accounts': accounts,
  '004-records': records,
  '005-user-leads': userLeads,
  '006-campgrounds': campgrounds,
  '007-alerts': alerts,
  '008-water': water,
  '009-realtime-use': realtimeUse,
}

/** Brings the schema up to date, all or nothing; returns the names of what was applied. */
export const migrate = async (db: Db): Promise<readonly string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}
