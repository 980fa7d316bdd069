import { useCallback, useEffect, useRef, useState } from 'react'
import { usePorts } from '../platform/ports.ts'
import type { DrawingPort } from '../platform/drawing.ts'
import type { BaseMapData } from './base/base-map-data.ts'
import type { MapHit } from './layers/map-layer.ts'
import { useMapKit, type MapKit } from './map-kit.ts'
import { NoWebGl } from './no-web-gl.ts'
import type { MapOwner, MapStart, MapView } from './map-view.ts'
import { deviceTiles } from './tiles/device-tiles.ts'

export type MapStatus = 'resting' | 'loading' | 'ready' | 'unsupported' | 'failed' | 'lost'

export interface OwnerHandlers {
  readonly onTap: (hits: readonly MapHit[]) => void
  readonly onMoveEnd: (view: MapView) => void
  readonly onPan: () => void
}

interface Wanted {
  readonly label: string
  readonly start: MapStart
  readonly handlers: OwnerHandlers
  /** Whether it may stay a picture until a hand wants it to move, where moving would be dear. */
  readonly mayRest: boolean
}

export interface OwnedMap {
  /** Goes on the element the map is drawn in. */
  readonly container: (element: HTMLDivElement | null) => void
  readonly owner: MapOwner | null
  readonly base: BaseMapData | null
  /** Null until the map has drawn. */
  readonly view: MapView | null
  readonly status: MapStatus
  readonly retry: () => void
}

/** Drawn by the main processor, a map holds a page up for seconds and eats the battery: it begins when somebody is there. */
async function untilWanted(
  { isByProcessor, hand }: DrawingPort,
  say: (status: 'resting' | 'loading') => void,
  gone: () => boolean,
): Promise<void> {
  if (!(await isByProcessor()) || gone()) return
  say('resting')
  await hand()
  if (!gone()) say('loading')
}

/** Makes the owner once its code has come and takes it away with the component. */
export function useMapOwner({ label, start, handlers, mayRest }: Wanted): OwnedMap {
  const loadKit = useMapKit()
  const { drawing } = usePorts()
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [owner, setOwner] = useState<MapOwner | null>(null)
  const [base, setBase] = useState<BaseMapData | null>(null)
  const [view, setView] = useState<MapView | null>(null)
  const [status, setStatus] = useState<MapStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  const wanted = useRef({ label, start, handlers, mayRest })
  useEffect(() => void (wanted.current = { label, start, handlers, mayRest }))

  useEffect(() => {
    if (element === null) return
    let current = true
    let made: MapOwner | null = null
    const begin = (kit: MapKit): void => {
      if (!current) return
      made = kit.createOwner({
        container: element,
        label: wanted.current.label,
        start: wanted.current.start,
        loadTile: deviceTiles().source.load,
        events: {
          onTap: (hits) => wanted.current.handlers.onTap(hits),
          onMove: setView,
          onMoveEnd: (next) => wanted.current.handlers.onMoveEnd(next),
          onPan: () => wanted.current.handlers.onPan(),
          onLost: () => setStatus('lost'),
          onError: (error) => console.error(error),
        },
      })
      setOwner(made)
      setStatus('ready')
      kit.base.then(
        (data) => current && setBase(data),
        () => current && setStatus('failed'),
      )
    }
    const rest = wanted.current.mayRest ? untilWanted(drawing, setStatus, () => !current) : Promise.resolve()
    rest
      .then(() => (current ? loadKit().then(begin) : undefined))
      .catch((error: unknown) => current && setStatus(error instanceof NoWebGl ? 'unsupported' : 'failed'))
    return () => {
      current = false
      setOwner(null)
      setView(null)
      made?.destroy()
    }
  }, [element, loadKit, attempt, drawing])

  const retry = useCallback(() => {
    setStatus('loading')
    setAttempt((count) => count + 1)
  }, [])
  return { container: setElement, owner, base, view, status, retry }
}
