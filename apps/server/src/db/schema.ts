import type {
  AccountTable,
  LoginAttemptTable,
  ProviderIdentityTable,
  SessionTable,
  SigningKeyTable,
} from './account-schema.ts'
import type {
  AlertPassTable,
  AlertRecipientTable,
  AlertTable,
  ContactAddressTable,
  EmergencyContactTable,
  LiveShareTable,
  MessageTable,
  PushKeyTable,
  PushSubscriptionTable,
  RidePlanTable,
  SecretLinkTable,
  SentPositionTable,
  StoppedAddressTable,
} from './alert-schema.ts'
import type {
  CampgroundAlertTable,
  CampgroundCorrectionTable,
  CampgroundReportTable,
  ReviewDecisionTable,
  WatchStateTable,
} from './campground-schema.ts'
import type { UserLeadTable } from './lead-schema.ts'
import type { RealtimeUseTable } from './realtime-schema.ts'
import type { KeptAnswerTable, RecordTable } from './record-schema.ts'
import type { OutsideAnswerTable, WaterAlertTable, WaterWatchStateTable } from './water-schema.ts'
import type { CatalogCounts, Region, ReportKind, Trail } from '@bluffline/contract'
import type { ColumnType, JSONColumnType } from 'kysely'

/** Written with PostGIS functions, read with them too: never as a plain value. */
type Geometry = ColumnType<never, unknown, unknown>

export interface TrailTable {
  id: string
  /** Place in the list by name. */
  ordinal: number
  /** Lower case, without "county". */
  county: string
  region: Region
  uses: ColumnType<Trail['uses'], string>
  difficulty: string | null
  length_miles: number | null
  /** Lower-case words that `q` looks into. */
  search: string
  /** The line, or the point where we hold no line; null where we know neither. */
  shape: Geometry
  /** JSON text of the `Trail`, as it is answered. */
  summary: string
  /** JSON text of the line, null where we hold none. */
  line: string | null
}

export interface PlaceTable {
  noun: string
  id: string
  ordinal: number
  counties: ColumnType<string[], string>
  region: Region
  search: string
  shape: Geometry
  /** JSON text of the record, as it is answered. */
  record: string
}

/** One row: which catalogue the tables hold. */
export interface CatalogStateTable {
  id: ColumnType<number, number | undefined, never>
  version: string
  counts: JSONColumnType<CatalogCounts>
}

/** What riders reported, as they wrote it. Names nobody. */
export interface TrailReportTable {
  key: string
  trail_id: string
  kind: ReportKind
  words: string
  lng: number | null
  lat: number | null
  written_at: ColumnType<Date, string, never>
  received_at: ColumnType<Date, string, never>
}

export interface Schema {
  trail: TrailTable
  place: PlaceTable
  catalog_state: CatalogStateTable
  trail_report: TrailReportTable
  account: AccountTable
  provider_identity: ProviderIdentityTable
  session: SessionTable
  signing_key: SigningKeyTable
  login_attempt: LoginAttemptTable
  record: RecordTable
  kept_answer: KeptAnswerTable
  user_lead: UserLeadTable
  campground_report: CampgroundReportTable
  campground_correction: CampgroundCorrectionTable
  review_decision: ReviewDecisionTable
  watch_state: WatchStateTable
  campground_alert: CampgroundAlertTable
  outside_answer: OutsideAnswerTable
  water_watch_state: WaterWatchStateTable
  water_alert: WaterAlertTable
  emergency_contact: EmergencyContactTable
  contact_address: ContactAddressTable
  stopped_address: StoppedAddressTable
  secret_link: SecretLinkTable
  alert: AlertTable
  alert_recipient: AlertRecipientTable
  sent_position: SentPositionTable
  ride_plan: RidePlanTable
  live_share: LiveShareTable
  message: MessageTable
  push_subscription: PushSubscriptionTable
  push_key: PushKeyTable
  alert_pass: AlertPassTable
  realtime_use: RealtimeUseTable
}
