import type { CampgroundAvailability, FreeSite, getCampgroundAvailability, OutputOf } from '@bluffline/contract'
import {
  ARKANSAS_TIME_ZONE,
  type AvailabilityStatus,
  type IsoDay,
  monthsOf,
  nightsOf,
  SITE_KINDS,
  type SiteKind,
  type SiteNights,
  type Stay,
  stayAvailability,
} from '@bluffline/core'
import type { AskedMonth, PacedSource } from '../../platform/availability/paced-source.ts'
import { failure, type Result, success } from '../../platform/result.ts'
import type { AskedCampground, AvailabilityRepository } from './repository.ts'
import { sitesOf, standingOf } from './standing.ts'

interface StayQuery {
  readonly arrive?: string | undefined
  readonly depart?: string | undefined
}

/** What a look at a stay found. */
export interface Found {
  readonly status: AvailabilityStatus
  readonly freeSites: readonly FreeSite[]
}

export interface AvailabilityService {
  readonly list: (query: StayQuery) => Promise<Result<readonly CampgroundAvailability[], never>>
  readonly get: (
    id: string,
    query: StayQuery,
  ) => Promise<Result<OutputOf<typeof getCampgroundAvailability>, 'not_found'>>
  /** Looks a stay up for somebody who waits for it; null where the service says nothing new of it. `kinds` empty: any site. */
  readonly lookUp: (id: string, stay: Stay, kinds: readonly SiteKind[]) => Promise<Found | null>
}

export interface AvailabilityServiceDeps {
  readonly repository: AvailabilityRepository
  /** Null where no booking service is asked. */
  readonly source: PacedSource | null
  readonly isDemo: boolean
  readonly now: () => Date
}

const DAY_MS = 86_400_000
const MOST_SITES = 200
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ARKANSAS_TIME_ZONE })
/** The calendar day in Arkansas. */
const dayIn = (date: Date): IsoDay => dayFormat.format(date)

const stayOf = ({ arrive, depart }: StayQuery, now: Date): Stay =>
  arrive !== undefined && depart !== undefined
    ? { arrive, depart }
    : { arrive: dayIn(now), depart: dayIn(new Date(now.getTime() + DAY_MS)) }

const publicSite = ({ id, name, loop, kind }: SiteNights): FreeSite => ({ id, name, loop, kind })
const NOT_FOUND = failure('not_found', 'There is no campground with this id.')

type Months = readonly (readonly [facility: string, month: IsoDay])[]
const monthsFor = ({ facility }: AskedCampground, stay: Stay): Months =>
  facility === null ? [] : monthsOf(stay).map((month) => [facility, month] as const)

/** Nobody books a night that is over. */
const isOver = ({ depart }: Stay, today: IsoDay): boolean => depart <= today

export const createAvailabilityService = (deps: AvailabilityServiceDeps): AvailabilityService => {
  const { repository, source, isDemo, now } = deps
  const known = (months: Months): readonly AskedMonth[] =>
    source === null ? [] : months.map(([facility, month]) => source.known(facility, month))
  const isAsking = (months: Months) => months.some(([facility, month]) => source?.isAsking(facility, month) ?? false)
  const common = async () => {
    const at = now()
    const reports = await repository.reportsSince(new Date(at.getTime() - DAY_MS))
    return { reports, today: dayIn(at), nowMs: at.getTime(), isDemo }
  }
  const find = async (id: string) => (await repository.campgrounds()).find((one) => one.id === id)
  const ask = async (months: Months) => {
    if (source === null) return
    for (const [facility, month] of months) await source.ask(facility, month)
  }
  return {
    list: async (query) => {
      const stay = stayOf(query, now())
      const [campgrounds, about] = await Promise.all([repository.campgrounds(), common()])
      if (!isOver(stay, about.today)) source?.refresh(campgrounds.flatMap((one) => monthsFor(one, stay)))
      const standings = campgrounds.map((campground) => {
        const months = monthsFor(campground, stay)
        return standingOf({ campground, stay, months: known(months), asking: isAsking(months), ...about })
      })
      return success(standings)
    },
    get: async (id, query) => {
      const campground = await find(id)
      if (!campground) return NOT_FOUND
      const stay = stayOf(query, now())
      const months = monthsFor(campground, stay)
      if (!isOver(stay, dayIn(now()))) await ask(months)
      const about = await common()
      const standing = standingOf({ campground, stay, months: known(months), asking: false, ...about })
      const sites = sitesOf(known(months))
      const free = sites === null ? [] : stayAvailability(sites.sites, stay).freeSites
      return success({ ...standing, freeSites: free.slice(0, MOST_SITES).map(publicSite) })
    },
    lookUp: async (id, stay, kinds) => {
      const campground = await find(id)
      const months = campground ? monthsFor(campground, stay) : []
      if (source === null || months.length === 0 || nightsOf(stay).length === 0) return null
      const asked = await Promise.all(months.map(([facility, month]) => source.ask(facility, month)))
      // A word that could not be renewed is no news: nobody is called out of bed for what was free an hour ago.
      if (months.some(([facility, month]) => source.isStale(facility, month))) return null
      const found = sitesOf(asked)
      if (found === null) return null
      const { status, freeSites } = stayAvailability(found.sites, stay, kinds.length === 0 ? SITE_KINDS : kinds)
      return { status, freeSites: freeSites.map(publicSite) }
    },
  }
}
