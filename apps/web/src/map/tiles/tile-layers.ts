/** Layers that come over the network, tile by tile. The built-in map lies below them. */
export const TILE_LAYERS = {
  topo: { label: 'USGS Topo', service: 'USGSTopo', attribution: 'USGS The National Map', lastZoom: 16 },
  imagery: {
    label: 'USGS Imagery',
    service: 'USGSImageryOnly',
    attribution: 'USGS The National Map: Orthoimagery',
    lastZoom: 16,
  },
} as const
export type TileLayer = keyof typeof TILE_LAYERS
export type Ground = 'builtIn' | TileLayer

export const isTileLayer = (name: string): name is TileLayer => name in TILE_LAYERS

const NATIONAL_MAP = 'https://basemap.nationalmap.gov/arcgis/rest/services'
/** Where the tiles come from. A build against another server of the same shape sets `VITE_TILE_SERVER`. */
export const TILE_SERVER: string = import.meta.env['VITE_TILE_SERVER'] ?? NATIONAL_MAP

export interface TileId {
  readonly layer: TileLayer
  readonly z: number
  readonly x: number
  readonly y: number
}

export const tileKey = ({ layer, z, x, y }: TileId): string => `${layer}/${z}/${x}/${y}`

/** ArcGIS counts row before column. */
export const tileAddress = ({ layer, z, x, y }: TileId, server = TILE_SERVER): string =>
  `${server}/${TILE_LAYERS[layer].service}/MapServer/tile/${z}/${y}/${x}`

export const TILE_SCHEME = 'usgs'
export const tileTemplate = (layer: TileLayer): string => `${TILE_SCHEME}://${layer}/{z}/{x}/{y}`

/** Reads `usgs://topo/7/30/50`; null for anything else. */
export function readTileAddress(address: string): TileId | null {
  const [, layer = '', z, x, y] = /^usgs:\/\/(\w+)\/(\d+)\/(\d+)\/(\d+)$/.exec(address) ?? []
  return isTileLayer(layer) ? { layer, z: Number(z), x: Number(x), y: Number(y) } : null
}
