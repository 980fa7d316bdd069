import type { Alert } from '@bluffline/contract'
import type { AlertEvent, AlertKind, AlertOutcome, SharePrecision, SignalReading } from '@bluffline/core'
import { Dexie, type EntityTable } from 'dexie'

/** What an alert says beside the positions, as it was when it was raised: later changes of settings do not change it. */
export interface AlertWords {
  readonly riderName: string
  readonly note: string
  readonly medical: readonly { readonly label: string; readonly text: string }[] | null
  readonly contactIds: readonly string[] | null
  readonly precision: SharePrecision
  readonly retentionDays: number
}

/** An alert on this device. Its state is read out of its log, which only grows. */
export interface AlertRow {
  /** Made here; the server's key against doing it twice. */
  readonly id: string
  readonly kind: AlertKind
  readonly isDrill: boolean
  readonly startedMs: number
  readonly log: readonly AlertEvent[]
  readonly words: AlertWords
  /** Whose it is; null where nobody was signed in. */
  readonly owner: string | null
  readonly end: { readonly outcome: AlertOutcome; readonly atMs: number; readonly isSent: boolean } | null
  /** What the server last said of it. */
  readonly server: Alert | null
  readonly attempts: number
  /** Why it is not at the server, in a sentence. */
  readonly problem: string | null
}

export interface AlertPositionRow {
  readonly seq: number
  readonly alertId: string
  readonly lng: number
  readonly lat: number
  readonly atMs: number
  readonly accuracyM: number | null
  readonly altitudeM: number | null
  /** 0 or 1: an index knows no booleans. */
  readonly isSent: 0 | 1
}

export interface SignalRow extends SignalReading {
  readonly seq: number
}

/** Things there is one of: the key of this device for alerts. */
export interface KeptRow {
  readonly key: 'pass'
  readonly token: string
  readonly expiresMs: number
  readonly userId: string
}

export interface EmergencyDatabase extends Dexie {
  readonly alerts: EntityTable<AlertRow, 'id'>
  readonly positions: EntityTable<AlertPositionRow, 'seq'>
  readonly signals: EntityTable<SignalRow, 'seq'>
  readonly kept: EntityTable<KeptRow, 'key'>
}

/** A database of its own, like that of the rides: what is in it is asked to be on the disk before we go on. */
export function createEmergencyDatabase(name = 'bluffline-emergency'): EmergencyDatabase {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' }) as EmergencyDatabase
  database.version(1).stores({
    alerts: 'id, startedMs',
    positions: '++seq, alertId, [alertId+isSent]',
    signals: '++seq, atMs',
    kept: 'key',
  })
  return database
}

let opened: EmergencyDatabase | undefined

/** The one emergency database of this device. */
export const openEmergencyDatabase = (): EmergencyDatabase => (opened ??= createEmergencyDatabase())
