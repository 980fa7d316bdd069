import type { User } from '@bluffline/contract'
import type { ColumnType } from 'kysely'

/** Set once. */
type Fixed<T> = ColumnType<T, T, never>
/** A moment: read as a `Date`, written as ISO text. */
export type Moment = ColumnType<Date, string, string>

export interface AccountTable {
  id: Fixed<string>
  username: string
  /** The name in lower case: two names that differ in letter case are one. */
  name_key: string
  email: string | null
  /** argon2id, null for an account of a sign-in provider. */
  password_hash: string | null
  vehicle_type: User['vehicleType']
  role_id: ColumnType<User['roleId'], never, User['roleId']>
  subscription_status: ColumnType<User['subscriptionStatus'], never, User['subscriptionStatus']>
  /** Counts the changes of this rider's records. */
  revision: ColumnType<number, never, number>
  /** What these records take, tombstones left out. */
  kept_bytes: ColumnType<number, never, number>
  created_at: Moment
}

/** Who somebody is to a sign-in provider. Never found by an e-mail address, which anybody can claim. */
export interface ProviderIdentityTable {
  issuer: Fixed<string>
  subject: Fixed<string>
  account_id: Fixed<string>
}

/** One place where somebody is signed in: a family of refresh tokens, of which the newest and the one before are known by their hashes. */
export interface SessionTable {
  id: Fixed<string>
  account_id: Fixed<string>
  device: Fixed<string>
  /** Makes the next token out of the one before, so that the same question gets the same answer; useless without that token. */
  chain_key: Fixed<Uint8Array>
  token_hash: Uint8Array
  previous_hash: Uint8Array | null
  rotated_at: Moment
  created_at: Moment
  last_used_at: Moment
}

/** Keys that access tokens are signed with; the newest signs, older ones still verify for a while. */
export interface SigningKeyTable {
  id: Fixed<string>
  secret: Fixed<Uint8Array>
  created_at: Moment
}

/** Wrong sign-ins of one account name or from one network address, each under a hash. */
export interface LoginAttemptTable {
  key: Fixed<Uint8Array>
  failures: number
  wait_until: Moment
  last_at: Moment
}
