import type { BodyOf, sendRidePlanPositions } from '@bluffline/contract'
import type { Fix } from '@bluffline/core'

/** How often a position is kept, and how often what was kept is sent, in milliseconds. */
export interface Pace {
  readonly readEveryMs: number
  readonly sendEveryMs: number
}
/** What one call takes; older readings leave first. */
const MOST = 500

type SentPosition = BodyOf<typeof sendRidePlanPositions>['positions'][number]

export interface WaySender {
  readonly add: (fix: Fix, nowMs: number) => void
}

/** Sends the readings; rejects where they did not arrive. */
export type SendWay = (positions: readonly SentPosition[]) => Promise<unknown>

const round = (value: number | null | undefined, places = 0): number | null =>
  value === null || value === undefined || !Number.isFinite(value) ? null : Number(value.toFixed(places))

/** Thins the fixes of somebody on the way and sends them now and then; what did not arrive goes with the next. */
export function createWaySender(send: SendWay, pace: () => Pace): WaySender {
  let waiting: readonly SentPosition[] = []
  let lastMs = -Infinity
  let sentMs = -Infinity
  let isSending = false

  const flush = async (nowMs: number) => {
    isSending = true
    sentMs = nowMs
    const going = waiting
    try {
      await send(going)
      waiting = waiting.filter((position) => !going.includes(position))
    } catch {
      // No network, most likely: they go with the next ones.
    } finally {
      isSending = false
    }
  }

  return {
    add: (fix, nowMs) => {
      const { readEveryMs, sendEveryMs } = pace()
      const atMs = fix.timeMs ?? nowMs
      if (atMs - lastMs >= readEveryMs) {
        lastMs = atMs
        const { lng, lat, accuracyM, altitudeM } = fix
        const reading = { lng, lat, atMs, accuracyM: round(accuracyM, 1), altitudeM: round(altitudeM) }
        waiting = [...waiting, reading].slice(-MOST)
      }
      if (!isSending && waiting.length > 0 && nowMs - sentMs >= sendEveryMs) void flush(nowMs)
    },
  }
}
