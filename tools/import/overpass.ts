// OpenStreetMap through Overpass. The data is © OpenStreetMap contributors under the Open Database Licence: the source entry says so.
import { TRAIL_USES, type TrailUse } from '@bluffline/core'
import { z } from 'zod'
import { type Candidate, ImportError } from './candidate.ts'
import { groupBy } from './group-by.ts'
import { fetchJson, type Net } from './fetch-text.ts'
import { lineMiles, lineOf, pointOn } from './line.ts'

export const OVERPASS = 'https://overpass-api.de/api/interpreter'

/** Named tracks and paths of Arkansas that say which machine may use them. */
const QUERY = `[out:json][timeout:300];
area["ISO3166-2"="US-AR"][admin_level=4]->.arkansas;
(
  way(area.arkansas)[highway~"^(track|path)$"][name][~"^(atv|ohv|utv|motorcycle|4wd_only)$"~"^(yes|designated|permissive)$"];
);
out tags geom;`

const lonLat = z.object({ lat: z.number(), lon: z.number() })
const tags = z.record(z.string(), z.string()).optional()
const element = z.discriminatedUnion('type', [
  z.object({ type: z.literal('node'), id: z.number(), lat: z.number(), lon: z.number() }),
  z.object({
    type: z.literal('way'),
    id: z.number(),
    tags,
    nodes: z.array(z.number()).optional(),
    geometry: z.array(lonLat.nullable()).optional(),
  }),
  z.object({
    type: z.literal('relation'),
    id: z.number(),
    tags,
    members: z.array(z.object({ type: z.string(), geometry: z.array(lonLat.nullable()).optional() })).optional(),
  }),
])
type Element = z.infer<typeof element>
const answer = z.object({ elements: z.array(element), remark: z.string().optional() })

export const parseElements = (json: unknown): readonly Element[] => {
  const parsed = answer.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ImportError(
      `Overpass sent something else than elements: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`,
    )
  }
  // Overpass says so in a remark when it ran out of time or memory, and what it sent is then incomplete.
  if (/error/i.test(parsed.data.remark ?? '')) throw new ImportError(`Overpass gave up: ${parsed.data.remark ?? ''}`)
  return parsed.data.elements
}

export const fetchElements = async (net: Net, url: string): Promise<readonly Element[]> =>
  parseElements(await fetchJson(net, url, { method: 'POST', body: new URLSearchParams({ data: QUERY }) }))

const ALLOWED = new Set(['yes', 'designated', 'permissive'])
const USES_OF_TAG: Readonly<Record<string, readonly TrailUse[]>> = {
  atv: ['atv'],
  ohv: ['atv', 'utv'],
  utv: ['utv'],
  motorcycle: ['motorcycle'],
  '4wd_only': ['fourwheeldrive'],
  bicycle: ['mountain_biking'],
  horse: ['horse'],
  foot: ['hiking'],
}

const usesOf = (stated: Readonly<Record<string, string>>): readonly TrailUse[] => {
  const allowed = Object.entries(stated).flatMap(([tag, value]) => (ALLOWED.has(value) ? (USES_OF_TAG[tag] ?? []) : []))
  return TRAIL_USES.filter((use) => allowed.includes(use))
}

const coordinates = (points: readonly ({ lat: number; lon: number } | null)[]) =>
  points.flatMap((point) => (point === null ? [] : [[point.lon, point.lat]]))

const partsOf = (of: Element, nodes: ReadonlyMap<number, { lat: number; lon: number }>) => {
  if (of.type === 'node') return []
  if (of.type === 'relation')
    return (of.members ?? []).flatMap(({ geometry }) => (geometry ? [coordinates(geometry)] : []))
  return [coordinates(of.geometry ?? (of.nodes ?? []).map((id) => nodes.get(id) ?? null))]
}

/** Ways and relations with a name and at least one stated use; a trail cut into many ways is one candidate. */
export const overpassTrails = (elements: readonly Element[]) => {
  const nodes = new Map(elements.flatMap((one) => (one.type === 'node' ? [[one.id, one]] : [])))
  const named = elements.flatMap((one) => {
    const stated = one.type === 'node' ? undefined : one.tags
    const name = stated?.['name']
    const uses = usesOf(stated ?? {})
    return name === undefined || uses.length === 0 ? [] : [{ one, name, uses, surface: stated?.['surface'] ?? null }]
  })
  const skipped: string[] = []
  const groups = groupBy(named, ({ name, uses }) => `${name}|${uses.join()}`)
  const candidates = groups.flatMap((group): Candidate[] => {
    const [first] = group
    const line = lineOf(group.flatMap(({ one }) => partsOf(one, nodes)))
    if (first === undefined || line === null) {
      skipped.push(`${first?.name ?? ''}: no line`)
      return []
    }
    const surface = first.surface?.replaceAll('_', ' ') ?? null
    return [
      {
        key: `${first.one.type}/${first.one.id}`,
        name: first.name,
        at: pointOn(line),
        line,
        fields: {
          uses: first.uses,
          lengthMiles: Number(lineMiles(line).toFixed(2)),
          ...(surface === null ? {} : { surface }),
        },
      },
    ]
  })
  return { candidates, skipped }
}
