import type { Moment } from './account-schema.ts'

/** What a rider keeps: every noun in one table, the words of each in JSON text as they are answered. */
export interface RecordTable {
  account_id: string
  noun: string
  id: string
  revision: number
  /** JSON text of the fields; `{}` once deleted. Text, not jsonb: it may hold what jsonb refuses, such as NUL in a string. */
  fields: string
  /** JSON text of the large fields, which lists leave out; null for nouns without. */
  body: string | null
  bytes: number
  created_at: Moment
  updated_at: Moment
  deleted_at: Moment | null
}

/** The answers of writes under their idempotency keys. */
export interface KeptAnswerTable {
  account_id: string
  key: string
  fingerprint: Uint8Array
  answer: string
  created_at: Moment
}
