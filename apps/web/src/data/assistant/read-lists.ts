import type { QueryClient } from '@tanstack/react-query'
import type { CatalogSource, Identified } from '../catalog/catalog-source.ts'
import type { Reading } from '../catalog/read-catalog.ts'
import { catalogQuery } from '../catalog/use-catalog.ts'
import { ACCESS_POINTS, CAMPGROUNDS, PARKS, WATERWAYS, WMAS } from '../places/place-sources.ts'
import { TOWNS_QUERY } from '../towns/use-towns.ts'
import { TRAILS } from '../trails/trail-sources.ts'
import type { Lists } from './known.ts'

const NONE: readonly never[] = []
/** So long an answer waits for lists that hang on a bad line. An emergency waits no longer than that. */
const PATIENCE_MS = 1500

interface Parts {
  readonly client: QueryClient
  readonly ports: Reading<unknown>['ports']
}

const records = async <T extends Identified>(source: CatalogSource<T>, parts: Parts): Promise<readonly T[]> => {
  try {
    return (await parts.client.ensureQueryData({ ...catalogQuery(source, parts), retry: false })).records
  } catch {
    return NONE
  }
}

const patient = <T>(list: Promise<readonly T[]>): Promise<readonly T[]> =>
  Promise.race([list, new Promise<readonly T[]>((resolve) => setTimeout(() => resolve(NONE), PATIENCE_MS))])

/** Every list of the catalogue, as far as it is to be had now: from the server, else from this device, else nothing. */
export async function readLists(parts: Parts): Promise<Lists> {
  const [trails, parks, campgrounds, wmas, waterways, accessPoints, towns] = await Promise.all([
    patient(records(TRAILS, parts)),
    patient(records(PARKS, parts)),
    patient(records(CAMPGROUNDS, parts)),
    patient(records(WMAS, parts)),
    patient(records(WATERWAYS, parts)),
    patient(records(ACCESS_POINTS, parts)),
    patient(parts.client.ensureQueryData(TOWNS_QUERY).catch(() => NONE)),
  ])
  return { trails, parks, campgrounds, wmas, waterways, accessPoints, towns }
}
