import { useRiding, useRecorder } from '../../../data/rides/use-recorder.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSaveFromMemory } from '../use-save-from-memory.ts'

/** The ride is over and the disk still refuses it: nothing is lost as long as the page stays open. */
export function UnsavedRide() {
  const { recorder } = useRiding()
  const { ride } = useRecorder()
  const save = useSaveFromMemory()
  const points = ride.track.reduce((sum, piece) => sum + piece.length, 0)
  return (
    <div className="mx-auto flex h-full max-w-2xl flex-col justify-center gap-4 overflow-y-auto px-gutter py-6">
      <h1 className="type-title">This ride is not on your phone yet</h1>
      <ErrorPanel
        title="The phone refuses to store it"
        message={`Its storage may be full. ${points.toLocaleString('en-US')} positions are in memory as long as this page stays open. Make room and try again, or take the ride out as a file.`}
        onRetry={() => void recorder.saveAgain()}
        retryLabel="Try to store it again"
      />
      <Button size="emergency" icon="download" onClick={save}>
        Save as a GPX file
      </Button>
    </div>
  )
}
