/** What comes of listening to one utterance. */
export interface Listener {
  /** What has been understood so far. */
  readonly onInterim: (text: string) => void
  readonly onFinal: (text: string) => void
  /** The browser's own code, for example `network` or `not-allowed`; `aborted` is never told. */
  readonly onError: (code: string) => void
  readonly onEnd: () => void
}

/** The browser's own speech recognition. It may send what it hears to the maker of the browser. */
export interface RecognitionPort {
  readonly isSupported: () => boolean
  /** Listens to one utterance in US English; the function it gives back stops listening. Null where it cannot begin. */
  readonly listen: (listener: Listener) => (() => void) | null
}

interface Heard {
  readonly isFinal: boolean
  readonly [index: number]: { readonly transcript: string }
}
interface ResultEvent {
  readonly results: { readonly length: number; readonly [index: number]: Heard }
}
export interface Recognizer {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  readonly start: () => void
  readonly stop: () => void
}
type RecognizerClass = new () => Recognizer

/** Browsers name it in two ways; some do not have it. */
export const recognizerOf = (window: object): RecognizerClass | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Readonly<Record<string, RecognizerClass | undefined>>
  return SpeechRecognition ?? webkitSpeechRecognition
}

const textOf = ({ results }: ResultEvent): { readonly text: string; readonly isFinal: boolean } => {
  const heard = Array.from({ length: results.length }, (_one, at) => results[at])
  return {
    text: heard.map((one) => one?.[0]?.transcript ?? '').join(' '),
    isFinal: heard.some((one) => one?.isFinal === true),
  }
}

export function createRecognition(Class: RecognizerClass | undefined): RecognitionPort {
  return {
    isSupported: () => Class !== undefined,
    listen: ({ onInterim, onFinal, onError, onEnd }) => {
      if (!Class) return null
      const recognizer = new Class()
      Object.assign(recognizer, { lang: 'en-US', continuous: false, interimResults: true, maxAlternatives: 1 })
      recognizer.onresult = (event) => {
        const { text, isFinal } = textOf(event)
        if (isFinal) onFinal(text)
        else onInterim(text)
      }
      recognizer.onerror = ({ error }) => {
        if (error !== 'aborted') onError(error)
      }
      recognizer.onend = onEnd
      try {
        recognizer.start()
      } catch {
        return null
      }
      return () => recognizer.stop()
    },
  }
}
