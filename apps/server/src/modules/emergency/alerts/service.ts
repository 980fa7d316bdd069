import type { Alert, AlertPage, MessageProof } from '@bluffline/contract'
import type { AlertOutcome, ServerAlertEvent } from '@bluffline/core'
import { failure, type Result, success } from '../../../platform/result.ts'
import { statusOf } from '../messages/repository.ts'
import type { AlertRepository, End, KeptAlert, NewAlertFields, OpenedAlert, Received } from './repository.ts'
import type { Whose } from './steps/repository.ts'

type Answer<T, C extends string = 'not_found'> = Promise<Result<T, C>>
type Sent = Parameters<AlertRepository['position']>[1]

export interface AlertService {
  readonly raise: (accountId: string, alert: NewAlertFields, sentAtMs: number | null) => Answer<Alert, 'rate_limited'>
  readonly list: (accountId: string) => Answer<Alert[], never>
  readonly get: (whose: Whose) => Answer<Alert>
  readonly position: (
    whose: Whose,
    sent: Sent,
    sentAtMs: number | null,
  ) => Answer<{ received: number; closedAt: string | null }>
  readonly close: (whose: Whose, end: End, sentAtMs: number | null) => Answer<Alert>
  readonly page: (token: string) => Answer<AlertPage>
  readonly acknowledge: (token: string) => Answer<AlertPage>
  readonly closePage: (token: string, outcome: AlertOutcome) => Answer<AlertPage>
}

const UNKNOWN = failure('not_found', 'There is no such alert.')
const NO_LINK = failure('not_found', 'This link does not open anything any more.')
const FLOOD = failure(
  'rate_limited',
  'So many alerts at once cannot be told apart. Wait a minute; those that are here go out.',
  {
    headers: { 'retry-after': '60' },
  },
)

const NEWS = ['raised', 'taken', 'closed'] as const
type News = (typeof NEWS)[number]

const proofsOf = ({ messages, recipients }: KeptAlert): MessageProof[] =>
  messages.flatMap((message) => {
    const about = NEWS.find((kind) => kind === message.kind)
    const { contact_id: contactId } = message
    const recipient = recipients.find((one) => one.contactId === contactId)
    if (about === undefined || contactId === null || !recipient) return []
    return [
      {
        contactId,
        contactName: recipient.name,
        channel: message.channel,
        about: about satisfies News,
        status: statusOf(message.state),
        attempts: message.attempts,
        mayBeDoubled: message.may_be_doubled,
        providerId: message.provider_id,
        sentAt: message.sent_at?.toISOString() ?? null,
        receiptAt: message.receipt_at?.toISOString() ?? null,
        problem: message.problem === '' ? null : message.problem,
      },
    ]
  })

/** What the device folds into its own log: facts alone, each with the time it happened here. */
const eventsOf = ({ row, recipients, messages }: KeptAlert): ServerAlertEvent[] => {
  const alertId = row.id
  const deliveries = messages
    .filter(({ kind, contact_id: contactId }) => kind === 'raised' && contactId !== null)
    .map((message) => ({
      type: 'delivery' as const,
      alertId,
      contactId: message.contact_id ?? '',
      channel: message.channel,
      status: statusOf(message.state),
      atMs: (message.receipt_at ?? message.sent_at ?? message.created_at).getTime(),
    }))
  const acknowledged = recipients.flatMap(({ contactId, acknowledgedAt }) =>
    acknowledgedAt === null
      ? []
      : [{ type: 'acknowledged' as const, alertId, contactId, atMs: acknowledgedAt.getTime() }],
  )
  const { closed_at: closedAt, closed_by: contactId, outcome } = row
  const closed =
    closedAt === null
      ? []
      : [
          {
            type: 'closed' as const,
            alertId,
            contactId,
            outcome: outcome ?? ('okay' as const),
            atMs: closedAt.getTime(),
          },
        ]
  return [{ type: 'accepted', alertId, atMs: row.received_at.getTime() }, ...deliveries, ...acknowledged, ...closed]
}

