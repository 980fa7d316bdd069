import './still-map.css'
import { useEffect, useMemo, useState } from 'react'
import type { MapLayer } from '../layers/map-layer.ts'
import type { MapStart } from '../map-view.ts'
import { frameOf, type Frame, type SizePx } from './frame.ts'
import type { StillBase } from './still-base.ts'
import { stillPaths, type StillColor } from './still-paths.ts'

interface Props {
  readonly start: MapStart
  readonly layers: readonly MapLayer[]
  readonly selectedId: string | null
}

/** From the bottom to the top. */
const COLORS: readonly StillColor[] = ['point', 'unknown', 'closed', 'open', 'selected']
/** The ground is drawn for the whole state; nearer than this its rivers would lie beside where they are. */
const NEAREST_PX_PER_DEGREE = 700

function useBase(): StillBase | null {
  const [base, setBase] = useState<StillBase | null>(null)
  useEffect(() => {
    let current = true
    import('./still-base.ts').then(
      ({ STILL_BASE }) => current && setBase(STILL_BASE),
      () => undefined,
    )
    return () => void (current = false)
  }, [])
  return base
}

function Ground({ base, frame }: { readonly base: StillBase; readonly frame: Frame }) {
  const { west, north, unitsPerDegree, land, counties, neighbours, rivers, lakes } = base
  const [x, y] = frame.place([west, north])
  const scale = frame.pxPerDegree / unitsPerDegree
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="still-land" d={land} />
      <path className="still-county" d={counties} />
      <path className="still-neighbour" d={neighbours} />
      <path className="still-river" d={rivers} />
      <path className="still-lake" d={lakes} />
      <path className="still-state" d={land} />
    </g>
  )
}

/** Above everything else, or the dots of a busy corner hide where one is. */
function Towns({ base, frame }: { readonly base: StillBase; readonly frame: Frame }) {
  const [x, y] = frame.place([base.west, base.north])
  const scale = frame.pxPerDegree / base.unitsPerDegree
  return base.towns.map(({ name, isFirst, at: [east = 0, south = 0] }) => (
    <text key={name} className="still-town" x={x + east * scale + 5} y={y + south * scale + 4} data-first={isFirst}>
      {name}
    </text>
  ))
}

function Picture({ start, layers, selectedId, size }: Props & { readonly size: SizePx }) {
  const base = useBase()
  const frame = useMemo(() => frameOf(start, size), [start, size])
  const paths = useMemo(() => stillPaths(layers, selectedId, frame), [layers, selectedId, frame])
  const isNear = frame.pxPerDegree > NEAREST_PX_PER_DEGREE
  const ground = isNear ? null : base
  return (
    <svg className="still-map" width={size.width} height={size.height} data-near={isNear} aria-hidden>
      {ground !== null && <Ground base={ground} frame={frame} />}
      {COLORS.map((color) => (
        <path key={color} className="still-line" data-color={color} d={paths.lines.get(color)} />
      ))}
      {COLORS.map((color) => (
        <path key={color} className="still-point" data-color={color} d={paths.points.get(color)} />
      ))}
      {ground !== null && <Towns base={ground} frame={frame} />}
    </svg>
  )
}

/** What the map is going to show, as a picture: there at once, and all there is on a device whose processor would have to draw the map. */
export function StillMap(props: Props) {
  const [size, setSize] = useState<SizePx | null>(null)
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    if (element === null) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return (
    <div ref={setElement} className="still-frame">
      {size !== null && size.width > 0 && <Picture {...props} size={size} />}
    </div>
  )
}
