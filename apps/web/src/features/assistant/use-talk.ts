import { useCallback, useEffect, useRef, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'

/** Codes of the browser that mean the microphone, in words of ours; every other code is shown as it is. */
const MICROPHONE: Readonly<Record<string, string>> = {
  'audio-capture': 'No microphone found. Please connect a microphone and try again.',
  'not-allowed': 'Microphone access denied. Please allow microphone access in your browser settings.',
  'service-not-allowed': 'Microphone access denied. Please allow microphone access in your browser settings.',
}

export interface Talk {
  readonly isSupported: boolean
  readonly isListening: boolean
  /** What has been understood so far. */
  readonly heard: string
  readonly error: string | null
  readonly start: () => void
  readonly stop: () => void
}

/** Press to talk: one utterance through the browser's recognition, handed on when it is final. */
export function useTalk(onSaid: (text: string) => void): Talk {
  const { recognition } = usePorts()
  const [isListening, setListening] = useState(false)
  const [heard, setHeard] = useState('')
  const [error, setError] = useState<string | null>(null)
  const end = useRef<(() => void) | null>(null)
  const stop = useCallback(() => {
    end.current?.()
    end.current = null
    setListening(false)
  }, [])
  const start = useCallback(() => {
    setHeard('')
    setError(null)
    const stopListening = recognition.listen({
      onInterim: setHeard,
      onFinal: (text) => {
        setHeard('')
        stop()
        onSaid(text)
      },
      onError: (code) => setError(`Error: ${code}${code in MICROPHONE ? `. ${MICROPHONE[code] ?? ''}` : ''}`),
      onEnd: () => setListening(false),
    })
    end.current = stopListening
    if (stopListening) setListening(true)
    else setError('Speech recognition not available')
  }, [recognition, onSaid, stop])
  useEffect(() => stop, [stop])
  return { isSupported: recognition.isSupported(), isListening, heard, error, start, stop }
}
