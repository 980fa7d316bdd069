import './trail-map.css'
import type { Bounds, Position } from '@bluffline/core'
import { useCallback, useEffect, useMemo, useRef, type CSSProperties, type ReactNode, type Ref } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { MapHit, MapLayer } from './layers/map-layer.ts'
import type { NorthButton } from './controls/map-controls.tsx'
import { useLocate } from './locate/use-locate.ts'
import { BeforeMap } from './before-map.tsx'
import { MapOverlay } from './map-overlay.tsx'
import type { Camera, FitOptions, MapOwner, MapStart, MapView } from './map-view.ts'
import { useMapTokens } from './style/use-map-tokens.ts'
import type { Ground } from './tiles/tile-layers.ts'
import { useMapOwner, type OwnedMap } from './use-map-owner.ts'

/** A wish to bring something into view. A new object is a new wish. */
export interface FitRequest extends FitOptions {
  readonly bounds: Bounds
}

export interface TrailMapProps {
  /** What the map is, for those who do not see it. */
  readonly label: string
  /** Where it begins; later values are not read. */
  readonly start: MapStart
  /** From the bottom to the top. Keep the objects while nothing changes. */
  readonly layers: readonly MapLayer[]
  readonly selectedId?: string | null
  readonly ground?: Ground
  readonly fit?: FitRequest | null
  /** What was tapped, the nearest meaning first; empty for a tap beside everything. */
  readonly onSelect?: (hits: readonly MapHit[]) => void
  readonly onMoveEnd?: (view: MapView) => void
  /** Where to look while somebody is followed; a new object is a new look. */
  readonly camera?: Camera | null
  /** A hand took the map elsewhere. */
  readonly onPan?: () => void
  /** Space at the foot and the head that something else covers, in px. */
  readonly footPx?: number
  readonly headPx?: number
  /** Without the button that shows where one is. */
  readonly noLocate?: boolean
  /** What the needle does, where the map follows somebody; otherwise it turns the map north up, once it is turned. */
  readonly north?: NorthButton
  /** Begins as a picture; where the map would be slow the picture stays until somebody touches it. For maps one looks at, not for those that lead. */
  readonly stillFirst?: boolean
  /** Without any button, for a small picture of a map. */
  readonly plain?: boolean
  /** The owner, for what props do not say. Null while there is none. */
  readonly ownerRef?: Ref<MapOwner>
  readonly children?: ReactNode
}

const NEAR_ZOOM = 13
const nothing = (): void => undefined

function useOwnerRef(owner: MapOwner | null, ref: Ref<MapOwner> | undefined): void {
  useEffect(() => {
    if (typeof ref === 'function') ref(owner)
    else if (ref) ref.current = owner
  }, [owner, ref])
}

/** Sends the owner what is to be seen, whenever any of it changes. */
function useScene({ owner, base }: OwnedMap, props: TrailMapProps, me: MapLayer | null): void {
  const tokens = useMapTokens()
  const { layers, selectedId = null, ground = 'builtIn' } = props
  const all = useMemo(() => (me ? [...layers, me] : layers), [layers, me])
  useEffect(() => {
    owner?.show({ tokens, base, ground, layers: all, selectedId })
  }, [owner, tokens, base, ground, all, selectedId])
}

const EDGE_PX = 40
/** Scale and attribution stand here, and a place at the lower edge bears its name below it. */
const FOOT_EDGE_PX = 60
/** The buttons stand on this side. */
const RIGHT_EDGE_PX = 68

/** Fits on request, around what covers the map by then: a card that opens with the request has its height one frame later. */
function useFit(
  owner: MapOwner | null,
  fit: FitRequest | null | undefined,
  covered: Readonly<Record<'headPx' | 'footPx', number>>,
) {
  const latest = useRef(covered)
  useEffect(() => void (latest.current = covered))
  useEffect(() => {
    if (!owner || !fit) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const { headPx, footPx } = latest.current
        const padding = { top: headPx + EDGE_PX, right: RIGHT_EDGE_PX, bottom: footPx + FOOT_EDGE_PX, left: EDGE_PX }
        owner.fit(fit.bounds, { padding, ...fit })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [owner, fit])
}

function useCamera(owner: MapOwner | null, camera: Camera | null | undefined): void {
  useEffect(() => {
    if (camera) owner?.follow(camera)
  }, [owner, camera])
}

/** The picture is of the built-in map; who chose another ground wants to see that. */
const mayRest = ({ stillFirst = false, ground = 'builtIn' }: TrailMapProps): boolean =>
  stillFirst && ground === 'builtIn'

/** The map. Everything it shows comes in as values; it answers with what was tapped and where it stands. */
export function TrailMap(props: TrailMapProps) {
  const { label, start, onSelect = nothing, onMoveEnd = nothing, onPan = nothing, footPx = 0, headPx = 0 } = props
  const { ground = 'builtIn' } = props
  const map = useMapOwner({
    label,
    start,
    handlers: { onTap: onSelect, onMoveEnd, onPan },
    mayRest: mayRest(props),
  })
  const { owner, status } = map
  const bringIn = useCallback((center: Position) => owner?.moveTo({ center, zoom: NEAR_ZOOM }), [owner])
  const locate = useLocate(bringIn)
  useScene(map, props, locate.layer)
  useFit(owner, props.fit, { headPx, footPx })
  useCamera(owner, props.camera)
  useOwnerRef(owner, props.ownerRef)
  const covered = { '--map-foot': `${footPx}px`, '--map-head': `${headPx}px` } as CSSProperties
  return (
    <section aria-label={label} className="map-frame" style={covered} data-ground={ground}>
      <div ref={map.container} className="map-canvas" />
      <VisuallyHidden>
        Arrow keys move the map, plus and minus zoom, Enter selects what is in the middle.
      </VisuallyHidden>
      {status !== 'ready' && <BeforeMap {...props} status={status} onRetry={map.retry} />}
      {props.plain !== true && (
        <MapOverlay
          map={map}
          ground={ground}
          locate={props.noLocate === true ? undefined : locate}
          north={props.north}
        />
      )}
      {props.children}
    </section>
  )
}
