import type { listTrails, Town, Trail } from '@bluffline/contract'
import {
  areasAt,
  distanceM,
  metres,
  milesToMetres,
  nearestOnLine,
  partsOfGeometry,
  type EmergencyPlace,
  type Fix,
  type NamedPlace,
} from '@bluffline/core'
import { loadCounties } from '../../map/base/load-counties.ts'
import type { HttpPort } from '../../platform/http.ts'
import { openDatabase } from '../db/open-database.ts'

/** Written out: the schemas of the catalogue are not needed here. */
const listTrailsPath: (typeof listTrails)['path'] = '/api/trails'

/** How exact the county lines of the built-in map are; a worse position counts instead. */
const LINE_M = 300

type Named = Omit<NamedPlace, 'awayM'>

function nearest(fix: Fix, places: readonly Named[]): NamedPlace | null {
  let found: NamedPlace | null = null
  for (const place of places) {
    const awayM = distanceM(fix, place.position)
    if (found === null || awayM < found.awayM) found = { ...place, awayM }
  }
  return found
}

const pointOf = ({ name, point, pointPrecision }: Trail): readonly Named[] =>
  point ? [{ name: pointPrecision === 'trailhead' ? `the trailhead of ${name}` : name, position: point }] : []

type Read = HttpPort['read']

/** From this device; where it has no list yet, as on a first visit, from the server. */
async function readTrails(read: Read): Promise<readonly Trail[]> {
  const kept = await (await openDatabase()).trails.toArray()
  return kept.length > 0 ? kept : ((await read([listTrailsPath])) as readonly Trail[])
}

/** The numbers of the Forest Service: "Shoal Creek Road (FR 1604)", "Forest Road 1612B". */
const isForestRoad = ({ name }: Trail): boolean => /\(FR \w+\)|^Forest Road \w+/.test(name)

/** Where the lines on this device come nearest to a place. */
async function onLines(fix: Fix, trails: readonly Trail[]): Promise<readonly Named[]> {
  const lines = await (await openDatabase()).trailLines.bulkGet(trails.map(({ id }) => id))
  return trails.flatMap(({ name }, index) => {
    const near = nearestOnLine(fix, partsOfGeometry(lines[index]?.geometry ?? null))
    return near ? [{ name, position: near.position }] : []
  })
}

/** Farther away than this the nearest road is one we do not hold. */
const ROAD_WITHIN_M = milesToMetres(2)

const within = (place: NamedPlace | null, farthestM: number): NamedPlace | null =>
  place !== null && place.awayM <= farthestM ? place : null

const townPlaces = async (): Promise<readonly Named[]> => {
  const towns = (await import('@bluffline/content/towns.json')).default as readonly Town[]
  return towns.map(({ name, point }) => ({ name, position: point }))
}

const orNothing = async <T>(reading: Promise<T>, otherwise: T): Promise<T> => reading.catch(() => otherwise)

/** Names of this place for rescuers, from what is on the device; each is left out where it is not known. */
export async function knownPlace(fix: Fix, read: Read): Promise<EmergencyPlace> {
  const [counties, listed, towns] = await Promise.all([
    orNothing(loadCounties(), []),
    orNothing(readTrails(read), []),
    orNothing(townPlaces(), []),
  ])
  const [roads, trails] = [listed.filter(isForestRoad), listed.filter((trail) => !isForestRoad(trail))]
  const [roadLines, trailLines] = await Promise.all([
    orNothing(onLines(fix, roads), []),
    orNothing(onLines(fix, trails), []),
  ])
  return {
    fix,
    counties: areasAt(fix, counties, metres(Math.max(LINE_M, fix.accuracyM ?? 0))),
    trailhead: nearest(fix, [...trailLines, ...trails.flatMap(pointOf)]),
    town: nearest(fix, towns),
    road: within(nearest(fix, roadLines), ROAD_WITHIN_M),
  }
}
