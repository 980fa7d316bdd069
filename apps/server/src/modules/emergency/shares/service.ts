import {
  LINK_PAGES,
  LIVE_SHARE,
  type LivePage,
  type LiveShare,
  type OutputOf,
  type putLiveShare,
} from '@bluffline/contract'
import type { SharePrecision } from '@bluffline/core'
import { failure, type Result, success } from '../../../platform/result.ts'
import type { Whose } from '../alerts/steps/repository.ts'
import type { KeptShare, ShareRepository } from './repository.ts'

type Answer<T, C extends string = 'not_found'> = Promise<Result<T, C>>
type Sent = Parameters<ShareRepository['position']>[1]

export interface ShareService {
  readonly list: (accountId: string) => Answer<LiveShare[], never>
  readonly put: (
    whose: Whose,
    share: { riderName: string; precision: SharePrecision; minutes: number },
  ) => Answer<OutputOf<typeof putLiveShare>, 'conflict'>
  readonly position: (whose: Whose, sent: Sent, sentAtMs: number | null) => Answer<{ received: number }>
  readonly stop: (whose: Whose) => Answer<{ ok: true }>
  readonly page: (token: string) => Answer<LivePage>
}

const UNKNOWN = failure('not_found', 'This is not shared any more.')
const NO_LINK = failure('not_found', 'This link does not open anything any more.')
const REFUSED = failure('conflict', 'This share is over, or too many run at once. Stop one, or begin a new one.')
const MINUTE_MS = 60_000

const shareOf = ({ row, lastPositionAt }: KeptShare): LiveShare => ({
  id: row.id,
  riderName: row.rider_name,
  precision: row.precision,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastPositionAt: lastPositionAt?.toISOString() ?? null,
})

export const createShareService = ({ shares, now }: { shares: ShareRepository; now: () => Date }): ShareService => ({
  list: async (accountId) => success((await shares.list(accountId, now())).map(shareOf)),
  put: async (whose, { riderName, precision, minutes }) => {
    const expiresAt = new Date(now().getTime() + minutes * MINUTE_MS)
    const limits = { most: LIVE_SHARE.mostAtOnce, now: now() }
    const token = await shares.put(whose, { riderName, precision, expiresAt }, limits)
    if (token === null) return REFUSED
    const kept = (await shares.list(whose.accountId, now())).find(({ row }) => row.id === whose.id)
    return kept ? success({ ...shareOf(kept), token, path: `${LINK_PAGES.live}#${token}` }) : REFUSED
  },
  position: async (whose, sent, sentAtMs) =>
    (await shares.position(whose, sent, { now: now(), sentAtMs }))
      ? success({ received: sent.positions.length })
      : UNKNOWN,
  stop: async (whose) => ((await shares.stop(whose)) ? success({ ok: true }) : UNKNOWN),
  page: async (token) => {
    const opened = await shares.open(token, now())
    if (!opened) return NO_LINK
    const { row, shown } = opened
    return success({
      riderName: row.rider_name,
      precision: row.precision,
      expiresAt: row.expires_at.toISOString(),
      positions: [...shown],
      batteryPercent: row.battery_percent,
    })
  },
})
