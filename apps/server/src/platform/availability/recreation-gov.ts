import type { NightState, SiteKind, SiteNights } from '@bluffline/core'
import { z } from 'zod'
import { askText } from '../outside/ask-json.ts'
import type { MonthAnswer, MonthSource } from './month-source.ts'

const TIMEOUT_MS = 10_000

/** What the service calls a night. What is not in this list is not offered: nobody is sent to a site on a guess. */
const NIGHTS: Readonly<Record<string, NightState>> = {
  Available: 'free',
  Reserved: 'taken',
  Lottery: 'notOffered',
  NYR: 'notOffered',
  Open: 'notOffered',
  Closed: 'notOffered',
  'Not Available': 'notOffered',
  'Not Available Cutoff': 'notOffered',
  'Not Reservable': 'notOffered',
  'Not Reservable Management': 'notOffered',
}

const site = z.object({
  campsite_id: z.string(),
  site: z.string().nullish(),
  loop: z.string().nullish(),
  campsite_type: z.string().nullish(),
  availabilities: z.record(z.string(), z.string()),
})
const answer = z.object({ campsites: z.record(z.string(), site) })

/** The first that fits, in this order: a group site for tents is a group site. */
const KINDS: readonly (readonly [RegExp, SiteKind | null])[] = [
  [/MANAGEMENT/, null],
  [/GROUP/, 'group'],
  [/CABIN|YURT|LOOKOUT|LODGE|HOUSE|SHELTER/, 'cabin'],
  [/TENT|WALK TO|HIKE TO|PRIMITIVE/, 'tent'],
  [/RV|(?<!NON)(?:^|\s)ELECTRIC/, 'rv'],
  [/STANDARD/, 'tent'],
]

/** What stands on a site, by the service's name of its type; null for one that is kept for the staff. */
const kindOf = (type: string): SiteKind | null => {
  const found = KINDS.find(([pattern]) => pattern.test(type.toUpperCase()))
  return found === undefined ? 'other' : found[1]
}

const DAY = /^(\d{4}-\d{2}-\d{2})T/

function siteOf(raw: z.infer<typeof site>): SiteNights | null {
  const kind = kindOf(raw.campsite_type ?? '')
  if (kind === null) return null
  const nights = new Map<string, NightState>()
  for (const [time, word] of Object.entries(raw.availabilities)) {
    const day = DAY.exec(time)?.[1]
    if (day !== undefined) nights.set(day, NIGHTS[word] ?? 'notOffered')
  }
  const shorten = (text: string | null | undefined) => (text ?? '').trim().slice(0, 120)
  return { id: raw.campsite_id.slice(0, 40), name: shorten(raw.site), loop: shorten(raw.loop), kind, nights }
}

const failed = (problem: Extract<MonthAnswer, { ok: false }>['problem'], waitS: number | null = null): MonthAnswer => ({
  ok: false,
  problem,
  waitS,
})

/** Whether the service still speaks the words we know: an answer in none of them would read as "nothing offered". */
const isFamiliar = (sites: readonly z.infer<typeof site>[]): boolean => {
  const words = new Set(sites.flatMap(({ availabilities }) => Object.values(availabilities)))
  return words.size === 0 || [...words].some((word) => word in NIGHTS)
}

/** Reads the text of an answer; `unreadable` where it broke off or has another shape. */
export function readMonth(text: string): MonthAnswer {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return failed('unreadable')
  }
  const parsed = answer.safeParse(json)
  if (!parsed.success) return failed('unreadable')
  const raw = Object.values(parsed.data.campsites)
  if (!isFamiliar(raw)) return failed('unreadable')
  return { ok: true, sites: raw.flatMap((one) => siteOf(one) ?? []) }
}

export interface RecreationGovParts {
  readonly fetch: typeof fetch
  /** Address without a slash at its end. */
  readonly base: string
  readonly userAgent: string
  readonly nowMs: () => number
  readonly timeoutMs?: number
}

/** The month endpoint of recreation.gov, by the facility's number in RIDB. It has no published terms: asked seldom, and named who asks. */
export const createRecreationGov = (parts: RecreationGovParts): MonthSource => {
  const { base, timeoutMs = TIMEOUT_MS } = parts
  return {
    month: async (facility, month) => {
      if (!/^\d{1,12}$/.test(facility)) return failed('refused')
      const query = new URLSearchParams({ start_date: `${month}T00:00:00.000Z` })
      const url = `${base}/api/camps/availability/campground/${facility}/month?${query}`
      const text = await askText({ ...parts, timeoutMs }, url)
      if (text.ok) return readMonth(text.value)
      // A number it does not know is refused like a question it does not like.
      return failed(text.problem === 'missing' ? 'refused' : text.problem, text.waitS)
    },
  }
}
