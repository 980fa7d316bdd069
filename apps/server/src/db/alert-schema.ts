import type { ContactRole, LinkPage } from '@bluffline/contract'
import type { AlertKind, AlertOutcome, MessageChannel, SharePrecision, WatchStage } from '@bluffline/core'
import type { Moment } from './account-schema.ts'

export interface EmergencyContactTable {
  account_id: string
  id: string
  name: string
  relation: string | null
  role: ContactRole
  created_at: Moment
  updated_at: Moment
}

export type AddressChannel = Exclude<MessageChannel, 'push'>

/** Where a contact is reached, and whether its owner agreed. `round` counts how often it was asked. */
export interface ContactAddressTable {
  account_id: string
  contact_id: string
  channel: AddressChannel
  address: string
  state: 'asked' | 'confirmed' | 'stopped'
  asked_at: Moment | null
  answered_at: Moment | null
  round: number
}

/** Addresses that want nothing from us, whoever's contact they are. */
export interface StoppedAddressTable {
  channel: AddressChannel
  address: string
  stopped_at: Moment
}

/** What opens a page without an account, by the SHA-256 of its token. */
export interface SecretLinkTable {
  hash: Uint8Array
  page: LinkPage
  account_id: string
  /** The contact, alert, plan or share it is about. */
  about_id: string
  contact_id: string | null
  channel: AddressChannel | null
  expires_at: Moment
}

export interface AlertTable {
  account_id: string
  id: string
  kind: AlertKind
  is_drill: boolean
  rider_name: string
  note: string
  precision: SharePrecision
  /** JSON text of the lines that contacts may see. */
  medical: string | null
  battery_percent: number | null
  fired_at: Moment
  received_at: Moment
  retention_days: number
  plan_id: string | null
  plan_round: number | null
  closed_at: Moment | null
  /** Contact who closed it; null for the rider. */
  closed_by: string | null
  outcome: AlertOutcome | null
}

/** Who was to be told when it was raised, by the name they had then. */
export interface AlertRecipientTable {
  account_id: string
  alert_id: string
  contact_id: string
  name: string
  acknowledged_at: Moment | null
}

/** Positions of alerts, plans and shares, as coarse as the rider wanted. */
export interface SentPositionTable {
  account_id: string
  about_id: string
  at: Moment
  lng: number
  lat: number
  accuracy_m: number | null
  altitude_m: number | null
}

export interface RidePlanTable {
  account_id: string
  id: string
  /** JSON text of the fields, as they were sent. */
  fields: string
  changed_at_ms: number
  stage: WatchStage
  leave_at: Moment
  return_at: Moment
  grace_min: number
  rider_warned_at: Moment | null
  round: number
  /** When to look at it next; null where nothing will ever be due. */
  due_at: Moment | null
  battery_percent: number | null
  received_at: Moment
  ended_at: Moment | null
  ended_by: 'app' | 'link' | 'text' | null
}

export interface LiveShareTable {
  account_id: string
  id: string
  rider_name: string
  precision: SharePrecision
  battery_percent: number | null
  created_at: Moment
  expires_at: Moment
}

/** `confirm`: a contact is asked. `raised`, `taken`, `closed`: an alert. `overdue`: the rider is asked. `opening`: a campground has room. `rise`: water. */
export type MessageKind = 'confirm' | 'raised' | 'taken' | 'closed' | 'overdue' | 'opening' | 'rise'
export type MessageState = 'waiting' | 'sending' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'dropped'

/** The queue. Its words are made when it is sent, so that they are of that moment and no link lies in the database. */
export interface MessageTable {
  id: string
  account_id: string
  kind: MessageKind
  about_id: string
  /** Tells repetitions of one kind apart that are meant. */
  round: number
  /** Whom it is for; null for the rider. */
  contact_id: string | null
  channel: MessageChannel
  state: MessageState
  /** Lower goes first. */
  priority: number
  attempts: number
  may_be_doubled: boolean
  next_at: Moment
  claimed_at: Moment | null
  created_at: Moment
  give_up_at: Moment
  sent_at: Moment | null
  receipt_at: Moment | null
  provider_id: string | null
  problem: string | null
}

export interface PushSubscriptionTable {
  endpoint: string
  account_id: string
  p256dh: string
  auth: string
  created_at: Moment
}

/** One row: what browsers know this server by, where none is configured. */
export interface PushKeyTable {
  id: number
  public_key: string
  private_key: string
}

/** A device's key for alerts, by its SHA-256. It belongs to a session and outlives it. */
export interface AlertPassTable {
  session_id: string
  account_id: string
  hash: Uint8Array
  expires_at: Moment
}
