import { useRiding } from '../../../data/rides/use-recorder.ts'
import { useSignal } from '../../../data/signals/use-signal.ts'
import { Button } from '../../../ui/button.tsx'

interface Props {
  readonly isPaused: boolean
  readonly onWaypoint: () => void
  readonly onStop: () => void
}

const TILE = 'flex-col gap-1! px-1! py-2 text-small! min-h-[72px]'

/** Four buttons under the thumb, 72 px high, the harmless ones where the thumb rests. */
export function Controls({ isPaused, onWaypoint, onStop }: Props) {
  const { recorder } = useRiding()
  const signal = useSignal()
  const lap = () => {
    signal('milestone')
    void recorder.lap()
  }
  return (
    <div role="group" aria-label="Ride controls" className="grid grid-cols-4 gap-2 px-gutter py-2.5">
      <Button size="emergency" icon="stop" className={TILE} onClick={onStop}>
        Finish
      </Button>
      <Button size="emergency" icon="lap" className={TILE} disabled={isPaused} onClick={lap}>
        Lap
      </Button>
      <Button size="emergency" icon="pin" className={TILE} onClick={onWaypoint}>
        Waypoint
      </Button>
      {isPaused ? (
        <Button tone="primary" size="emergency" icon="play" className={TILE} onClick={() => void recorder.resume()}>
          Go on
        </Button>
      ) : (
        <Button tone="primary" size="emergency" icon="pause" className={TILE} onClick={() => void recorder.pause()}>
          Pause
        </Button>
      )}
    </div>
  )
}
