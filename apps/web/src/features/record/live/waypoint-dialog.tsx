import type { Position } from '@bluffline/core'
import { useState, type ChangeEvent } from 'react'
import { useReceiver, useRiding } from '../../../data/rides/use-recorder.ts'
import { useSignal } from '../../../data/signals/use-signal.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { refusalWords } from '../../../platform/no-room.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { shrinkPhoto } from '../photo.ts'

const LONGEST_NOTE = 200

function PhotoButton({
  count,
  onFiles,
}: {
  readonly count: number
  readonly onFiles: (files: readonly File[]) => void
}) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    event.target.value = ''
  }
  return (
    <label
      className={buttonStyle({
        size: 'emergency',
        className: 'w-full cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus',
      })}
    >
      <Icon name="camera" />
      {count === 0 ? 'Add a photo' : `${count === 1 ? '1 photo' : `${count} photos`}, add another`}
      <input type="file" accept="image/*" multiple className="sr-only" onChange={take} />
    </label>
  )
}

/** The place is where the rider was when the dialog opened; two presses keep it, note and photo are extra. */
function WaypointForm({ onClose }: { readonly onClose: () => void }) {
  const riding = useRiding()
  const { fix } = useReceiver()
  const signal = useSignal()
  const { show } = useToast()
  const [at] = useState<Position | null>(fix && { lng: fix.lng, lat: fix.lat })
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const keep = async () => {
    onClose()
    try {
      await riding.addWaypoint({ at, note: note.trim(), photos: await Promise.all(photos.map(shrinkPhoto)) })
      signal('photo')
      show({ title: 'Waypoint kept', ...(note.trim() !== '' && { description: note.trim() }), tone: 'ok' })
    } catch (refusal) {
      show({
        title: 'Photo not kept',
        description: `${refusalWords(refusal)} The waypoint itself stays.`,
        tone: 'danger',
      })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Waypoint"
      actions={
        <Button tone="primary" size="emergency" icon="pin" className="w-full" onClick={() => void keep()}>
          Keep waypoint
        </Button>
      }
    >
      <div className="space-y-4">
        {at === null && <p className="text-small text-warn">No position yet: it is kept with its time alone.</p>}
        <TextField
          label="Note"
          hint="Gate, washout, good camp … Leave it empty to just mark the spot."
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <PhotoButton count={photos.length} onFiles={(files) => setPhotos([...photos, ...files])} />
      </div>
    </Dialog>
  )
}

export function WaypointDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return open ? <WaypointForm onClose={onClose} /> : null
}
