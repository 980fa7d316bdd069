/** The conversations with the realtime voice service a rider began on `day`, the last one they began any. */
export interface RealtimeUseTable {
  account_id: string
  /** ISO day, in UTC. */
  day: string
  sessions: number
}
