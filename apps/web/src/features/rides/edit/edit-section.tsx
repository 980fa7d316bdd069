import type { TrackSample } from '@bluffline/core'
import { useState } from 'react'
import type { RideDigest } from '../../../data/rides/digest.ts'
import type { Ride, RidePhotoRow } from '../../../data/rides/ride-rows.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { cutWords } from './edit-words.ts'
import { JoinDialog } from './join-dialog.tsx'
import { useEdits } from './use-edits.ts'

interface Props {
  readonly ride: Ride
  readonly photos: readonly RidePhotoRow[]
  readonly digest: RideDigest
  /** Where the marker of the charts is. */
  readonly at: TrackSample | null
}

/** Cuts at the marker of the charts. The original stays until it is purged. */
export function EditSection({ ride, photos, digest, at }: Props) {
  const { isBusy, edit, join } = useEdits(ride, photos)
  const [isJoining, setIsJoining] = useState(false)
  const words = cutWords(at, digest.lengthM)
  const index = at?.index ?? 0
  const joinWith = (otherId: string) => {
    setIsJoining(false)
    void join(otherId)
  }
  return (
    <Section
      id="edit"
      title="Edit"
      lead={
        at === null
          ? 'Put the marker on the charts, or tap the line on the map; then cut there.'
          : 'Cuts happen at the marker. The original is kept, so every cut can be undone.'
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button
          size="comfortable"
          icon="cut"
          busy={isBusy}
          disabled={words.before === null}
          onClick={() => void edit({ kind: 'trim', from: index, to: Number.MAX_SAFE_INTEGER }, 'Start cut off')}
        >
          {words.before ?? 'Cut off the start'}
        </Button>
        <Button
          size="comfortable"
          icon="cut"
          busy={isBusy}
          disabled={words.after === null}
          onClick={() => void edit({ kind: 'trim', from: 0, to: index }, 'End cut off')}
        >
          {words.after ?? 'Cut off the end'}
        </Button>
        <Button
          size="comfortable"
          icon="split"
          busy={isBusy}
          disabled={words.split === null}
          onClick={() => void edit({ kind: 'split', at: index }, 'Split into two rides')}
        >
          {words.split ?? 'Split here'}
        </Button>
        <Button size="comfortable" icon="join" busy={isBusy} onClick={() => setIsJoining(true)}>
          Join with another ride
        </Button>
      </div>
      <JoinDialog open={isJoining} row={ride.row} onClose={() => setIsJoining(false)} onJoin={joinWith} />
    </Section>
  )
}
