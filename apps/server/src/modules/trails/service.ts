import { getTrail, getTrailGpx, listTrailLines, listTrails, trail as trailSchema, trailLine } from '@bluffline/contract'
import type { QueryOf, Trail } from '@bluffline/contract'
import { type IsoDay, type MotorUse, partsOfGeometry, rideToday, writeGpx } from '@bluffline/core'
import type { PreparedAnswer } from '../../platform/answer.ts'
import { answerList, answerOne, type CatalogueAnswers } from '../../platform/catalogue-list.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import type { TrailRecord, TrailRepository } from './repository.ts'

type ListQuery = QueryOf<typeof listTrails>
type OneResult<C extends string> = Promise<Result<PreparedAnswer, C | 'not_ready'>>

export interface TrailService {
  readonly list: (query: ListQuery) => Promise<Result<PreparedAnswer, 'bad_request' | 'not_ready'>>
  readonly get: (id: string) => OneResult<'not_found'>
  readonly gpx: (id: string) => OneResult<'not_found' | 'no_line'>
  readonly lines: () => OneResult<never>
}

export interface TrailServiceDeps extends CatalogueAnswers {
  readonly trails: TrailRepository
}

const JSON_TYPE = 'application/json; charset=utf-8'
const UNKNOWN_TRAIL = failure('not_found', 'There is no trail with this id.')
const NO_LINE = failure('no_line', 'No line is known for this trail, so there is nothing to export.')

/**
 * Known to be open on the day, to the machine or else to one of the trail's uses. The caller is not asked for permits or
 * width here: those are the rider's own, and the trail's rules of season and vehicle are what the list is filtered by.
 */
export const isOpenOn = (trail: Trail, day: IsoDay, vehicle: MotorUse | undefined): boolean => {
  const permits = trail.permits.map(({ id }) => id)
  const uses = vehicle === undefined ? trail.uses : [vehicle]
  return uses.some((use) => rideToday(trail, { use, widthInches: null, permits }, day).verdict === 'open')
}

const detailText = ({ summary, line }: TrailRecord): string => `${summary.slice(0, -1)},"geometry":${line ?? 'null'}}`

const readTrail = (summary: string): Trail => trailSchema.parse(JSON.parse(summary))

const gpxText = ({ summary }: TrailRecord, line: string): string => {
  const { name, summary: description } = readTrail(summary)
  return writeGpx({ name, description, parts: partsOfGeometry(trailLine.parse(JSON.parse(line))) })
}

const featureText = (record: TrailRecord): string => {
  const { id, name } = readTrail(record.summary)
  const head = JSON.stringify({ type: 'Feature', id, properties: { id, name } })
  return `${head.slice(0, -1)},"geometry":${record.line ?? 'null'}}`
}

const findOpen = async (trails: TrailRepository, query: ListQuery): Promise<readonly string[]> => {
  const found = await trails.find(query)
  const { openOn, vehicle } = query
  return openOn === undefined ? found : found.filter((summary) => isOpenOn(readTrail(summary), openOn, vehicle))
}

export const createTrailService = ({ trails, answers, catalogue }: TrailServiceDeps): TrailService => {
  const source = { answers, catalogue }
  return {
    list: (query) => answerList(source, { endpoint: listTrails, find: (asked) => findOpen(trails, asked) }, query),

    get: (id) =>
      answerOne(source, `${getTrail.id} ${id}`, async () => {
        const record = await trails.get(id)
        return record ? success({ text: detailText(record), mediaType: JSON_TYPE }) : UNKNOWN_TRAIL
      }),

    gpx: (id) =>
      answerOne(source, `${getTrailGpx.id} ${id}`, async () => {
        const record = await trails.get(id)
        if (!record) return UNKNOWN_TRAIL
        if (record.line === null) return NO_LINE
        const headers = { 'content-disposition': `attachment; filename="${id}.gpx"` }
        return success({ text: gpxText(record, record.line), mediaType: getTrailGpx.mediaType, headers })
      }),

    lines: () =>
      answerOne(source, listTrailLines.id, async () => {
        const features = (await trails.lines()).map(featureText)
        return success({
          text: `{"type":"FeatureCollection","features":[${features.join(',')}]}`,
          mediaType: JSON_TYPE,
          isPopular: true,
        })
      }),
  }
}
