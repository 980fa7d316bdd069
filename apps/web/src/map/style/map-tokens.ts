/** The colour roles of the map, by the names of the theme's `--map-*` tokens. */
export const MAP_ROLES = [
  'land',
  'outside',
  'public-land',
  'water',
  'water-line',
  'county-line',
  'state-line',
  'road',
  'label',
  'label-muted',
  'water-label',
  'halo',
  'trail-casing',
  'point',
  'cluster',
  'cluster-ink',
  'open',
  'closed',
  'unknown',
  'selected',
  'me',
] as const
export type MapRole = (typeof MAP_ROLES)[number]
export type MapTokens = Readonly<Record<MapRole, string>>

/** Reads the roles through a reader of tokens, e.g. `readToken` of the theme on the page. */
export const readMapTokens = (read: (name: string) => string): MapTokens =>
  Object.fromEntries(MAP_ROLES.map((role) => [role, read(`map-${role}`)])) as Record<MapRole, string>
