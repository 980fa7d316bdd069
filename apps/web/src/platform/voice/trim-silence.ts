/** What the engine hears: 16,000 samples a second, one channel. */
export const SPEECH_RATE_HZ = 16_000

const FRAME = 320
/** Speech is this much louder than the quietest tenth of the recording. */
const ABOVE_NOISE = 2.5
/** Quieter than this is silence wherever it is recorded. */
const LEAST = 0.004
/** A word begins and ends softer than it is. */
const MARGIN_S = 0.4

function loudness(audio: Float32Array): number[] {
  return Array.from({ length: Math.floor(audio.length / FRAME) }, (_one, frame) => {
    let sum = 0
    for (let at = frame * FRAME; at < (frame + 1) * FRAME; at++) sum += (audio[at] ?? 0) ** 2
    return Math.sqrt(sum / FRAME)
  })
}

/**
 * The part with speech in it and 0.4 s around it; null where nobody spoke. The model answers nothing where a recording begins with
 * silence.
 */
export function trimSilence(
  audio: Float32Array,
): { readonly audio: Float32Array; readonly wasTrimmed: boolean } | null {
  const levels = loudness(audio)
  const noise = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 10)] ?? 0
  const loudest = Math.max(0, ...levels)
  const gate = Math.max(LEAST, Math.min(noise * ABOVE_NOISE, loudest / 2))
  const first = levels.findIndex((level) => level > gate)
  if (first < 0) return null
  const last = levels.findLastIndex((level) => level > gate)
  const margin = MARGIN_S * SPEECH_RATE_HZ
  const from = Math.max(0, first * FRAME - margin)
  const to = Math.min(audio.length, (last + 1) * FRAME + margin)
  return { audio: audio.slice(from, to), wasTrimmed: from > 0 }
}
