import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useEnd } from './use-end.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly isRecorded: boolean
}

/** Asks before the ride ends; until it is answered, guidance goes on. */
export function EndDialog({ open, onClose, isRecorded }: Props) {
  const end = useEnd()
  return (
    <Dialog open={open} onClose={onClose} title="End navigation?">
      <div className="grid gap-3">
        <Button tone="primary" size="emergency" icon="navigate" onClick={onClose}>
          Keep going
        </Button>
        {isRecorded ? (
          <>
            <Button size="emergency" icon="check" onClick={() => void end({ stopRecording: true })}>
              End and finish the ride
            </Button>
            <Button size="emergency" icon="record" onClick={() => void end({ stopRecording: false })}>
              End, but keep recording
            </Button>
          </>
        ) : (
          <Button size="emergency" icon="stop" onClick={() => void end({ stopRecording: false })}>
            End navigation
          </Button>
        )}
      </div>
    </Dialog>
  )
}
