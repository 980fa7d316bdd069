import type { Endpoint, placeQuery } from '@bluffline/contract'
import type { z } from 'zod'
import type { PreparedAnswer } from '../../platform/answer.ts'
import { answerList, answerOne, type CatalogueAnswers } from '../../platform/catalogue-list.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import type { PlaceRepository } from './repository.ts'

type ListQuery = z.output<typeof placeQuery>

export interface PlaceService {
  readonly list: (query: ListQuery) => Promise<Result<PreparedAnswer, 'bad_request' | 'not_ready'>>
  readonly get: (id: string) => Promise<Result<PreparedAnswer, 'not_found' | 'not_ready'>>
}

export interface PlaceServiceDeps extends CatalogueAnswers {
  readonly places: PlaceRepository
  /** The list endpoint of the noun. */
  readonly endpoint: Endpoint & { readonly query: typeof placeQuery }
}

const UNKNOWN_PLACE = failure('not_found', 'There is no record with this id.')

/** One service for every noun that is a place: they differ in their records alone. */
export const createPlaceService = ({ places, answers, catalogue, endpoint }: PlaceServiceDeps): PlaceService => ({
  list: (query) => answerList({ answers, catalogue }, { endpoint, find: places.find }, query),
  get: (id) =>
    answerOne({ answers, catalogue }, `${endpoint.path} ${id}`, async () => {
      const text = await places.get(id)
      return text === undefined ? UNKNOWN_PLACE : success({ text, mediaType: 'application/json; charset=utf-8' })
    }),
})
