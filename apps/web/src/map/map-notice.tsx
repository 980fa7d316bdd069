import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { MapStatus } from './use-map-owner.ts'

const WORDS: Readonly<
  Record<Exclude<MapStatus, 'ready' | 'loading'>, { readonly title: string; readonly text: string }>
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

/** Stands in the place of the map while it is not there. */
export function MapNotice({
  status,
  onRetry,
}: {
  readonly status: Exclude<MapStatus, 'ready'>
  readonly onRetry: () => void
}) {
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
