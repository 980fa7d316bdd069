import { useCallback, useEffect, useRef, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { signallerOf } from '../signals/use-signal.ts'
import { voiceOf } from '../signals/voice.ts'

/** Steps that are gone through one by one, spoken where the browser has a voice and always shown. */
export interface StepReader {
  /** The step that stands, from 0; null while nothing is read. */
  readonly at: number | null
  readonly isSpeaking: boolean
  /** This browser has no voice: the steps are only shown. */
  readonly isSilent: boolean
  readonly start: () => void
  /** The next step; after the last one it ends. */
  readonly next: () => void
  readonly repeat: () => void
  readonly stop: () => void
}

/** Reads one step at a time and waits: a rider has hands full, and says or presses "next" when the step is done. */
export function useStepReader(steps: readonly string[]): StepReader {
  const ports = usePorts()
  const [at, setAt] = useState<number | null>(null)
  const [isSpeaking, setSpeaking] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const turn = useRef(0)

  const say = useCallback(
    async (text: string) => {
      const mine = ++turn.current
      setSpeaking(true)
      await signallerOf(ports).emergencyTone()
      const end = mine === turn.current ? await voiceOf(ports.speech).say(text) : 'cancelled'
      if (mine !== turn.current) return
      setSpeaking(false)
      setSilent(end === 'silent')
    },
    [ports],
  )
  const stop = useCallback(() => {
    turn.current++
    setAt(null)
    setSpeaking(false)
    voiceOf(ports.speech).stop()
  }, [ports])
  const goTo = useCallback(
    (index: number) => {
      const step = steps[index]
      if (step === undefined) return stop()
      setAt(index)
      void say(step)
    },
    [steps, say, stop],
  )
  useEffect(
    () => () => {
      if (turn.current > 0) voiceOf(ports.speech).stop()
      turn.current++
    },
    [ports],
  )
  return {
    at,
    isSpeaking,
    isSilent,
    start: useCallback(() => goTo(0), [goTo]),
    next: useCallback(() => goTo(at === null ? 0 : at + 1), [goTo, at]),
    repeat: useCallback(() => goTo(at ?? 0), [goTo, at]),
    stop,
  }
}
