import type { IsoDay } from '../ride/facts.ts'

/** How full a campground is, as its badge says it. */
export const AVAILABILITY_STATUSES = ['available', 'limited', 'full', 'closed', 'unknown'] as const
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number]

/** What stands on a site. `other`: bookable, and none of these. */
export const SITE_KINDS = ['tent', 'rv', 'cabin', 'group', 'other'] as const
export type SiteKind = (typeof SITE_KINDS)[number]

/** A night at a site: to be booked, taken, or not offered (closed, not released yet, first come first served). */
export type NightState = 'free' | 'taken' | 'notOffered'

/** One site with what is known of its nights. */
export interface SiteNights {
  readonly id: string
  readonly name: string
  readonly loop: string
  readonly kind: SiteKind
  readonly nights: ReadonlyMap<IsoDay, NightState>
}

/** From the day of arrival to the day of departure, which is not a night of the stay. */
export interface Stay {
  readonly arrive: IsoDay
  readonly depart: IsoDay
}

const DAY_MS = 86_400_000
const dayMs = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): IsoDay => new Date(ms).toISOString().slice(0, 10)

/** The longest stay that is looked up, in nights. */
export const MOST_NIGHTS = 14

/** The nights of a stay; none where it ends before it begins. At most `MOST_NIGHTS`. */
export function nightsOf({ arrive, depart }: Stay): readonly IsoDay[] {
  const count = Math.round((dayMs(depart) - dayMs(arrive)) / DAY_MS)
  return Array.from({ length: Math.max(0, Math.min(count, MOST_NIGHTS)) }, (_night, at) =>
    dayOf(dayMs(arrive) + at * DAY_MS),
  )
}

/** The months a stay touches, as their first days. */
export const monthsOf = (stay: Stay): readonly IsoDay[] => [
  ...new Set(nightsOf(stay).map((night) => `${night.slice(0, 7)}-01`)),
]

/** How a site stands for a whole stay: free on every night, offered but taken on one, or not offered. */
export function siteForStay({ nights }: SiteNights, stay: readonly IsoDay[]): NightState {
  const states = stay.map((night) => nights.get(night) ?? 'notOffered')
  if (states.length > 0 && states.every((state) => state === 'free')) return 'free'
  return states.includes('taken') || states.includes('free') ? 'taken' : 'notOffered'
}

/** What a booking service says of a stay. Counts are sites that are free on every night of it. */
export interface StayAvailability {
  readonly status: AvailabilityStatus
  readonly free: Readonly<Record<SiteKind, number>>
  /** Sites that are offered for these nights, free or not. */
  readonly offered: number
  readonly freeSites: readonly SiteNights[]
}

/** At most this share of the offered sites free is `limited`. */
export const LIMITED_SHARE = 0.2

function statusOf(free: number, offered: number): AvailabilityStatus {
  // Not offered is not closed: a first-come campground takes no bookings and may be half empty.
  if (offered === 0) return 'unknown'
  if (free === 0) return 'full'
  return free / offered <= LIMITED_SHARE ? 'limited' : 'available'
}

/** Sums the sites up for a stay, for all kinds of sites or for some. `unknown` where none of them is offered. */
export function stayAvailability(
  sites: readonly SiteNights[],
  stay: Stay,
  kinds: readonly SiteKind[] = SITE_KINDS,
): StayAvailability {
  const nights = nightsOf(stay)
  const free: Record<SiteKind, number> = { tent: 0, rv: 0, cabin: 0, group: 0, other: 0 }
  const freeSites: SiteNights[] = []
  let offered = 0
  for (const site of sites) {
    if (!kinds.includes(site.kind)) continue
    const state = siteForStay(site, nights)
    if (state !== 'notOffered') offered += 1
    if (state !== 'free') continue
    free[site.kind] += 1
    freeSites.push(site)
  }
  return { status: statusOf(freeSites.length, offered), free, offered, freeSites }
}

/** What a rider saw at a campground, and when by the server's clock. */
export interface SeenAvailability {
  readonly status: Exclude<AvailabilityStatus, 'unknown'>
  readonly seenMs: number
}

/** For so long a rider's report says something of now. */
export const REPORT_HOURS = 24

/** The newest report of the last 24 hours; null where there is none. */
export function latestReport<R extends SeenAvailability>(reports: readonly R[], nowMs: number): R | null {
  const since = nowMs - REPORT_HOURS * 3_600_000
  let latest: R | null = null
  for (const report of reports) {
    const isNow = report.seenMs > since && report.seenMs <= nowMs
    if (isNow && (latest === null || report.seenMs > latest.seenMs)) latest = report
  }
  return latest
}

/** A draw between 0 and 1 as a status, spread as the specification spreads its random ones: 5 % closed, 10 % full, 20 % limited. */
export function sampleStatus(draw: number): AvailabilityStatus {
  if (draw < 0.05) return 'closed'
  if (draw < 0.15) return 'full'
  return draw < 0.35 ? 'limited' : 'available'
}
