import type { sentPosition, ShownPosition } from '@bluffline/contract'
import { COARSE_WITHIN, coarsePosition, type SharePrecision, timeOfDevice } from '@bluffline/core'
import type { z } from 'zod'
import type { Db } from '../../../db/client.ts'

type Sent = z.output<typeof sentPosition>

/** What positions belong to, and how they are to be read. */
export interface PositionsOf {
  readonly accountId: string
  readonly aboutId: string
  readonly precision: SharePrecision
  readonly sentAtMs: number | null
  readonly now: Date
}

/** A reading from the future is one of now: the clock of the device is a little ahead. */
const momentOf = (atMs: number, { sentAtMs, now }: PositionsOf): string =>
  new Date(Math.min(timeOfDevice(atMs, sentAtMs, now.getTime()), now.getTime())).toISOString()

/** As coarse as the rider wants it, before it is kept: what is not there cannot be given away. */
const blurred = ({ lng, lat, accuracyM, altitudeM }: Sent, precision: SharePrecision) =>
  precision === 'exact'
    ? { lng, lat, accuracy_m: accuracyM, altitude_m: altitudeM }
    : { ...coarsePosition({ lng, lat }), accuracy_m: Math.max(COARSE_WITHIN, accuracyM ?? 0), altitude_m: null }

/** Keeps readings once each. */
export const keepPositions = async (db: Db, about: PositionsOf, positions: readonly Sent[]): Promise<void> => {
  if (positions.length === 0) return
  const rows = positions.map((position) => ({
    account_id: about.accountId,
    about_id: about.aboutId,
    at: momentOf(position.atMs, about),
    ...blurred(position, about.precision),
  }))
  const once = [...new Map(rows.map((row) => [row.at, row])).values()]
  await db
    .insertInto('sent_position')
    .values(once)
    .onConflict((conflict) => conflict.columns(['account_id', 'about_id', 'at']).doNothing())
    .execute()
}

/** The newest ones, the very newest last. */
export const positionsOf = async (
  db: Db,
  accountId: string,
  { aboutIds, most }: { aboutIds: readonly string[]; most: number },
): Promise<ShownPosition[]> => {
  const rows = await db
    .selectFrom('sent_position')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('about_id', 'in', aboutIds)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows
    .map(({ lng, lat, at, accuracy_m: accuracyM, altitude_m: altitudeM }) => ({
      lng,
      lat,
      at: at.toISOString(),
      accuracyM,
      altitudeM,
    }))
    .reverse()
}

export const forgetPositions = async (db: Db, accountId: string, aboutId: string): Promise<void> => {
  await db.deleteFrom('sent_position').where('account_id', '=', accountId).where('about_id', '=', aboutId).execute()
}
