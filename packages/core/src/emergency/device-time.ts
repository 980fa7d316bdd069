/** Clocks this close to each other are called right: what is between them is mostly the way of the message. */
const RIGHT_WITHIN_MS = 60_000

/**
 * A moment as the server's clock would have named it. A device whose clock is wrong is still right about how long ago something was:
 * it says its own time when it sends, and what it said of other moments is moved by the difference. Without that it is believed.
 */
export function timeOfDevice(atMs: number, sentAtMs: number | null, receivedAtMs: number): number {
  if (sentAtMs === null) return atMs
  const offMs = receivedAtMs - sentAtMs
  return Math.abs(offMs) <= RIGHT_WITHIN_MS ? atMs : atMs + offMs
}
