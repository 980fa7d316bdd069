// Campsites of federal campgrounds and their attributes: RIDB, one facility after the other.
import { z } from 'zod'
import { type Candidate, ImportError } from './candidate.ts'
import { fetchJson, type Net } from './fetch-text.ts'
import type { Progress } from './progress.ts'
import { stated } from './sift.ts'

const PAGE_SIZE = 50
const MOST_PAGES = 40
/** The service allows 50 requests a minute. */
const PAUSE_MS = 60_000 / 50

const campsite = z.object({
  CampsiteID: z.union([z.string(), z.number()]).transform(String),
  CampsiteType: z.string().nullish(),
  CampsiteAccessible: z.boolean().nullish(),
  ATTRIBUTES: z.array(z.object({ AttributeName: z.string(), AttributeValue: z.string() })).nullish(),
})
export type Campsite = z.infer<typeof campsite>

const answer = z.object({
  METADATA: z.object({ RESULTS: z.object({ TOTAL_COUNT: z.number() }) }),
  RECDATA: z.array(campsite),
})

export const parseCampsites = (json: unknown): { readonly campsites: readonly Campsite[]; readonly total: number } => {
  const parsed = answer.safeParse(json)
  if (parsed.success) return { campsites: parsed.data.RECDATA, total: parsed.data.METADATA.RESULTS.TOTAL_COUNT }
  const [issue] = parsed.error.issues
  throw new ImportError(
    `RIDB sent something else than campsites: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`,
  )
}

interface From {
  readonly base: string
  readonly apiKey: string
}

const fetchOf = async (net: Net, { base, apiKey }: From, facility: string): Promise<readonly Campsite[]> => {
  const all: Campsite[] = []
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    await net.sleep(PAUSE_MS)
    const query = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(all.length) })
    const address = `${base}/facilities/${facility}/campsites?${query.toString()}`
    const { campsites, total } = parseCampsites(await fetchJson(net, address, { headers: { apikey: apiKey } }))
    all.push(...campsites)
    if (all.length >= total) return all
    if (campsites.length === 0)
      throw new ImportError(`RIDB named ${total} campsites of ${facility} and sent ${all.length}.`)
  }
  throw new ImportError('RIDB sends pages without end.')
}

/** As the catalogue counts: with hookups, without, on foot, indoors, for groups. The first that fits. */
const COUNTS: readonly (readonly [RegExp, string | null])[] = [
  [/MANAGEMENT/, null],
  [/GROUP/, 'amenities.group_sites'],
  [/CABIN|YURT|LOOKOUT|LODGE/, 'amenities.cabins'],
  [/WALK TO|HIKE TO|BOAT IN|PRIMITIVE/, 'amenities.primitive_sites'],
  [/(?<!NON)(?:^|\s)ELECTRIC/, 'amenities.rv_sites'],
  [/STANDARD|TENT|RV/, 'amenities.tent_sites'],
]

const countsOf = (campsites: readonly Campsite[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { CampsiteType } of campsites) {
    const field = COUNTS.find(([pattern]) => pattern.test((CampsiteType ?? '').toUpperCase()))?.[1]
    if (field) counts[field] = (counts[field] ?? 0) + 1
  }
  return counts
}

const isYes = (value: string) => /^(y|yes|true)$/i.test(value.trim())

/** Facts that one site with such an attribute makes true; that none has it says nothing. */
const FACTS: readonly (readonly [field: string, name: RegExp, value: (text: string) => boolean])[] = [
  ['amenities.electric_hookups', /^Electricity Hookup/i, (text) => /\d/.test(text)],
  ['amenities.fifty_amp', /^Electricity Hookup/i, (text) => /\b50/.test(text)],
  ['amenities.thirty_amp', /^Electricity Hookup/i, (text) => /\b30/.test(text)],
  ['amenities.water_hookups', /^Water Hookup/i, isYes],
  ['amenities.sewer_hookups', /^Sewer Hookup/i, isYes],
  ['amenities.pet_friendly', /^Pets Allowed/i, isYes],
  ['amenities.fire_rings', /^Fire ?(Pit|Ring)/i, isYes],
  ['amenities.picnic_tables', /^Picnic Table/i, isYes],
]

const factsOf = (campsites: readonly Campsite[]): Readonly<Record<string, true | null>> => {
  const attributes = campsites.flatMap(({ ATTRIBUTES }) => ATTRIBUTES ?? [])
  const has = (name: RegExp, value: (text: string) => boolean) =>
    attributes.some(({ AttributeName, AttributeValue }) => name.test(AttributeName) && value(AttributeValue))
  return Object.fromEntries([
    ...FACTS.map(([field, name, value]) => [field, has(name, value) ? true : null] as const),
    ['amenities.accessible', campsites.some(({ CampsiteAccessible }) => CampsiteAccessible === true) ? true : null],
  ])
}

/** What the campsites of a facility say of it. */
export const factsOfCampsites = (campsites: readonly Campsite[]): Readonly<Record<string, unknown>> =>
  stated({ ...countsOf(campsites), ...factsOf(campsites) })

/** The candidates with what their campsites say; a facility without campsites stays as it is. */
export const withCampsites = async (
  net: Net,
  from: From,
  { candidates, progress }: { readonly candidates: readonly Candidate[]; readonly progress: Progress },
): Promise<readonly Candidate[]> => {
  const all: Candidate[] = []
  for (const candidate of candidates) {
    const campsites = await fetchOf(net, from, candidate.key)
    all.push({ ...candidate, fields: { ...candidate.fields, ...factsOfCampsites(campsites) } })
    progress(all.length, candidates.length, 'facilities with their campsites')
  }
  return all
}
