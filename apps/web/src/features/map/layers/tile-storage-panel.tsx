import { formatCount } from '@bluffline/core'
import { useState } from 'react'
import { TILE_LIMITS_MB } from '../../../map/choices/map-choices.ts'
import { BYTES_PER_MB, deviceTiles } from '../../../map/tiles/device-tiles.ts'
import { useTileStorage } from '../../../map/tiles/use-tile-storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RangeField } from '../../../ui/range-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { TileUse } from '../../../map/tiles/tile-store.ts'

interface Props {
  readonly limitMb: number
  readonly onLimit: (limitMb: number) => void
}

function megabytes(bytes: number): string {
  const mb = bytes / BYTES_PER_MB
  if (mb < 0.05) return 'Under 0.1 MB'
  return `${mb < 10 ? mb.toFixed(1) : Math.round(mb)} MB`
}

const usedWords = ({ count, bytes }: TileUse): string =>
  count === 0
    ? 'Nothing stored yet.'
    : `${megabytes(bytes)} used by ${count === 1 ? '1 tile' : `${formatCount(count)} tiles`}.`

/** How much room stored tiles take, how much they may, and how to be rid of them. */
export function TileStoragePanel({ limitMb, onLimit }: Props) {
  const { store } = deviceTiles()
  const { use, refused, empty } = useTileStorage(store)
  const [asking, setAsking] = useState(false)
  const { show } = useToast()
  const clear = () => {
    setAsking(false)
    empty().catch(() =>
      show({ title: 'Not emptied', description: 'The browser did not let us. Try again.', tone: 'danger' }),
    )
  }
  return (
    <section aria-labelledby="map-storage" className="space-y-3">
      <h3 id="map-storage" className="type-label text-ink-muted">
        Map storage
      </h3>
      <p className="type-figure" role="status">
        {refused && 'This browser keeps no tiles. A private window may be the reason.'}
        {!refused && (use ? usedWords(use) : 'Counting…')}
      </p>
      <RangeField
        label="Keep at most"
        value={limitMb}
        min={TILE_LIMITS_MB.least}
        max={TILE_LIMITS_MB.most}
        step={TILE_LIMITS_MB.step}
        text={`${limitMb} MB`}
        onValue={onLimit}
      />
      <p className="text-caption text-ink-muted">
        When it is full, the tiles you have not looked at for longest go first.
      </p>
      <Button icon="trash" disabled={use === undefined || use.count === 0} onClick={() => setAsking(true)}>
        Empty
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Empty the map storage?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep them</Button>
            <Button tone="danger" onClick={clear}>
              Empty
            </Button>
          </>
        }
      >
        <p>
          All stored tiles leave this device. They come again where there is a network. The built-in map, trails and
          saved things stay.
        </p>
      </Dialog>
    </section>
  )
}
