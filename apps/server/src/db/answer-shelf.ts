import type { Shelf } from '../platform/outside/shelf.ts'
import type { Db } from './client.ts'

const KEPT_DAYS = 7
const DAY_MS = 86_400_000

export interface AnswerShelf extends Shelf {
  readonly forgetBefore: (time: Date) => Promise<void>
  /** Settles when everything that was to be kept is kept. */
  readonly idle: () => Promise<void>
}

/** Keeps the good answers of services outside in the database. */
export function createAnswerShelf(db: Db, onProblem: (error: unknown) => void): AnswerShelf {
  let writing: Promise<unknown> = Promise.resolve()
  const write = async (service: string, key: string, known: { readonly value: unknown; readonly atMs: number }) => {
    const change = { answer: JSON.stringify(known.value), answered_at: new Date(known.atMs).toISOString() }
    await db
      .insertInto('outside_answer')
      .values({ service, key, ...change })
      .onConflict((conflict) => conflict.columns(['service', 'key']).doUpdateSet(change))
      .execute()
  }
  return {
    keep: (service, key, known) => {
      writing = writing.then(() => write(service, key, known)).catch(onProblem)
    },
    read: async (service) => {
      const rows = await db.selectFrom('outside_answer').selectAll().where('service', '=', service).execute()
      return rows.map(({ key, answer, answered_at }) => [
        key,
        { value: JSON.parse(answer) as unknown, atMs: answered_at.getTime() },
      ])
    },
    forgetBefore: async (now) => {
      const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
      await db.deleteFrom('outside_answer').where('answered_at', '<', before).execute()
    },
    idle: async () => void (await writing),
  }
}
