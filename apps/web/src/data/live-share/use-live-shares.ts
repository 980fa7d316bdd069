import { LIVE_SHARE, putLiveShare, stopLiveShare } from '@bluffline/contract'
import type { SharePrecision } from '@bluffline/core'
import { HttpError } from '../../platform/http-error.ts'
import { usePorts } from '../../platform/ports.ts'
import { newKey } from '../trail-reports/new-key.ts'
import { dropShare, keepShare, type KeptShare } from './live-shares.ts'

export interface NewShare {
  readonly riderName: string
  readonly precision: SharePrecision
  readonly minutes: number
}

export const MOST_SHARES = LIVE_SHARE.mostAtOnce

/** Begins and ends shares; each call rejects where the server could not be reached or refused. */
export function useShareCalls() {
  const { http, storage } = usePorts()
  return {
    begin: async (body: NewShare): Promise<KeptShare> => {
      const { id, path, precision, expiresAt } = await http.call(putLiveShare, { params: { id: newKey() }, body })
      const share = { id, path, precision, expiresAtMs: Date.parse(expiresAt), sentAtMs: null }
      keepShare(storage, share)
      return share
    },
    stop: async ({ id }: KeptShare): Promise<void> => {
      try {
        await http.call(stopLiveShare, { params: { id } })
      } catch (error) {
        // Over already is over.
        if (!(error instanceof HttpError) || error.status !== 404) throw error
      }
      dropShare(storage, id)
    },
  }
}
