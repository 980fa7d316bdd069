import { z } from 'zod'
import { campground } from '../catalog/campground.ts'
import { park } from '../catalog/park.ts'
import { region, slug } from '../catalog/source.ts'
import { accessPoint, waterway } from '../catalog/waterway.ts'
import { wma } from '../catalog/wma.ts'
import { defineEndpoint } from '../endpoint.ts'
import { placeFilters, WITHIN_NEEDS_NEAR, withinNeedsNear } from './query.ts'

/** Query of every list of places: `q`, `county`, `region`, `near`, `withinMiles`, `bbox`, `limit`, `cursor`. */
export const placeQuery = z
  .strictObject({ ...placeFilters, region: region.optional().describe('Tourism region') })
  .refine(withinNeedsNear, WITHIN_NEEDS_NEAR)

const placeParams = z.strictObject({ id: slug })

/** The nouns of the catalogue that are places, as they stand in addresses: `/api/<noun>`. */
export const PLACE_NOUNS = ['campgrounds', 'wmas', 'parks', 'waterways', 'access-points'] as const
export type PlaceNoun = (typeof PLACE_NOUNS)[number]

const listOf = <const N extends PlaceNoun, S extends z.ZodType>(noun: N, record: S, what: string) =>
  defineEndpoint({
    id: `${noun}.list`,
    method: 'GET',
    path: `/api/${noun}`,
    summary: `${what}, filtered`,
    who: 'guest',
    offline: 'cache',
    query: placeQuery,
    output: z.array(record),
    paged: true,
    errors: [],
  })

const oneOf = <const N extends PlaceNoun, S extends z.ZodType>(noun: N, record: S, what: string) =>
  defineEndpoint({
    id: `${noun}.get`,
    method: 'GET',
    path: `/api/${noun}/:id`,
    summary: what,
    who: 'guest',
    offline: 'cache',
    params: placeParams,
    output: record,
    errors: ['not_found'],
  })

/** `GET /api/campgrounds`. */
export const listCampgrounds = listOf('campgrounds', campground, 'Campgrounds')
/** `GET /api/campgrounds/:id`. */
export const getCampground = oneOf('campgrounds', campground, 'One campground')
/** `GET /api/wmas`. */
export const listWmas = listOf('wmas', wma, 'Wildlife management areas')
/** `GET /api/wmas/:id`. */
export const getWma = oneOf('wmas', wma, 'One wildlife management area')
/** `GET /api/parks`. */
export const listParks = listOf('parks', park, 'Riding parks and trail systems')
/** `GET /api/parks/:id`. */
export const getPark = oneOf('parks', park, 'One riding park or trail system')
/** `GET /api/waterways`. */
export const listWaterways = listOf('waterways', waterway, 'Rivers, creeks, tailwaters and lakes with their gauges')
/** `GET /api/waterways/:id`. */
export const getWaterway = oneOf('waterways', waterway, 'One waterway with its gauges')
/** `GET /api/access-points`. */
export const listAccessPoints = listOf('access-points', accessPoint, 'Places where a boat goes in or out')
/** `GET /api/access-points/:id`. */
export const getAccessPoint = oneOf('access-points', accessPoint, 'One place where a boat goes in or out')
