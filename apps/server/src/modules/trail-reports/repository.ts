import type { TrailReport } from '@bluffline/contract'
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
