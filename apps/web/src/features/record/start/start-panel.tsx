import type { TrailUse } from '@bluffline/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRiding } from '../../../data/rides/use-recorder.ts'
import { useSignal } from '../../../data/signals/use-signal.ts'
import { useMyVehicle } from '../../../data/vehicle/use-my-vehicle.ts'
import { usePorts } from '../../../platform/ports.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { LocationNote } from '../../../map/locate/location-note.tsx'
import { MachineChoice } from './machine-choice.tsx'
import { OPEN_RIDE_NOTE, OpenRideCard } from './open-ride-card.tsx'
import { useLeftOpen } from './use-left-open.ts'

function RefusedNote() {
  return (
    <p role="alert" className="flex gap-2 rounded-md border border-warn bg-surface p-4 text-small">
      <Icon name="alert" className="shrink-0 text-warn" />
      This browser does not let us keep anything on the device; a private window may be the reason. A ride recorded here
      would be gone with the page.
    </p>
  )
}

/** `/record?start` begins at once, as the command palette does; not while another ride is left open. */
function useStartAtOnce(isFree: boolean, start: () => Promise<void>): void {
  const [params, setParams] = useSearchParams()
  const isAsked = params.has('start')
  const begin = useEffectEvent(() => {
    setParams({}, { replace: true })
    void start()
  })
  useEffect(() => {
    if (isAsked && isFree) begin()
  }, [isAsked, isFree])
}

/** Choose the machine, press the one big button. */
export function StartPanel() {
  const { vehicle, isChosen } = useMyVehicle()
  const { sound } = usePorts()
  const riding = useRiding()
  const signal = useSignal()
  const { show } = useToast()
  const { row, isRefused } = useLeftOpen()
  // What nobody said is not written on a ride.
  const [said, setSaid] = useState<TrailUse | null>(null)
  const use = said ?? (isChosen ? vehicle.use : null)
  const start = async () => {
    // Only a press may wake the loudspeaker.
    sound.unlock()
    const answer = await riding.start({ use, trailId: null })
    if (answer === 'started') signal('system-ready')
    else show({ title: 'Another tab records already', description: 'Finish that ride first, or go on there.' })
  }
  useStartAtOnce(row === null && !isRefused, start)
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-3xl space-y-6 px-gutter py-6 md:py-10">
          <PageHeader
            title="Record a ride"
            lead="Track, speed, climb, laps and waypoints, with no signal. Every position is on this phone the moment it comes."
            contours
          />
          {row && <OpenRideCard row={row} />}
          {isRefused && <RefusedNote />}
          <MachineChoice use={use} onUse={setSaid} />
          <LocationNote>
            When you start, the phone asks for your location. Your position is written to this phone and nowhere else.
          </LocationNote>
          <p className="flex gap-2 text-small text-ink-muted">
            <Icon name="screenOn" className="mt-0.5 shrink-0" />
            Keep this page in front while you ride. A phone stops giving a web page its position when the screen is
            locked; what is missing then is shown as a gap.
          </p>
        </div>
      </div>
      <div className="border-t border-line bg-canvas py-3">
        <div className="mx-auto flex max-w-3xl gap-3 px-gutter">
          <Link to="/rides" className={buttonStyle({ size: 'emergency', className: 'px-4!' })}>
            <Icon name="list" />
            Rides
          </Link>
          <Button
            tone="primary"
            size="emergency"
            icon="record"
            className="min-w-0 flex-1 px-3!"
            disabled={row !== null && row !== undefined}
            aria-describedby={row ? OPEN_RIDE_NOTE : undefined}
            onClick={() => void start()}
          >
            Start recording
          </Button>
        </div>
      </div>
    </div>
  )
}
