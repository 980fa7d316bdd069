/** How a sentence ended. `silent`: this browser has no voice, so a tone and the text must do. */
export type SpeechEnd = 'spoken' | 'cancelled' | 'silent'

export interface SpeechPort {
  readonly hasVoice: () => boolean
  /** Speaks a sentence; what was being said is cut off first. */
  readonly speak: (text: string) => Promise<SpeechEnd>
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
  const speak = async (text: string): Promise<SpeechEnd> => {
    const voice = synthesis ? pickVoice(synthesis.getVoices()) : null
    if (!synthesis || !voice) return 'silent'
    const mine = ++running
    synthesis.cancel()
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    return mine === running ? utter(synthesis, text, voice) : 'cancelled'
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

const utter = (synthesis: SpeechSynthesis, text: string, voice: SpeechSynthesisVoice): Promise<SpeechEnd> =>
  new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text)
    Object.assign(utterance, { voice, lang: 'en-US', rate: 0.95, pitch: 1, volume: 1 })
    const timer = setTimeout(() => resolve('silent'), LOST_MS)
    const end = (how: SpeechEnd) => {
      clearTimeout(timer)
      resolve(how)
    }
    utterance.onend = () => end('spoken')
    utterance.onerror = ({ error }) => end(error === 'canceled' || error === 'interrupted' ? 'cancelled' : 'silent')
    synthesis.speak(utterance)
  })
