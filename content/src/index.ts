// Node only: this package reads files. The browser gets the catalogue from the API.
export type { Catalog } from './catalog.ts'
export type { CountyOutline } from './counties.ts'
export { countyAt, countyOutlines } from './counties.ts'
export { loadCatalog } from './load-catalog.ts'
export { loadDuckSeason } from './duck-season.ts'
export { loadHuntingSeasons } from './hunting-seasons.ts'
