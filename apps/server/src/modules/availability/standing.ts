import { createHash } from 'node:crypto'
import type { CampgroundAvailability } from '@bluffline/contract'
import { type IsoDay, latestReport, nightsOf, sampleStatus, type Stay, stayAvailability } from '@bluffline/core'
import type { AskedMonth } from '../../platform/availability/paced-source.ts'
import type { AskedCampground, RiderReport } from './repository.ts'

/** Everything known about a campground for a stay. */
export interface Evidence {
  readonly campground: AskedCampground
  readonly stay: Stay
  /** One for each month of the stay; empty where no service books the campground, or none is asked. */
  readonly months: readonly AskedMonth[]
  readonly asking: boolean
  readonly reports: readonly RiderReport[]
  /** Today in Arkansas. */
  readonly today: IsoDay
  readonly nowMs: number
  /** A demonstration: what nobody knows is made up, and marked. */
  readonly isDemo: boolean
}

type Counts = Pick<
  CampgroundAvailability,
  'tentSitesAvailable' | 'rvSitesAvailable' | 'cabinsAvailable' | 'groupSitesAvailable' | 'otherSitesAvailable'
>

const NO_COUNTS: Counts = {
  tentSitesAvailable: null,
  rvSitesAvailable: null,
  cabinsAvailable: null,
  groupSitesAvailable: null,
  otherSitesAvailable: null,
}

type Word = Pick<CampgroundAvailability, 'status' | 'lastUpdated' | 'source'> & Partial<Counts>

const iso = (ms: number): string => new Date(ms).toISOString()

/** The sites of all months together, or null where one month is not known. */
export function sitesOf(months: readonly AskedMonth[]) {
  const known = months.flatMap(({ known: month }) => (month === null ? [] : [month]))
  if (months.length === 0 || known.length < months.length) return null
  const byId = new Map(known.flatMap(({ sites }) => sites).map((site) => [site.id, site]))
  const sites = [...byId.values()].map((site) => ({
    ...site,
    nights: new Map(known.flatMap((month) => [...(month.sites.find(({ id }) => id === site.id)?.nights ?? [])])),
  }))
  return { sites, atMs: Math.min(...known.map(({ atMs }) => atMs)) }
}

function bookedWord({ months, stay }: Evidence): Word | null {
  const found = sitesOf(months)
  if (found === null) return null
  const { status, free } = stayAvailability(found.sites, stay)
  if (status === 'unknown') return null
  return {
    status,
    lastUpdated: iso(found.atMs),
    source: 'recreation.gov',
    tentSitesAvailable: free.tent,
    rvSitesAvailable: free.rv,
    cabinsAvailable: free.cabin,
    groupSitesAvailable: free.group,
    otherSitesAvailable: free.other,
  }
}

/** What a rider saw today says something of tonight, and nothing of a stay next month. */
function riderWord({ reports, campground, stay, today, nowMs }: Evidence): Word | null {
  if (!nightsOf(stay).includes(today)) return null
  const report = latestReport(
    reports.filter(({ campgroundId }) => campgroundId === campground.id),
    nowMs,
  )
  return report && { status: report.status, lastUpdated: iso(report.seenMs), source: 'rider' }
}

/** A source's date may be a month: then its first day. */
function noticeWord({ campground: { closedSeen } }: Evidence): Word | null {
  if (closedSeen === null) return null
  return { status: 'closed', lastUpdated: `${closedSeen}-01`.slice(0, 10) + 'T00:00:00.000Z', source: 'notice' }
}

const HALF_HOUR_MS = 30 * 60_000

/** Made up anew every half hour, as the specification has it. */
function sampleWord({ campground, isDemo, nowMs }: Evidence): Word | null {
  if (!isDemo) return null
  const slotMs = Math.floor(nowMs / HALF_HOUR_MS) * HALF_HOUR_MS
  const draw = createHash('sha256').update(`${campground.id} ${slotMs}`).digest().readUInt32BE(0) / 2 ** 32
  return { status: sampleStatus(draw), lastUpdated: iso(slotMs), source: 'sample' }
}

const NOBODY: Word = { status: 'unknown', lastUpdated: null, source: null }

/** How a campground stands: as the booking service says, else a rider of the last 24 hours, else a notice of closing, else nobody knows. */
export function standingOf(evidence: Evidence): CampgroundAvailability {
  const { campground, stay, months, asking } = evidence
  const word = bookedWord(evidence) ?? riderWord(evidence) ?? noticeWord(evidence) ?? sampleWord(evidence) ?? NOBODY
  return {
    campgroundId: campground.id,
    date: stay.arrive,
    depart: stay.depart,
    ...NO_COUNTS,
    ...word,
    problem: months.find(({ problem }) => problem !== null)?.problem ?? null,
    asking,
  }
}
