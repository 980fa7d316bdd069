import { measuredSamples, type WaterSample } from '@bluffline/core'
import { z } from 'zod'
import { askJson, failedOutside, type OutsideAnswer, type OutsideParts } from '../outside/ask-json.ts'

/** What a station of the Geological Survey measured: gage height in feet, discharge in cubic feet a second; oldest first, without sentinels. */
export interface SiteSeries {
  readonly stage: readonly WaterSample[]
  readonly flow: readonly WaterSample[]
}

export interface GeologicalSurvey {
  /** The series of stations since a moment, by their numbers. A station that reports nothing is not in the answer. */
  readonly series: (
    sites: readonly string[],
    sinceMs: number,
  ) => Promise<OutsideAnswer<Readonly<Record<string, SiteSeries>>>>
}

const STAGE = '00065'
const FLOW = '00060'
const UNITS: Readonly<Record<string, string>> = { [STAGE]: 'ft', [FLOW]: 'ft^3/s' }
/** Statistic of a value that was measured at a moment, and is no mean of a day. */
const AT_A_MOMENT = '00011'

const properties = z.object({
  monitoring_location_id: z.string(),
  parameter_code: z.string(),
  time_series_id: z.string().nullish(),
  statistic_id: z.string().nullish(),
  time: z.string(),
  value: z.union([z.string(), z.number()]).nullable(),
  unit_of_measure: z.string().nullish(),
})
type Properties = z.infer<typeof properties>
const answer = z.object({
  features: z.array(z.object({ properties })),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
})

const isOurs = ({ parameter_code, statistic_id, unit_of_measure }: Properties): boolean =>
  unit_of_measure === UNITS[parameter_code] && (statistic_id ?? AT_A_MOMENT) === AT_A_MOMENT

function grouped(rows: readonly Properties[], keyOf: (row: Properties) => string): Map<string, Properties[]> {
  const groups = new Map<string, Properties[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? []
    group.push(row)
    groups.set(keyOf(row), group)
  }
  return groups
}

/** A station may have two sensors, above and below a lock for example: the one that reported last is taken, whole. */
function freshestSeries(rows: readonly Properties[]): readonly WaterSample[] {
  const bySensor = grouped(rows, ({ time_series_id }) => time_series_id ?? '')
  const series = [...bySensor.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, own]) =>
      measuredSamples(
        own.map(({ time, value }) => ({ atMs: Date.parse(time), value: value === null ? NaN : Number(value) })),
      ),
    )
  return series.reduce<readonly WaterSample[]>(
    (best, one) => ((one.at(-1)?.atMs ?? -Infinity) > (best.at(-1)?.atMs ?? -Infinity) ? one : best),
    [],
  )
}

function byStation(rows: readonly Properties[]): Readonly<Record<string, SiteSeries>> {
  const stations = grouped(rows.filter(isOurs), ({ monitoring_location_id }) =>
    monitoring_location_id.replace(/^USGS-/, ''),
  )
  const of = (own: readonly Properties[], code: string) =>
    freshestSeries(own.filter((row) => row.parameter_code === code))
  return Object.fromEntries([...stations].map(([site, own]) => [site, { stage: of(own, STAGE), flow: of(own, FLOW) }]))
}

const PAGE = 10_000
const MOST_PAGES = 4

export interface GeologicalSurveyParts extends OutsideParts {
  /** Address of the OGC API without a slash at its end. */
  readonly base: string
  /** Lifts the limit of questions an hour; null without one. */
  readonly apiKey: string | null
}

/** The collection `continuous` of api.waterdata.usgs.gov (OGC API Features): parameter 00065 is gage height, 00060 discharge. */
export function createGeologicalSurvey(parts: GeologicalSurveyParts): GeologicalSurvey {
  const headers: Record<string, string> = parts.apiKey === null ? {} : { 'x-api-key': parts.apiKey }
  const first = (sites: readonly string[], sinceMs: number) => {
    const query = new URLSearchParams({
      f: 'json',
      limit: String(PAGE),
      skipGeometry: 'true',
      monitoring_location_id: sites.map((site) => `USGS-${site}`).join(','),
      parameter_code: `${STAGE},${FLOW}`,
      time: `${new Date(sinceMs).toISOString()}/..`,
    })
    return `${parts.base}/collections/continuous/items?${query}`
  }
  return {
    series: async (sites, sinceMs) => {
      const rows: Properties[] = []
      let url: string | undefined = first(sites, sinceMs)
      for (let page = 0; page < MOST_PAGES && url !== undefined; page += 1) {
        const read: OutsideAnswer<unknown> = await askJson(parts, url, headers)
        if (!read.ok) return read
        const parsed = answer.safeParse(read.value)
        if (!parsed.success) return failedOutside('unreadable')
        rows.push(...parsed.data.features.map((feature) => feature.properties))
        url = nextPage(parsed.data, url)
      }
      // Rows in units we do not know are another language, not dry rivers.
      return rows.length > 0 && !rows.some(isOurs) ? failedOutside('unreadable') : { ok: true, value: byStation(rows) }
    },
  }
}

/** The next page, where there is one and it is the same service's. */
function nextPage({ links, features }: z.infer<typeof answer>, current: string): string | undefined {
  const href = links?.find(({ rel }) => rel === 'next')?.href
  if (href === undefined || features.length === 0 || !URL.canParse(href, current)) return undefined
  const next = new URL(href, current)
  return next.origin === new URL(current).origin && next.href !== current ? next.href : undefined
}
