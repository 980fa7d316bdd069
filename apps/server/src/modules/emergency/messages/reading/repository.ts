import type { ShownPosition } from '@bluffline/contract'
import type { AlertKind, AlertOutcome } from '@bluffline/core'
import type { AddressChannel } from '../../../../db/alert-schema.ts'
import type { Db } from '../../../../db/client.ts'
import type { PushAddress } from '../../../../platform/channels/channel.ts'
import { mintLink, type SecretLink } from '../../links/repository.ts'
import { positionsOf } from '../../positions/repository.ts'

export interface AddressNow {
  readonly address: string
  readonly state: 'asked' | 'confirmed' | 'stopped'
  readonly contactName: string
}

export interface AlertNow {
  readonly kind: AlertKind
  readonly isDrill: boolean
  readonly riderName: string
  readonly note: string
  readonly firedAt: Date
  readonly receivedAt: Date
  readonly position: ShownPosition | null
  /** Names of those who are on it, in the order of time. */
  readonly onIt: readonly string[]
  readonly closed: { readonly outcome: AlertOutcome; readonly by: string | null } | null
}

export interface PlanNow {
  readonly title: string
  readonly isDrill: boolean
  readonly stage: string
  readonly round: number
  readonly returnAt: Date
  readonly graceMin: number
  readonly riderWarnedAt: Date | null
}

export interface OpeningNow {
  readonly campgroundId: string
  readonly campgroundName: string
  readonly arrive: string
  readonly depart: string
  readonly free: number
}

export interface RiseNow {
  readonly place: string
  readonly reason: 'rise' | 'level'
  readonly stageFt: number
  readonly ftPerHour: number | null
  readonly measuredAt: Date
}

/** What messages are about, as it stands at this moment. */
export interface ReadingRepository {
  readonly address: (accountId: string, contactId: string, channel: AddressChannel) => Promise<AddressNow | null>
  readonly browsers: (accountId: string) => Promise<readonly PushAddress[]>
  /** What contacts know the rider by: the name they gave themselves, else that of the account. */
  readonly riderName: (accountId: string) => Promise<string>
  readonly alert: (accountId: string, id: string) => Promise<AlertNow | null>
  readonly plan: (accountId: string, id: string) => Promise<PlanNow | null>
  readonly opening: (accountId: string, id: string) => Promise<OpeningNow | null>
  readonly rise: (accountId: string, id: string) => Promise<RiseNow | null>
  readonly mint: (link: SecretLink) => Promise<string>
}

const alertNow =
  (db: Db): ReadingRepository['alert'] =>
  async (accountId, id) => {
    const row = await db
      .selectFrom('alert')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return null
    const recipients = await db
      .selectFrom('alert_recipient')
      .select(['contact_id', 'name', 'acknowledged_at'])
      .where('account_id', '=', accountId)
      .where('alert_id', '=', id)
      .orderBy('acknowledged_at')
      .execute()
    const aboutIds = row.plan_id === null ? [id] : [id, row.plan_id]
    const [position = null] = await positionsOf(db, accountId, { aboutIds, most: 1 })
    const by = recipients.find(({ contact_id: contactId }) => contactId === row.closed_by)?.name ?? null
    return {
      kind: row.kind,
      isDrill: row.is_drill,
      riderName: row.rider_name,
      note: row.note,
      firedAt: row.fired_at,
      receivedAt: row.received_at,
      position,
      onIt: recipients.filter(({ acknowledged_at: at }) => at !== null).map(({ name }) => name),
      closed: row.closed_at === null ? null : { outcome: row.outcome ?? 'okay', by },
    }
  }

const planNow =
  (db: Db): ReadingRepository['plan'] =>
  async (accountId, id) => {
    const row = await db
      .selectFrom('ride_plan')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return null
    const { title, isDrill } = JSON.parse(row.fields) as { title: string; isDrill: boolean }
    const { stage, round, return_at: returnAt, grace_min: graceMin, rider_warned_at: riderWarnedAt } = row
    return { title, isDrill, stage, round, returnAt, graceMin, riderWarnedAt }
  }

const openingNow =
  (db: Db): ReadingRepository['opening'] =>
  async (accountId, id) => {
    const row = await db
      .selectFrom('campground_alert')
      .select(['campground_id as campgroundId', 'campground_name as campgroundName', 'arrive', 'depart', 'free'])
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .executeTakeFirst()
    return row ?? null
  }

const riseNow =
  (db: Db): ReadingRepository['rise'] =>
  async (accountId, id) => {
    const row = await db
      .selectFrom('water_alert')
      .select(['place', 'reason', 'stage_ft as stageFt', 'ft_per_hour as ftPerHour', 'measured_at as measuredAt'])
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row ?? null
  }

const riderName =
  (db: Db): ReadingRepository['riderName'] =>
  async (accountId) => {
    const self = await db
      .selectFrom('emergency_contact')
      .select('name')
      .where('account_id', '=', accountId)
      .where('role', '=', 'self')
      .executeTakeFirst()
    if (self) return self.name
    const account = await db.selectFrom('account').select('username').where('id', '=', accountId).executeTakeFirst()
    return account?.username ?? 'A rider'
  }

export const createReadingRepository = (db: Db): ReadingRepository => ({
  address: async (accountId, contactId, channel) => {
    const row = await db
      .selectFrom('contact_address')
      .innerJoin('emergency_contact', (join) =>
        join
          .onRef('emergency_contact.account_id', '=', 'contact_address.account_id')
          .onRef('emergency_contact.id', '=', 'contact_address.contact_id'),
      )
      .select(['address', 'state', 'emergency_contact.name as contactName'])
      .where('contact_address.account_id', '=', accountId)
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .executeTakeFirst()
    return row ?? null
  },
  browsers: (accountId) =>
    db
      .selectFrom('push_subscription')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('account_id', '=', accountId)
      .execute(),
  riderName: riderName(db),
  alert: alertNow(db),
  plan: planNow(db),
  opening: openingNow(db),
  rise: riseNow(db),
  mint: (link) => mintLink(db, link),
})
