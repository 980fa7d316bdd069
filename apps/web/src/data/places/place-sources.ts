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
