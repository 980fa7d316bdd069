// Campgrounds of federal agencies: RIDB, the Recreation Information Database (US Government work).
import { z } from 'zod'
import { type Candidate, ImportError } from './candidate.ts'
import { fetchJson, type Net } from './fetch-text.ts'
import type { Progress } from './progress.ts'
import { photosOf, ridbMedia } from './ridb-photos.ts'
import { sift, stated } from './sift.ts'
import { readableName } from './usfs-values.ts'

export const RIDB = 'https://ridb.recreation.gov/api/v1'
const PAGE_SIZE = 50
const MOST_PAGES = 200
/** The service allows 50 requests a minute. */
const PAUSE_MS = 60_000 / 50

const address = z.object({
  City: z.string().nullish(),
  AddressStateCode: z.string().nullish(),
  FacilityStreetAddress1: z.string().nullish(),
})
const facility = z.object({
  FacilityID: z.union([z.string(), z.number()]).transform(String),
  FacilityName: z.string(),
  FacilityLatitude: z.number().nullish(),
  FacilityLongitude: z.number().nullish(),
  FacilityPhone: z.string().nullish(),
  FacilityEmail: z.string().nullish(),
  FacilityReservationURL: z.string().nullish(),
  FacilityAdaAccess: z.string().nullish(),
  FacilityTypeDescription: z.string().nullish(),
  Enabled: z.boolean().nullish(),
  Reservable: z.boolean().nullish(),
  LastUpdatedDate: z.string().nullish(),
  FACILITYADDRESS: z.array(address).nullish(),
  ACTIVITY: z.array(z.object({ ActivityName: z.string() })).nullish(),
  MEDIA: z.array(ridbMedia).nullish(),
  ORGANIZATION: z.array(z.object({ OrgAbbrevName: z.string().nullish() })).nullish(),
})
export type Facility = z.infer<typeof facility>

const answer = z.object({
  METADATA: z.object({ RESULTS: z.object({ TOTAL_COUNT: z.number() }) }),
  RECDATA: z.array(facility),
})

export const parseFacilities = (
  json: unknown,
): { readonly facilities: readonly Facility[]; readonly total: number } => {
  const parsed = answer.safeParse(json)
  if (parsed.success) return { facilities: parsed.data.RECDATA, total: parsed.data.METADATA.RESULTS.TOTAL_COUNT }
  const [issue] = parsed.error.issues
  throw new ImportError(
    `RIDB sent something else than facilities: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`,
  )
}

/** All campgrounds of the state, page by page within the service's limit. */
export const fetchFacilities = async (
  net: Net,
  { base, apiKey }: { readonly base: string; readonly apiKey: string },
  progress: Progress,
): Promise<readonly Facility[]> => {
  const all: Facility[] = []
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    if (pages > 0) await net.sleep(PAUSE_MS)
    const query = new URLSearchParams({
      state: 'AR',
      activity: 'CAMPING',
      full: 'true',
      limit: String(PAGE_SIZE),
      offset: String(all.length),
    })
    const { facilities, total } = parseFacilities(
      await fetchJson(net, `${base}/facilities?${query.toString()}`, { headers: { apikey: apiKey } }),
    )
    all.push(...facilities)
    progress(all.length, total, 'facilities')
    if (all.length >= total) return all
    if (facilities.length === 0) throw new ImportError(`RIDB named ${total} facilities and sent ${all.length}.`)
  }
  throw new ImportError('RIDB sends pages without end.')
}

const TYPES: Readonly<Record<string, string>> = {
  USACE: 'corps_of_engineers',
  FS: 'national_forest',
  NPS: 'national_park',
}

const text = (value: string | null | undefined): string | null => (value?.trim() ? value.trim() : null)

const typeOf = (found: Facility): string | null => TYPES[found.ORGANIZATION?.[0]?.OrgAbbrevName ?? ''] ?? null

/** Why a facility is no candidate; null when it is one. */
const whyNot = (found: Facility): string | null => {
  if (found.Enabled === false) return 'switched off by its agency'
  if (!/campground|camping/i.test(found.FacilityTypeDescription ?? '')) return 'no campground'
  return typeOf(found) === null ? 'of an agency the catalogue does not list' : null
}

/** The service writes 0 and 0 where it knows no position. */
const pointOf = ({ FacilityLatitude: lat, FacilityLongitude: lng }: Facility) => (lat && lng ? { lng, lat } : null)

/** What an activity of the facility makes true; that one is missing says nothing. */
const ACTIVITIES: Readonly<Record<string, string>> = {
  SWIMMING: 'amenities.swimming',
  FISHING: 'amenities.fishing',
  BOATING: 'amenities.boating',
  HIKING: 'amenities.hiking_trails',
  BIKING: 'amenities.biking_trails',
  'WILDLIFE VIEWING': 'features.wildlife_viewing',
}

const activityFacts = ({ ACTIVITY }: Facility): Readonly<Record<string, true>> =>
  Object.fromEntries(
    (ACTIVITY ?? []).flatMap(({ ActivityName: name }) => {
      const field = ACTIVITIES[name.trim().toUpperCase()]
      return field === undefined ? [] : [[field, true] as const]
    }),
  )

const candidateOf = (found: Facility): Candidate | string => {
  const name = readableName(text(found.FacilityName) ?? found.FacilityID)
  const why = whyNot(found)
  if (why !== null) return `${name} (${found.FacilityID}): ${why}`
  return {
    key: found.FacilityID,
    name,
    at: pointOf(found),
    line: null,
    fields: stated({
      type: typeOf(found),
      'contact.phone': text(found.FacilityPhone),
      'contact.email': text(found.FacilityEmail),
      'contact.reservation_url':
        found.Reservable === true ? `https://www.recreation.gov/camping/campgrounds/${found.FacilityID}` : null,
      'location.city': text(found.FACILITYADDRESS?.[0]?.City),
      'amenities.accessible': found.FacilityAdaAccess === 'Y' ? true : null,
      photos: photosOf(found.MEDIA),
      ...activityFacts(found),
    }),
  }
}

/** Candidates of the facilities, and why others were left out. */
export const ridbCampgrounds = (facilities: readonly Facility[]) => {
  const results = facilities.map(candidateOf)
  return sift(results)
}
