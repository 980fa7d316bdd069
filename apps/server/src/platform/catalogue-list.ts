import { z } from 'zod'
import type { Position } from '@bluffline/core'
import type { Endpoint } from '@bluffline/contract'
import type { AnswerSource, PreparedAnswer } from './answer.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { CurrentCatalogue } from './catalogue-version.ts'
import { pageOf, readCursor, writeCursor } from './pages.ts'
import { failure, type Result, success } from './result.ts'

export interface CatalogueAnswers {
  readonly answers: AnswerCache
  readonly catalogue: CurrentCatalogue
}

interface ListQuery {
  readonly near?: Position | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** About 100 m: enough to sort trails by, too coarse to tell where somebody stands, and neighbours share an answer. */
const roundPosition = ({ lng, lat }: Position): Position => ({
  lng: Math.round(lng * 1000) / 1000,
  lat: Math.round(lat * 1000) / 1000,
})

const NOT_READY = failure('not_ready', 'The catalogue is being loaded. Try again in a moment.')

/** What differs from one list to another. */
interface List<Q> {
  readonly endpoint: Endpoint & { readonly query: z.ZodType<Q & Record<string, unknown>> }
  /** The records as JSON texts, in order, all pages. */
  readonly find: (query: Q) => Promise<readonly string[]>
}

/** Answers a list of the catalogue from the bytes made for the same question before, or makes them. */
export const answerList = async <Q extends ListQuery>(
  { answers, catalogue }: CatalogueAnswers,
  { endpoint, find }: List<Q>,
  asked: Q,
): Promise<Result<PreparedAnswer, 'bad_request' | 'not_ready'>> => {
  const version = catalogue.current()?.version
  if (version === undefined) return NOT_READY
  const offset = readCursor(asked.cursor, version)
  if (!offset.ok) return offset
  const query = asked.near ? { ...asked, near: roundPosition(asked.near) } : asked
  const nextLink = (next: number) => {
    const address = new URLSearchParams(
      z.encode(endpoint.query, { ...query, cursor: writeCursor(version, next) } as Q &
        Record<string, unknown>) as Record<string, string>,
    )
    return { link: `<${endpoint.path}?${address}>; rel="next"` }
  }
  const answer = await answers.get(`${version} ${endpoint.id} ${JSON.stringify(query)}`, async () => {
    const { rows, nextOffset } = pageOf(await find(query), offset.value, query.limit)
    const mediaType = 'application/json; charset=utf-8'
    const isPopular = Object.keys(query).length === 0
    return {
      text: `[${rows.join(',')}]`,
      mediaType,
      isPopular,
      ...(nextOffset !== null && { headers: nextLink(nextOffset) }),
    }
  })
  return success(answer)
}

/** Answers one record of the catalogue, or what is made of it: from the ready bytes, else `make` finds it or says why not. */
export const answerOne = async <C extends string>(
  { answers, catalogue }: CatalogueAnswers,
  what: string,
  make: () => Promise<Result<AnswerSource, C>>,
): Promise<Result<PreparedAnswer, C | 'not_ready'>> => {
  const version = catalogue.current()?.version
  if (version === undefined) return NOT_READY
  const key = `${version} ${what}`
  const ready = answers.ready(key)
  if (ready) return success(ready)
  const made = await make()
  return made.ok ? success(await answers.get(key, async () => made.value)) : made
}
