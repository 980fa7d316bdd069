import { formatCount } from '@bluffline/core'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useStorageUse, type StorageUse } from './use-storage-use.ts'

const MB = 1_000_000
const GB = 1000 * MB
const size = (bytes: number): string =>
  bytes < MB / 10
    ? 'less than 0.1 MB'
    : bytes >= GB
      ? `${(bytes / GB).toFixed(1)} GB`
      : `${(bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0)} MB`

function Room({ usedBytes, quotaBytes }: NonNullable<StorageUse['estimate']>) {
  const share = quotaBytes > 0 ? Math.min(1, usedBytes / quotaBytes) : 0
  return (
    <div>
      <p className="text-small">
        About <b className="type-figure">{size(usedBytes)}</b> of {size(quotaBytes)} that the browser allows.
      </p>
      <progress
        max={1}
        value={share}
        aria-label="Room used"
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:bg-accent"
      />
      {share > 0.9 && (
        <p className="mt-1 text-small text-danger">
          Nearly full. Empty the stored map on the map page to make room for rides.
        </p>
      )}
    </div>
  )
}

function Counts({ counts }: { readonly counts: NonNullable<StorageUse['counts']> }) {
  const rows = [
    ['Rides', counts.rides],
    ['Saved trails', counts.saved],
    ['Pieces of the map', counts.tiles],
    ['Changes to send', counts.waiting],
  ] as const
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4">
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt className="text-caption text-ink-muted">{name}</dt>
          <dd className="type-figure text-heading">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What this device keeps, with or without an account, and the promise of the browser not to throw it away. */
export function StoragePanel() {
  const { use, keepForGood } = useStorageUse()
  const { show } = useToast()
  const keep = async () => {
    const isKept = await keepForGood()
    if (!isKept)
      show({
        title: 'The browser did not promise it',
        description:
          'Install the app on your home screen, then try again. Until then rides may be thrown away when the device is full.',
      })
  }
  return (
    <Card as="section" aria-labelledby="storage-title" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="storage-title" className="min-w-0 flex-1 type-heading">
          On this device
        </h2>
        {use?.isPersistent && (
          <Badge tone="accent" icon="check">
            Kept for good
          </Badge>
        )}
      </div>
      {!use && <Skeleton className="h-20 rounded-md" />}
      {use && (
        <>
          {use.estimate ? (
            <Room {...use.estimate} />
          ) : (
            <p className="text-small">Room on this device: Unknown. The browser does not say.</p>
          )}
          {use.counts ? (
            <Counts counts={use.counts} />
          ) : (
            <p className="mt-3 text-small text-danger">
              This browser does not let us keep anything on the device. A private window may be the reason.
            </p>
          )}
          {!use.isPersistent && (
            <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-3">
              <p className="min-w-0 flex-1 basis-56 text-small text-ink-muted">
                When the device runs out of room the browser may throw this away. Ask it not to.
              </p>
              <Button icon="stored" onClick={() => void keep()}>
                Keep it for good
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}
