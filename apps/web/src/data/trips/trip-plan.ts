import type { RidePlanFields } from '@bluffline/contract'
import type { Trip, TripDetails } from './trip.ts'

/** What a plan says beside the trip itself: from the account and the emergency settings of this device. */
export interface PlanSetting {
  readonly riderName: string
  /** Names of the trip's trails, in their order. */
  readonly trailNames: readonly string[]
  /** Whom it goes to; null: every contact. */
  readonly contactIds: readonly string[] | null
  readonly medical: readonly { readonly label: string; readonly text: string }[] | null
  readonly precision: 'exact' | 'coarse'
  readonly retentionDays: number
}

const LONGEST_NAME = 80
const MOST_PEOPLE = 50

/** `Sam, Alex and 2 kids` as people of a party: by commas, semicolons and lines. */
const partyOf = (party: string) =>
  party
    .split(/[,;\n]/)
    .map((name) => name.trim().slice(0, LONGEST_NAME))
    .filter((name) => name !== '')
    .slice(0, MOST_PEOPLE)
    .map((name) => ({ name }))

const notesOf = (description: string, { parking }: TripDetails): string =>
  [parking.trim() === '' ? '' : `Parked at: ${parking.trim()}`, description.trim()]
    .filter(Boolean)
    .join('\n')
    .slice(0, 4000)

type Planned = Pick<Trip, 'name' | 'description' | 'trailIds' | 'details'>

/** The plan that the server watches, made of a trip; null while the trip does not say when it leaves and is back, or nobody is to watch. */
export function planOf(trip: Planned, setting: PlanSetting, nowMs: number): RidePlanFields | null {
  const { details, trailIds } = trip
  const { leaveAtMs, returnAtMs, watch } = details
  if (leaveAtMs === null || returnAtMs === null || watch === null) return null
  const { riderName, trailNames, contactIds, medical, precision, retentionDays } = setting
  return {
    riderName,
    title: trip.name.slice(0, 120),
    trailIds: trailIds.slice(0, 50),
    route: trailNames.join('; ').slice(0, 2000),
    party: partyOf(details.party),
    vehicle: details.machine.trim().slice(0, 300),
    leaveAtMs,
    returnAtMs,
    graceMin: watch.graceMin,
    notes: notesOf(trip.description, details),
    contactIds: contactIds === null ? null : [...contactIds],
    medical: medical === null ? null : [...medical],
    precision,
    retentionDays,
    changedAtMs: nowMs,
  }
}
