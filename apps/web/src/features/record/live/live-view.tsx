import { useState } from 'react'
import { receptionOf } from '../../../data/rides/reception.ts'
import { useReceiver, useRecorder } from '../../../data/rides/use-recorder.ts'
import { useClock } from '../../../data/today/use-clock.ts'
import { Controls } from './controls.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { liveFigures } from './figures.ts'
import { LiveMap } from './live-map.tsx'
import { problemWords } from './problem-words.ts'
import { PositionNote, UnsavedNote } from './problems.tsx'
import { StatusStrip } from './status-strip.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { WaypointDialog } from './waypoint-dialog.tsx'

/** Phone: figures, map, buttons under the thumb. Wide window: figures and buttons on the left, the map on the right. */
export function LiveView() {
  const state = useRecorder()
  const receiver = useReceiver()
  const now = useClock(1000)
  const [dialog, setDialog] = useState<'waypoint' | 'stop' | null>(null)
  const reception = receptionOf(receiver, now)
  const silentS = receiver.heardMs === null ? 0 : (now - receiver.heardMs) / 1000
  const problem = problemWords(reception, { silentS, accuracyM: receiver.fix?.accuracyM ?? null })
  const close = () => setDialog(null)
  return (
    <div className="flex h-full flex-col bg-canvas lg:grid lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto]">
      <div className="shrink-0 border-b border-line lg:col-start-1">
        <StatusStrip state={state} reception={reception} isSparse={receiver.isSparse} />
        {state.isUnsaved && <UnsavedNote />}
        {problem && <PositionNote words={problem} />}
        <FiguresPanel figures={liveFigures(state, reception, now)} />
      </div>
      <div className="relative min-h-0 flex-1 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:border-l lg:border-line">
        <LiveMap state={state} fix={receiver.fix} />
      </div>
      <div className="shrink-0 border-t border-line lg:col-start-1 lg:row-start-3">
        <Controls
          isPaused={state.status === 'paused'}
          onWaypoint={() => setDialog('waypoint')}
          onStop={() => setDialog('stop')}
        />
      </div>
      <StopDialog open={dialog === 'stop'} onClose={close} />
      <WaypointDialog open={dialog === 'waypoint'} onClose={close} />
    </div>
  )
}
