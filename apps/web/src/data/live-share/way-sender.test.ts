import { epochMs, metres, type Fix } from '@bluffline/core'
import { describe, expect, it, vi } from 'vitest'
import { createWaySender, type SendWay } from './way-sender.ts'

const READING_EVERY_MS = 60_000
const SEND_EVERY_MS = 5 * READING_EVERY_MS
const pace = () => ({ readEveryMs: READING_EVERY_MS, sendEveryMs: SEND_EVERY_MS })

const START_MS = Date.parse('2026-11-28T14:00:00Z')
const fixAt = (atMs: number): Fix => ({
  lng: -92.9,
  lat: 35.5,
  timeMs: epochMs(atMs),
  accuracyM: metres(8.25),
  altitudeM: metres(250.4),
  speedMps: null,
  headingDeg: null,
})
const ride = (sender: ReturnType<typeof createWaySender>, fromMs: number, seconds: number) => {
  for (let s = 0; s < seconds; s += 1) sender.add(fixAt(fromMs + s * 1000), fromMs + s * 1000)
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the way of somebody who is followed', () => {
  it('goes to the server every five minutes, one reading a minute', async () => {
    const send = vi.fn<SendWay>().mockResolvedValue({ received: 1 })
    const sender = createWaySender(send, pace)
    ride(sender, START_MS, 1)
    await settled()
    ride(sender, START_MS + 1000, SEND_EVERY_MS / 1000 + 1)
    await settled()
    expect(send.mock.calls.map(([positions]) => positions.length)).toEqual([1, 5])
    expect(send.mock.calls[0]?.[0]).toEqual([{ lng: -92.9, lat: 35.5, atMs: START_MS, accuracyM: 8.3, altitudeM: 250 }])
  })

  it('goes with the next ones where it did not arrive', async () => {
    const send = vi.fn<SendWay>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({})
    const sender = createWaySender(send, pace)
    ride(sender, START_MS, 1)
    await settled()
    sender.add(fixAt(START_MS + SEND_EVERY_MS), START_MS + SEND_EVERY_MS)
    await settled()
    sender.add(fixAt(START_MS + 2 * SEND_EVERY_MS), START_MS + 2 * SEND_EVERY_MS)
    await settled()
    const times = send.mock.calls.map(([positions]) =>
      positions.map(({ atMs }) => (atMs - START_MS) / READING_EVERY_MS),
    )
    expect(times).toEqual([[0], [0, 5], [10]])
  })
})
