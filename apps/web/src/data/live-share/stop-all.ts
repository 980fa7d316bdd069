import { stopLiveShare } from '@bluffline/contract'
import type { Ports } from '../../platform/ports.ts'
import { forgetShares, liveSharesOf } from './live-shares.ts'

/** Whoever leaves is followed no longer: each share ends on the server as well as that can be done, and on this device in any case. */
export async function stopAllShares({ http, storage }: Pick<Ports, 'http' | 'storage'>, signal: AbortSignal) {
  const { shares } = liveSharesOf(storage).read()
  forgetShares(storage)
  const ends = shares.map(({ id }) => http.call(stopLiveShare, { params: { id }, signal }))
  await Promise.allSettled(ends)
}
