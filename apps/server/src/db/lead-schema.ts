import type { ColumnType } from 'kysely'
import type { Moment } from './account-schema.ts'

/** Who let us write to them. No account is needed, and none is linked. */
export interface UserLeadTable {
  id: ColumnType<string, string, never>
  /** The address in lower case: two that differ in letter case are one. */
  email_key: string
  email: string
  phone: string | null
  /** When they first agreed. */
  consented_at: Moment
  received_at: Moment
  /** When they last sent it. */
  renewed_at: Moment
}
