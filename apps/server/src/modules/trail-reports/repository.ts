import type { ReportedClosure, TrailReport } from '@bluffline/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export interface KeptReport {
  readonly report: TrailReport
  readonly receivedAt: string
}

export interface TrailReportRepository {
  readonly hasTrail: (id: string) => Promise<boolean>
  readonly find: (key: string) => Promise<KeptReport | undefined>
  /** Stores a report unless its key is taken; either way answers what stands under the key. */
  readonly keep: (report: TrailReport, receivedAt: Date) => Promise<KeptReport>
  /** Trails whose last word since then is that they are closed, the last word first. */
  readonly closures: (since: Date) => Promise<ReportedClosure[]>
}

/** A device whose clock is ahead cannot have written after its report came in. */
const saidAt = sql<Date>`least(written_at, received_at)`

const closures = async (db: Db, since: Date): Promise<ReportedClosure[]> => {
  const lastOf = (kind: 'open' | 'closed') => sql<Date | null>`max(${saidAt}) filter (where kind = ${kind})`
  const rows = await db
    .selectFrom('trail_report')
    .select([
      'trail_id',
      lastOf('closed').as('last_at'),
      sql<number>`count(*) filter (where kind = 'closed')::int`.as('reports'),
    ])
    .where('kind', 'in', ['open', 'closed'])
    .where(saidAt, '>=', since)
    .groupBy('trail_id')
    .having(sql<boolean>`${lastOf('closed')} > coalesce(${lastOf('open')}, '-infinity')`)
    .orderBy('last_at', 'desc')
    .orderBy('trail_id')
    .execute()
  return rows.flatMap(({ trail_id: trailId, reports, last_at: lastAt }) =>
    lastAt === null ? [] : [{ trailId, reports, lastAt: lastAt.toISOString() }],
  )
}

export const createTrailReportRepository = (db: Db): TrailReportRepository => {
  const find = async (key: string): Promise<KeptReport | undefined> => {
    const row = await db.selectFrom('trail_report').selectAll().where('key', '=', key).executeTakeFirst()
    if (!row) return undefined
    const { trail_id: trailId, kind, words: text, lng, lat } = row
    const position = lng === null || lat === null ? null : { lng, lat }
    const report = { key: row.key, trailId, kind, text, position, writtenAt: row.written_at.toISOString() }
    return { report, receivedAt: row.received_at.toISOString() }
  }
  return {
    find,
    closures: (since) => closures(db, since),
    hasTrail: async (id) =>
      (await db.selectFrom('trail').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    keep: async (report, receivedAt) => {
      const { key, trailId, kind, text, position, writtenAt } = report
      const place = { lng: position?.lng ?? null, lat: position?.lat ?? null }
      await db
        .insertInto('trail_report')
        .values({
          key,
          trail_id: trailId,
          kind,
          words: text,
          ...place,
          written_at: new Date(writtenAt).toISOString(),
          received_at: receivedAt.toISOString(),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      const kept = await find(key)
      if (!kept) throw new Error('A report was stored and is not there.')
      return kept
    },
  }
}