const alertOf = (kept: KeptAlert): Alert => {
  const { row, recipients, ways, positions } = kept
  return {
    id: row.id,
    kind: row.kind,
    isDrill: row.is_drill,
    firedAt: row.fired_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    planId: row.plan_id,
    recipients: recipients.map(({ contactId, name, acknowledgedAt }) => ({
      contactId,
      name,
      channels: ways.filter((way) => way.contactId === contactId).map(({ channel }) => channel),
      acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    })),
    events: eventsOf(kept),
    messages: proofsOf(kept),
    positions,
  }
}

const planPart = ({ plan }: OpenedAlert): AlertPage['plan'] => {
  if (plan === null) return null
  const { title, trailIds, route, party, vehicle, notes, leaveAtMs, returnAtMs } = plan
  const times = { leaveAt: new Date(leaveAtMs).toISOString(), returnAt: new Date(returnAtMs).toISOString() }
  return { title, trailIds, route, party, vehicle, notes, ...times }
}

const closedPart = ({ row, recipients }: OpenedAlert): AlertPage['closed'] => {
  if (row.closed_at === null) return null
  const by = recipients.find(({ contactId }) => contactId === row.closed_by)?.name ?? null
  return { at: row.closed_at.toISOString(), outcome: row.outcome ?? 'okay', by }
}

const pageOf = (opened: OpenedAlert): AlertPage => {
  const { row, recipients, contactId, shown, expiresAt } = opened
  return {
    kind: row.kind,
    isDrill: row.is_drill,
    riderName: row.rider_name,
    contactName: recipients.find((one) => one.contactId === contactId)?.name ?? '',
    note: row.note,
    firedAt: row.fired_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    precision: row.precision,
    positions: [...shown],
    batteryPercent: row.battery_percent,
    medical: row.medical === null ? null : (JSON.parse(row.medical) as AlertPage['medical']),
    plan: planPart(opened),
    contacts: recipients.map(({ name, acknowledgedAt, ...one }) => ({
      name,
      isYou: one.contactId === contactId,
      onItAt: acknowledgedAt?.toISOString() ?? null,
    })),
    closed: closedPart(opened),
    expiresAt: expiresAt.toISOString(),
  }
}

export const createAlertService = ({ alerts, now }: { alerts: AlertRepository; now: () => Date }): AlertService => {
  const received = (sentAtMs: number | null): Received => ({ now: now(), sentAtMs })
  const get = async ({ accountId, id }: Whose): Answer<Alert> => {
    const [kept] = await alerts.list(accountId, id)
    return kept ? success(alertOf(kept)) : UNKNOWN
  }
  const page = async (token: string): Answer<AlertPage> => {
    const opened = await alerts.open(token, now())
    return opened ? success(pageOf(opened)) : NO_LINK
  }
  return {
    get,
    page,
    raise: async (accountId, alert, sentAtMs) => {
      if ((await alerts.raise(accountId, alert, received(sentAtMs))) === 'flood') return FLOOD
      const kept = await get({ accountId, id: alert.id })
      // Kept a moment ago, in a transaction that was committed.
      if (!kept.ok) throw new Error('An alert was kept and is not there.')
      return kept
    },
    list: async (accountId) => success((await alerts.list(accountId)).map(alertOf)),
    position: async (whose, sent, sentAtMs) => {
      const kept = await alerts.position(whose, sent, received(sentAtMs))
      if (!kept) return UNKNOWN
      const closedAt = kept.closedAt?.toISOString() ?? null
      return success({ received: closedAt === null ? sent.positions.length : 0, closedAt })
    },
    close: async (whose, end, sentAtMs) => {
      await alerts.close(whose, end, received(sentAtMs))
      return get(whose)
    },
    acknowledge: async (token) => {
      const opened = await alerts.open(token, now())
      if (opened) await alerts.acknowledge(opened, now())
      return page(token)
    },
    closePage: async (token, outcome) => {
      const opened = await alerts.open(token, now())
      if (opened) await alerts.closeByContact(opened, outcome, now())
      return page(token)
    },
  }
}
