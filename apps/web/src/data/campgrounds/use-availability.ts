import {
  campgroundAvailability,
  getCampgroundAvailability,
  listCampgroundAvailability,
  type CampgroundAvailability,
  type FreeSite,
} from '@bluffline/contract'
import type { Stay } from '@bluffline/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { usePorts, type Ports } from '../../platform/ports.ts'

export const AVAILABILITY_DATA_KEY = 'availability_data'
/** Availability is asked for anew every 30 minutes (specification, section 9), and sooner while the server is still asking. */
const REFRESH_MS = 30 * 60_000
const ASKING_MS = 20_000
/** An answer counts as fresh for so long. */
const FRESH_MS = 15 * 60_000

/** What the device keeps: the answers for one stay, and nothing of stays looked at before. */
const kept = z.object({
  stay: z.string(),
  records: z.array(campgroundAvailability),
})

/** Names a stay in query keys and in what is kept; tonight has no days, because it changes with the night. */
const keyOf = (stay: Stay | null): string => (stay === null ? 'tonight' : `${stay.arrive} ${stay.depart}`)
const queryOf = (stay: Stay | null) => (stay === null ? {} : { arrive: stay.arrive, depart: stay.depart })

function readKept({ storage }: Pick<Ports, 'storage'>, stay: Stay | null): readonly CampgroundAvailability[] | null {
  try {
    const parsed = kept.safeParse(JSON.parse(storage.read(AVAILABILITY_DATA_KEY) ?? 'null'))
    return parsed.success && parsed.data.stay === keyOf(stay) ? parsed.data.records : null
  } catch {
    return null
  }
}

const keep = ({ storage }: Pick<Ports, 'storage'>, stay: Stay | null, records: readonly CampgroundAvailability[]) => {
  const worthKeeping = records.filter(({ status }) => status !== 'unknown')
  storage.write(AVAILABILITY_DATA_KEY, JSON.stringify({ stay: keyOf(stay), records: worthKeeping }))
}

export interface AvailabilityList {
  /** Undefined until something is known. */
  readonly byId: ReadonlyMap<string, CampgroundAvailability> | undefined
  /** The server could not be reached: this is what the device knew last. */
  readonly fromDevice: boolean
}

interface Answer {
  readonly byId: ReadonlyMap<string, CampgroundAvailability>
  readonly fromDevice: boolean
}
const answerOf = (records: readonly CampgroundAvailability[], fromDevice: boolean): Answer => ({
  byId: new Map(records.map((record) => [record.campgroundId, record])),
  fromDevice,
})

/** How full the campgrounds are: tonight, or for a stay. With no network what was known last, with its age. */
export function useAvailability(stay: Stay | null): AvailabilityList {
  const ports = usePorts()
  const { data } = useQuery({
    queryKey: [listCampgroundAvailability.path, keyOf(stay)],
    queryFn: async ({ signal }) => {
      try {
        const records = await ports.http.call(listCampgroundAvailability, { query: queryOf(stay), signal })
        keep(ports, stay, records)
        return answerOf(records, false)
      } catch {
        return answerOf(readKept(ports, stay) ?? [], true)
      }
    },
    networkMode: 'always',
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) =>
      [...(state.data?.byId.values() ?? [])].some(({ asking }) => asking) ? ASKING_MS : REFRESH_MS,
  })
  return { byId: data?.byId, fromDevice: data?.fromDevice ?? false }
}

export interface OneAvailability {
  readonly availability: CampgroundAvailability | undefined
  readonly freeSites: readonly FreeSite[]
  readonly fromDevice: boolean
  readonly isAsking: boolean
}

const NO_SITES: readonly FreeSite[] = []

/** How full one campground is, with the sites that are free. */
export function useOneAvailability(id: string, stay: Stay | null): OneAvailability {
  const ports = usePorts()
  const { data, isFetching } = useQuery({
    queryKey: [listCampgroundAvailability.path, id, keyOf(stay)],
    queryFn: async ({ signal }) => {
      try {
        const found = await ports.http.call(getCampgroundAvailability, { params: { id }, query: queryOf(stay), signal })
        const { freeSites, ...availability } = found
        return { availability, freeSites, fromDevice: false }
      } catch {
        const availability = readKept(ports, stay)?.find(({ campgroundId }) => campgroundId === id)
        return { availability, freeSites: NO_SITES, fromDevice: true }
      }
    },
    networkMode: 'always',
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
  })
  return {
    availability: data?.availability,
    freeSites: data?.freeSites ?? NO_SITES,
    fromDevice: data?.fromDevice ?? false,
    isAsking: isFetching && data === undefined,
  }
}
