import { LRUCache } from 'lru-cache'
import { type AnswerSource, prepareAnswer, type PreparedAnswer } from './answer.ts'

/** Ready-made answers by what was asked, the least used dropped first when they outgrow their memory. */
export interface AnswerCache {
  /** The answer of this key where it is there. */
  readonly ready: (key: string) => PreparedAnswer | undefined
  /** The answer of this key, made by `make` where it is not there; two who ask at once wait for one making. */
  readonly get: (key: string, make: () => Promise<AnswerSource>) => Promise<PreparedAnswer>
}

/** What the cache keeps beside the bodies, roughly: keys, headers, objects. */
const OVERHEAD_BYTES = 2_000

export const createAnswerCache = (maxBytes: number): AnswerCache => {
  const ready = new LRUCache<string, PreparedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length + OVERHEAD_BYTES,
  })
  const making = new Map<string, Promise<PreparedAnswer>>()

  const make = async (key: string, source: () => Promise<AnswerSource>) => {
    try {
      const answer = await prepareAnswer(await source())
      ready.set(key, answer)
      return answer
    } finally {
      making.delete(key)
    }
  }

  return {
    ready: (key) => ready.get(key),
    get: (key, source) => {
      const answer = ready.get(key)
      if (answer) return Promise.resolve(answer)
      const underWay = making.get(key) ?? make(key, source)
      making.set(key, underWay)
      return underWay
    },
  }
}
