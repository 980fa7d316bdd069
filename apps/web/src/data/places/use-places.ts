import type { AccessPoint, Campground, Park, Waterway, Wma } from '@bluffline/contract'
import { useCatalog, type Catalog } from '../catalog/use-catalog.ts'
import { ACCESS_POINTS, CAMPGROUNDS, PARKS, WATERWAYS, WMAS } from './place-sources.ts'

export const useCampgrounds = (enabled = true): Catalog<Campground> => useCatalog(CAMPGROUNDS, enabled)
/** Riding parks and trail systems. */
export const useParks = (enabled = true): Catalog<Park> => useCatalog(PARKS, enabled)
/** Wildlife management areas. */
export const useWmas = (enabled = true): Catalog<Wma> => useCatalog(WMAS, enabled)
export const useWaterways = (enabled = true): Catalog<Waterway> => useCatalog(WATERWAYS, enabled)
/** Places where a boat goes in or out. */
export const useAccessPoints = (enabled = true): Catalog<AccessPoint> => useCatalog(ACCESS_POINTS, enabled)
