import type { Endpoint } from '../endpoint.ts'
import { getDocs, getOpenApi } from './about.ts'
import { getHealth, getLiveness, getReadiness } from './health.ts'
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
} from './places.ts'
import { sendTrailReport } from './trail-reports.ts'
import { getTrail, getTrailGpx, listTrailLines, listTrails } from './trails.ts'

/** Every call of the API. The server refuses to start while one of them is not implemented. */
export const ENDPOINTS: readonly Endpoint[] = [
  listTrails,
  getTrail,
  getTrailGpx,
  listTrailLines,
  listCampgrounds,
  getCampground,
  listWmas,
  getWma,
  listParks,
  getPark,
  listWaterways,
  getWaterway,
  listAccessPoints,
  getAccessPoint,
  sendTrailReport,
  getHealth,
  getLiveness,
  getReadiness,
  getOpenApi,
  getDocs,
]
