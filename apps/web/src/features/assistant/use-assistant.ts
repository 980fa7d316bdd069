import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAsk, type Turn } from '../../data/assistant/use-ask.ts'
import { useStepReader, type StepReader } from '../../data/field-guide/use-step-reader.ts'
import { signallerOf } from '../../data/signals/use-signal.ts'
import { voiceOf } from '../../data/signals/voice.ts'
import { usePorts } from '../../platform/ports.ts'

/** Words that move through the steps of a guide, as they are said alone. */
const NEXT = /^(?:ok |okay )?(?:next|continue|go on|keep going|done|what(?:'s| is) next)(?: step)?[.!]?$/i
const REPEAT = /^(?:repeat|again|say (?:that|it) again|what was that)(?: that| step| please)?[.!?]?$/i
const STOP = /^(?:stop|quit|enough|be quiet|quiet)[.!]?$/i

/** Whether a word was for the reader, and done. */
function moveReader(said: string, reader: StepReader): boolean {
  const move = NEXT.test(said) ? reader.next : REPEAT.test(said) ? reader.repeat : STOP.test(said) ? reader.stop : null
  move?.()
  return move !== null
}

const NO_STEPS: readonly string[] = []

export interface Assistant {
  readonly turns: readonly Turn[]
  readonly isThinking: boolean
  /** Why the last thing asked has no answer. */
  readonly error: string | null
  readonly reader: StepReader
  /** `aloud`: the answer is spoken too. */
  readonly ask: (said: string, how?: { readonly aloud?: boolean; readonly mayAskPosition?: boolean }) => void
}

/** A conversation: what was asked and answered, newest last. `onOpened` is told when an answer opened a page of the app. */
export function useAssistant(onOpened: () => void): Assistant {
  const ports = usePorts()
  const answerOf = useAsk()
  const navigate = useNavigate()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [isThinking, setThinking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const guide = turns.at(-1)?.guide ?? null
  const steps = useMemo(() => guide?.steps.map(({ say }) => say) ?? NO_STEPS, [guide])
  const reader = useStepReader(steps)

  const speak = useCallback(
    async (text: string) => {
      await signallerOf(ports).emergencyTone()
      await voiceOf(ports.speech).say(text)
    },
    [ports],
  )
  const ask = useCallback<Assistant['ask']>(
    (typed, { aloud = false, mayAskPosition = false } = {}) => {
      const said = typed.trim()
      if (said === '' || (steps.length > 0 && moveReader(said, reader))) return
      reader.stop()
      setThinking(true)
      setError(null)
      void answerOf(said, mayAskPosition)
        .then((turn) => {
          setTurns((before) => [...before, turn])
          if (aloud || turn.answer.isEmergency) void speak(turn.answer.text)
          if (turn.answer.opens === null) return
          void navigate(turn.answer.opens)
          onOpened()
        })
        .catch((problem: unknown) => {
          setError('Failed to generate response')
          void ports.errors.record(problem)
        })
        .finally(() => setThinking(false))
    },
    [answerOf, navigate, onOpened, ports, reader, speak, steps],
  )
  return { turns, isThinking, error, reader, ask }
}
