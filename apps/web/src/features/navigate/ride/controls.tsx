import { Button } from '../../../ui/button.tsx'

interface Props {
  readonly isMuted: boolean
  readonly onMute: () => void
  readonly onPocket: () => void
  readonly onMore: () => void
  readonly onEnd: () => void
}

const TILE = 'flex-col gap-1! px-1! py-2 text-small! min-h-[76px]'

/** Four buttons under the thumb, 76 px high; what ends the ride lies farthest from where the thumb rests. */
export function Controls({ isMuted, onMute, onPocket, onMore, onEnd }: Props) {
  return (
    <div role="group" aria-label="Ride controls" className="grid grid-cols-4 gap-2 bg-canvas px-gutter pt-1.5 pb-3">
      <Button size="emergency" icon="stop" className={TILE} onClick={onEnd}>
        End
      </Button>
      <Button size="emergency" icon="menu" className={TILE} onClick={onMore}>
        More
      </Button>
      <Button size="emergency" icon="lock" className={TILE} onClick={onPocket}>
        Pocket
      </Button>
      <Button
        tone={isMuted ? 'primary' : 'neutral'}
        size="emergency"
        icon={isMuted ? 'soundOff' : 'soundOn'}
        aria-pressed={isMuted}
        className={TILE}
        onClick={onMute}
      >
        {isMuted ? 'Muted' : 'Mute'}
      </Button>
    </div>
  )
}
