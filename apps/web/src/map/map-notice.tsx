import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { MapStatus } from './use-map-owner.ts'

const WORDS: Readonly<
  Record<Exclude<MapStatus, 'ready' | 'loading' | 'resting'>, { readonly title: string; readonly text: string }>
> = {
  unsupported: {
    title: 'This browser cannot draw the map',
    text: 'The map needs WebGL 2. Turn on hardware acceleration or use a current browser. The list of trails works without it.',
  },
  failed: {
    title: 'The map did not load',
    text: 'Its code or its outlines did not come. The list of trails works without it.',
  },
  lost: {
    title: 'The map stopped drawing',
    text: 'The browser took its drawing surface away, often to save memory.',
  },
}

/** Below a picture of the map: what it waits for. Any touch of the page wakes the map; the button is there for those who press what has a name. */
function PictureNote({ isResting }: { readonly isResting: boolean }) {
  return (
    <div className="map-note">
      {isResting ? (
        <Button icon="map">Touch to move the map</Button>
      ) : (
        <span role="status" className="rounded-md bg-surface px-3 py-2 text-small shadow-float">
          Drawing the map…
        </span>
      )}
    </div>
  )
}

/** Stands in the place of the map while it is not there. */
export function MapNotice({
  status,
  hasPicture,
  onRetry,
}: {
  readonly status: Exclude<MapStatus, 'ready'>
  /** A picture of the map lies below. */
  readonly hasPicture: boolean
  readonly onRetry: () => void
}) {
  if (status === 'resting' || (status === 'loading' && hasPicture)) {
    return <PictureNote isResting={status === 'resting'} />
  }
  if (status === 'loading') {
    return (
      <div role="status" className="absolute inset-0 grid place-items-center bg-(--map-land) text-ink">
        <div aria-hidden className="topo absolute inset-0 opacity-10" />
        <span className="relative text-small">Drawing the map…</span>
      </div>
    )
  }
  const { title, text } = WORDS[status]
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center bg-surface-sunken p-6 text-center">
      <div className="max-w-sm space-y-3">
        <Icon name="map" sizePx={36} className="mx-auto text-ink-muted" />
        <p className="type-heading">{title}</p>
        <p className="text-ink-muted">{text}</p>
        {status !== 'unsupported' && (
          <Button icon="refresh" onClick={onRetry}>
            Draw it again
          </Button>
        )}
      </div>
    </div>
  )
}
