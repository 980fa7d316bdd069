import type { SyncedNoun } from '@bluffline/contract'

/** What the account knows of a record on this device. A record without such a row is on this device alone. */
export interface SyncedRow {
  readonly noun: SyncedNoun
  /** The record's id on this device. */
  readonly id: string
  /** `local`: the rider chose to leave it on this device. */
  readonly state: 'account' | 'local'
  /** The record's id at the server. */
  readonly serverId: string
  /** The server's revision that this device has; 0 for none. */
  readonly revision: number
  /** What was sent last, as text, for records that are compared instead of queued as they change. */
  readonly sent: string | null
  /** The record itself has arrived on this device. */
  readonly isHere: boolean
}

/** Whose data is on this device. There is at most one such row; it stays through a session's end, until the rider logs out. */
export interface AccountRow {
  readonly key: 'account'
  readonly userId: string
  readonly username: string
  /** The revision up to which this device has read the changes of the account. */
  readonly cursor: number
}
