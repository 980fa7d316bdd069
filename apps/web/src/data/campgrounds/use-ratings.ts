import { campgroundRatings, listCampgroundRatings, type CampgroundRatings } from '@bluffline/contract'
import type { RatingsById } from '@bluffline/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'

/** What changes about campgrounds from day to day, kept on the device. The campgrounds themselves are in its database. */
export const CAMPGROUND_DATA_KEY = 'campground_data'

const kept = z.object({ ratings: z.array(campgroundRatings) })
const NONE: readonly CampgroundRatings[] = []

function readKept(storage: StoragePort): readonly CampgroundRatings[] {
  try {
    return kept.safeParse(JSON.parse(storage.read(CAMPGROUND_DATA_KEY) ?? 'null')).data?.ratings ?? NONE
  } catch {
    return NONE
  }
}

/** What riders gave the campgrounds, by id; with no network what was known last. */
export function useRatings(): RatingsById {
  const { http, storage } = usePorts()
  const { data } = useQuery({
    queryKey: [listCampgroundRatings.path],
    queryFn: async ({ signal }) => {
      try {
        const ratings = await http.call(listCampgroundRatings, { signal })
        storage.write(CAMPGROUND_DATA_KEY, JSON.stringify({ ratings }))
        return ratings
      } catch {
        return readKept(storage)
      }
    },
    networkMode: 'always',
  })
  return useMemo(() => new Map((data ?? NONE).map((one) => [one.campgroundId, one])), [data])
}
