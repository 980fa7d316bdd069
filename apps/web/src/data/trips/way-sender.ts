import type { BodyOf, sendRidePlanPositions } from '@bluffline/contract'
import type { Fix } from '@bluffline/core'

/** One reading in so many milliseconds says where somebody was; more only costs battery. */
export const READING_EVERY_MS = 60_000
/** So often what was read is sent, in milliseconds. */
export const SEND_EVERY_MS = 5 * 60_000
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

/** Thins the fixes of a ride and sends them every few minutes; what did not arrive goes with the next. The ride itself is on the disk. */
export function createWaySender(send: SendWay): WaySender {
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
      const atMs = fix.timeMs ?? nowMs
      if (atMs - lastMs >= READING_EVERY_MS) {
        lastMs = atMs
        const { lng, lat, accuracyM, altitudeM } = fix
        const reading = { lng, lat, atMs, accuracyM: round(accuracyM, 1), altitudeM: round(altitudeM) }
        waiting = [...waiting, reading].slice(-MOST)
      }
      if (!isSending && waiting.length > 0 && nowMs - sentMs >= SEND_EVERY_MS) void flush(nowMs)
    },
  }
}
