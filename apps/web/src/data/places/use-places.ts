import {
  accessPoint,
  listAccessPoints,
  campground,
  listCampgrounds,
  park,
  listParks,
  waterway,
  listWaterways,
  wma,
  listWmas,
  type AccessPoint,
  type Campground,
  type Park,
  type Waterway,
  type Wma,
} from '@bluffline/contract'
import { defineSource } from '../catalog/catalog-source.ts'
import { useCatalog, type Catalog } from '../catalog/use-catalog.ts'

export const CAMPGROUNDS = defineSource<Campground>({
  key: listCampgrounds.path,
  store: 'campgrounds',
  schema: campground,
})

export const PARKS = defineSource<Park>({
  key: listParks.path,
  store: 'parks',
  schema: park,
})

export const WMAS = defineSource<Wma>({
  key: listWmas.path,
  store: 'wmas',
  schema: wma,
})

export const WATERWAYS = defineSource<Waterway>({
  key: listWaterways.path,
  store: 'waterways',
  schema: waterway,
})

export const ACCESS_POINTS = defineSource<AccessPoint>({
  key: listAccessPoints.path,
  store: 'accessPoints',
  schema: accessPoint,
})

export const useCampgrounds = (enabled = true): Catalog<Campground> => useCatalog(CAMPGROUNDS, enabled)
/** Riding parks and trail systems. */
export const useParks = (enabled = true): Catalog<Park> => useCatalog(PARKS, enabled)
/** Wildlife management areas. */
export const useWmas = (enabled = true): Catalog<Wma> => useCatalog(WMAS, enabled)
export const useWaterways = (enabled = true): Catalog<Waterway> => useCatalog(WATERWAYS, enabled)
/** Places where a boat goes in or out. */
export const useAccessPoints = (enabled = true): Catalog<AccessPoint> => useCatalog(ACCESS_POINTS, enabled)
