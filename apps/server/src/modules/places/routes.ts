import {
  getAccessPoint,
  getCampground,
  getPark,
  getWaterway,
  getWma,
  listAccessPoints,
  listCampgrounds,
  listParks,
  listWaterways,
  listWmas,
  type PlaceNoun,
} from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { PlaceService, PlaceServiceDeps } from './service.ts'

const LISTS = {
  campgrounds: listCampgrounds,
  wmas: listWmas,
  parks: listParks,
  waterways: listWaterways,
  'access-points': listAccessPoints,
} as const
const ONES = {
  campgrounds: getCampground,
  wmas: getWma,
  parks: getPark,
  waterways: getWaterway,
  'access-points': getAccessPoint,
} as const

/** The list endpoint of a noun. */
export const listEndpointOf = (noun: PlaceNoun): PlaceServiceDeps['endpoint'] => LISTS[noun]

export const placeRoutes = (noun: PlaceNoun, service: PlaceService): readonly Implementation[] => [
  implement(LISTS[noun], ({ query }) => service.list(query)),
  implement(ONES[noun], ({ params }) => service.get(params.id)),
]
