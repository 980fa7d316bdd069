/** What the realtime service speaks at. */
const RATE_HZ = 24_000

/** Plays a stream that comes over the network, as loud as it is told. */
export function playStream(stream: MediaStream): {
  readonly setVolume: (volume: number) => void
  readonly stop: () => void
} {
  // Chromium lets a remote stream flow only where an element holds it.
  const holder = new Audio()
  holder.muted = true
  holder.srcObject = stream
  void holder.play().catch(() => undefined)
  const context = new AudioContext({ sampleRate: RATE_HZ })
  const level = new GainNode(context)
  context.createMediaStreamSource(stream).connect(level).connect(context.destination)
  void context.resume().catch(() => undefined)
  return {
    setVolume: (volume) => {
      level.gain.value = volume
    },
    stop: () => {
      holder.srcObject = null
      void context.close().catch(() => undefined)
    },
  }
}
