import { formatDuration, seconds, type Position } from '@bluffline/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useReceiver, useRecorder } from '../../data/rides/use-recorder.ts'
import { clockTime } from '../../data/today/arkansas-time.ts'
import { useToast } from '../../ui/toast.tsx'
import { useTurnBack } from './daylight-section.tsx'

/** Says once on each ride that it is time to think of turning back, and once that it is late. */
function Alarm({ place }: { readonly place: Position | null }) {
  const { step } = useTurnBack(place)
  const { show } = useToast()
  const navigate = useNavigate()
  const told = useRef(new Set<string>())
  useEffect(() => {
    if (step === null || (step.phase !== 'soon' && step.phase !== 'late') || told.current.has(step.phase)) return
    told.current.add(step.phase)
    show({
      title: step.phase === 'soon' ? `Turn back by ${clockTime(step.turnAtMs)}` : 'Turn back now to be out before dark',
      description: `The way back takes ${formatDuration(seconds(step.backMs / 1000))} at your pace. Sunset is at ${clockTime(step.sunsetMs)}.`,
      tone: step.phase === 'late' ? 'danger' : 'neutral',
      action: { label: 'Look', run: () => void navigate('/safety/weather#daylight') },
    })
  })
  return null
}

/** Watches the sun while a ride is recorded. */
export function Work() {
  const { status, rideId } = useRecorder()
  const { fix } = useReceiver()
  return status === 'stopped' ? null : <Alarm key={rideId} place={fix} />
}
