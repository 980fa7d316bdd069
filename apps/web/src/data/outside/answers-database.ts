import { Dexie, type EntityTable } from 'dexie'

/** The last good answer of a service outside to a question, with when this device had it. */
export interface AnswerRow {
  readonly key: string
  readonly value: unknown
  readonly keptAtMs: number
}

export interface AnswersDatabase extends Dexie {
  readonly answers: EntityTable<AnswerRow, 'key'>
}

/** A database of its own: what it holds is nobody's and may go at any time. */
export function createAnswersDatabase(name = 'bluffline-answers'): AnswersDatabase {
  const database = new Dexie(name) as AnswersDatabase
  database.version(1).stores({ answers: 'key, keptAtMs' })
  return database
}
