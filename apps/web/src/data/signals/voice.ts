import type { SpeechEnd, SpeechPort, SpeechStyle } from '../../platform/speech.ts'

/** The one voice of the app: it knows whether it is speaking, so that other sounds can step back. */
export interface Voice {
  readonly say: (text: string, how?: SpeechStyle) => Promise<SpeechEnd>
  readonly stop: () => void
  readonly isSpeaking: () => boolean
}

export function createVoice(speech: SpeechPort): Voice {
  let speaking = 0
  return {
    say: async (text, how) => {
      speaking++
      try {
        return await speech.speak(text, how)
      } finally {
        speaking--
      }
    },
    stop: speech.cancel,
    isSpeaking: () => speaking > 0,
  }
}

const known = new WeakMap<SpeechPort, Voice>()

export function voiceOf(speech: SpeechPort): Voice {
  const made = known.get(speech) ?? createVoice(speech)
  known.set(speech, made)
  return made
}
