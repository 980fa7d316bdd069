/** How a sentence ended. `silent`: this browser has no voice, so a tone and the text must do. */
export type SpeechEnd = 'spoken' | 'cancelled' | 'silent'

/** Left out: as fast and as loud as instructions are given. */
export interface SpeechStyle {
  /** 1 is the pace of the voice. */
  readonly rate?: number
  /** 0…1. */
  readonly volume?: number
}

export interface SpeechPort {
  readonly hasVoice: () => boolean
  /** Speaks a sentence; what was being said is cut off first. */
  readonly speak: (text: string, how?: SpeechStyle) => Promise<SpeechEnd>
  readonly cancel: () => void
}

/** A cancelled utterance swallows the next one when it follows at once. */
const DELAY_MS = 50
/** An engine that answers neither start nor end has lost the sentence. */
const LOST_MS = 15_000

/** Which voice reads: the clearest US English one first. */
const PREFERENCES: readonly RegExp[] = [/enhanced|samantha|alex/i, /google/i, /microsoft|david|mark/i, /./]

export function pickVoice<V extends Pick<SpeechSynthesisVoice, 'name' | 'lang'>>(voices: readonly V[]): V | null {
  const american = voices.filter((voice) => /^en[-_]US/i.test(voice.lang))
  for (const preference of PREFERENCES) {
    const found = american.find((voice) => preference.test(voice.name))
    if (found) return found
  }
  return null
}

export function createSpeech(synthesis: SpeechSynthesis | undefined): SpeechPort {
  // Chromium fills its list of voices only after it was asked for once.
  synthesis?.getVoices()
  let running = 0
  const speak: SpeechPort['speak'] = async (text, how = {}) => {
    const voice = synthesis ? pickVoice(synthesis.getVoices()) : null
    if (!synthesis || !voice) return 'silent'
    const mine = ++running
    synthesis.cancel()
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    return mine === running ? utter(synthesis, { text, voice, how }) : 'cancelled'
  }
  return {
    hasVoice: () => synthesis !== undefined && pickVoice(synthesis.getVoices()) !== null,
    speak,
    cancel: () => {
      running++
      synthesis?.cancel()
    },
  }
}

interface Sentence {
  readonly text: string
  readonly voice: SpeechSynthesisVoice
  readonly how: SpeechStyle
}

const utter = (synthesis: SpeechSynthesis, { text, voice, how }: Sentence): Promise<SpeechEnd> =>
  new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text)
    Object.assign(utterance, { voice, lang: 'en-US', rate: 0.95, pitch: 1, volume: 1, ...how })
    const timer = setTimeout(() => resolve('silent'), LOST_MS)
    const end = (how: SpeechEnd) => {
      clearTimeout(timer)
      resolve(how)
    }
    utterance.onend = () => end('spoken')
    utterance.onerror = ({ error }) => end(error === 'canceled' || error === 'interrupted' ? 'cancelled' : 'silent')
    synthesis.speak(utterance)
  })
