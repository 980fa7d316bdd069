import type { Cue } from '@bluffline/core'
import { useState } from 'react'
import { announcerOf, signallerOf } from '../../data/signals/use-signal.ts'
import { usePorts } from '../../platform/ports.ts'

/** Plays a named pattern whatever is switched off, because somebody asked for it, and gives what to show with it. */
export function useSample() {
  const ports = usePorts()
  const [cue, setCue] = useState<Cue | null>(null)
  return {
    cue,
    feel: (patternId: string) => {
      ports.sound.unlock()
      setCue(signallerOf(ports).signal(patternId, { force: true }))
    },
    say: (text: string) => {
      ports.sound.unlock()
      announcerOf(ports).announce({ text, urgency: 'info', canBeLeftOut: false, tones: [] })
    },
  }
}
