import type { Tone } from '@bluffline/core'

export interface SoundPort {
  /** Must be called once from a press: browsers keep silent until somebody touched the page. */
  readonly unlock: () => void
  /** Resolves when the last tone has ended; at once where there is no sound. `gain` is 0…1. */
  readonly play: (tones: readonly Tone[], gain?: number) => Promise<void>
}

/** Without a ramp every tone begins and ends with a crack. */
const RAMP_S = 0.01

export function createSound(open: () => AudioContext | null): SoundPort {
  let context: AudioContext | null | undefined
  const audio = () => (context ??= open())
  return {
    unlock: () =>
      void audio()
        ?.resume()
        .catch(() => undefined),
    play: async (tones, gain = 1) => {
      const out = audio()
      if (!out || out.state !== 'running') return
      let at = out.currentTime
      for (const tone of tones) {
        if (tone.frequencyHz > 0) sing(out, tone, { at, gain })
        at += tone.lengthMs / 1000
      }
      await new Promise((resolve) => setTimeout(resolve, (at - out.currentTime) * 1000))
    },
  }
}

function sing(out: AudioContext, tone: Tone, { at, gain }: { at: number; gain: number }) {
  const end = at + tone.lengthMs / 1000
  const oscillator = new OscillatorNode(out, { frequency: tone.frequencyHz, type: 'triangle' })
  const level = new GainNode(out, { gain: 0 })
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(gain, at + RAMP_S)
  level.gain.setValueAtTime(gain, Math.max(at + RAMP_S, end - RAMP_S))
  level.gain.linearRampToValueAtTime(0, end)
  oscillator.connect(level).connect(out.destination)
  oscillator.start(at)
  oscillator.stop(end)
}

export const openAudio = (): AudioContext | null => (typeof AudioContext === 'function' ? new AudioContext() : null)
