import type { Campground, SeenStatus } from '@bluffline/contract'
import type { Db } from '../../db/client.ts'

/** What the question "is there room?" needs to know of a campground. */
export interface AskedCampground {
  readonly id: string
  /** Its number in RIDB; null where nobody books it there. */
  readonly facility: string | null
  /** Set where the catalogue says that it is closed: when that was read. */
  readonly closedSeen: string | null
}

export interface RiderReport {
  readonly campgroundId: string
  readonly status: SeenStatus
  readonly seenMs: number
}

export interface AvailabilityRepository {
  readonly campgrounds: () => Promise<readonly AskedCampground[]>
  readonly reportsSince: (time: Date) => Promise<readonly RiderReport[]>
}

const read = (record: string): AskedCampground => {
  const { id, ridbFacilityId, closure } = JSON.parse(record) as Campground
  return { id, facility: ridbFacilityId, closedSeen: closure?.source.seen ?? null }
}

export const createAvailabilityRepository = (db: Db): AvailabilityRepository => ({
  campgrounds: async () => {
    const rows = await db.selectFrom('place').select('record').where('noun', '=', 'campgrounds').execute()
    return rows.map(({ record }) => read(record))
  },
  reportsSince: async (time) => {
    const rows = await db
      .selectFrom('campground_report')
      .select(['campground_id as campgroundId', 'status', 'received_at as receivedAt'])
      .where('received_at', '>', time)
      .execute()
    return rows.map(({ receivedAt, ...row }) => ({ ...row, seenMs: receivedAt.getTime() }))
  },
})
