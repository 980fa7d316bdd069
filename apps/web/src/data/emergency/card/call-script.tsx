import { callScript, type EmergencyPlace } from '@bluffline/core'
import { useEffect, useRef, useState } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { useClock } from '../../today/use-clock.ts'
import { voiceOf } from '../../signals/voice.ts'
import { useEmergencySettings } from '../emergency-settings.ts'

/** Slow enough to be written down by whoever hears it. */
const SLOWLY = 0.7

/** The age of an old position is told in minutes. */
const AGE_STEP_MS = 30_000

/** What to say to whoever answers, and a voice that says it for somebody who cannot. */
export function CallScript({ place }: { readonly place: EmergencyPlace | null }) {
  const { speech } = usePorts()
  const [{ emergencyAudioVolume }] = useEmergencySettings()
  const [state, setState] = useState<'still' | 'speaking' | 'silent'>('still')
  const turn = useRef(0)
  const lines = callScript(place, useClock(AGE_STEP_MS))
  useEffect(
    () => () => {
      turn.current += 1
      voiceOf(speech).stop()
    },
    [speech],
  )
  const stop = () => {
    turn.current += 1
    voiceOf(speech).stop()
    setState('still')
  }
  const read = async () => {
    const mine = ++turn.current
    setState('speaking')
    for (const line of lines) {
      const end = await voiceOf(speech).say(line, { rate: SLOWLY, volume: emergencyAudioVolume / 100 })
      if (mine !== turn.current) return
      if (end === 'silent') return setState('silent')
    }
    setState('still')
  }
  return (
    <>
      <ol className="space-y-1.5">
        {lines.map((line) => (
          <li key={line} className="border-l-4 border-line-strong pl-3">
            {line}
          </li>
        ))}
      </ol>
      <Button
        className="mt-3"
        size="outdoor"
        icon={state === 'speaking' ? 'stop' : 'soundOn'}
        onClick={() => (state === 'speaking' ? stop() : void read())}
      >
        {state === 'speaking' ? 'Stop' : 'Read it aloud slowly'}
      </Button>
      {state === 'silent' && (
        <p role="status" className="mt-2 text-small">
          This browser has no voice. Read it yourself, slowly.
        </p>
      )}
    </>
  )
}
