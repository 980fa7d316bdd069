import { useCallback, useEffect, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { sizeWords } from './size-words.ts'

interface Room {
  readonly isPersistent: boolean
  readonly estimate: { readonly usedBytes: number; readonly quotaBytes: number } | null
}

/** Whether the browser promised not to throw the app's data away, and how much room it allows. */
export function Persistence() {
  const { disk } = usePorts()
  const [room, setRoom] = useState<Room>()
  const [isRefused, setIsRefused] = useState(false)
  const look = useCallback(async () => {
    const [isPersistent, estimate] = await Promise.all([disk.isPersistent(), disk.estimate()])
    setRoom({ isPersistent, estimate })
  }, [disk])
  useEffect(() => void look(), [look])
  const ask = async () => {
    setIsRefused(!(await disk.persist()))
    await look()
  }
  if (!room) return null
  return (
    <>
      <p className="mt-3">
        {room.isPersistent
          ? 'The browser keeps it for good, also when the device runs short of room.'
          : 'The browser may throw it away when the device runs short of room.'}
      </p>
      {room.estimate && (
        <p className="mt-1 text-small text-ink-muted">
          About {sizeWords(room.estimate.usedBytes)} of {sizeWords(room.estimate.quotaBytes)} that the browser allows.
        </p>
      )}
      {!room.isPersistent && (
        <Button icon="lock" className="mt-3" onClick={() => void ask()}>
          Keep it for good
        </Button>
      )}
      <p role="status" className="mt-2 text-small empty:mt-0">
        {isRefused ? 'The browser did not promise it. Install the app on your home screen, then ask again.' : ''}
      </p>
    </>
  )
}
