import type { OfflineVoice } from '../../data/voice/use-voice.ts'
import { Button } from '../../ui/button.tsx'

const MB = 1_000_000

interface Props {
  readonly offline: OfflineVoice
  readonly isOnline: boolean
}

function Progress({ percent }: { readonly percent: number }) {
  return (
    <div className="text-caption text-ink-muted">
      <p>Downloading offline engine...</p>
      <progress
        aria-label="Downloading offline engine"
        max={100}
        value={percent}
        className="mt-1 h-2 w-full accent-(--accent)"
      />
    </div>
  )
}

/** Frees the room again; shown while nothing else is going on. */
export function RemoveEngine({ offline }: { readonly offline: OfflineVoice }) {
  const { offered, isReady, isProcessing, remove } = offline
  if (!isReady || isProcessing || !offered) return null
  return (
    <button type="button" className="mt-3 min-h-touch text-caption text-ink-muted underline" onClick={remove}>
      Remove the offline engine from this device ({Math.ceil(offered.bytes / MB)} MB)
    </button>
  )
}

/** The speech model on this device: fetched once, when the rider wants it. */
export function OfflineVoiceBar({ offline, isOnline }: Props) {
  const { offered, isReady, isInitializing, downloadProgress, error } = offline
  if (isReady || !offered) return null
  if (isInitializing)
    return downloadProgress < 100 ? (
      <Progress percent={downloadProgress} />
    ) : (
      <p className="text-caption text-ink-muted">Loading offline engine …</p>
    )
  if (!isOnline) return <p className="text-caption text-ink-muted">Offline - waiting for offline engine</p>
  const left = Math.ceil((offered.bytes - offered.bytesKept) / MB)
  const isWhole = downloadProgress === 100 || left === 0
  const wish = offered.bytesKept > 0 ? 'Go on downloading' : 'Download offline engine'
  return (
    <div className="text-small">
      {error !== null && (
        <p role="alert" className="mb-1">
          {error}
        </p>
      )}
      <p className="text-ink-muted">Talk with no signal: the speech engine stays on this device.</p>
      <Button className="mt-1" size="comfortable" icon="download" onClick={offline.download}>
        {isWhole ? 'Load the offline engine again' : `${wish} (${left} MB)`}
      </Button>
    </div>
  )
}
