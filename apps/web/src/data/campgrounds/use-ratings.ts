import { listCampgroundRatings, type CampgroundRatings } from '@bluffline/contract'
import type { RatingsById } from '@bluffline/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { campgroundDataStore } from './price-drops.ts'

const NONE: readonly CampgroundRatings[] = []

/** What riders gave the campgrounds, by id; with no network what was known last. */
export function useRatings(): RatingsById {
  const { http, storage } = usePorts()
  const store = campgroundDataStore(storage)
  const { data } = useQuery({
    queryKey: [listCampgroundRatings.path],
    queryFn: async ({ signal }) => {
      try {
        const ratings = await http.call(listCampgroundRatings, { signal })
        store.change({ ratings: [...ratings] })
        return ratings
      } catch {
        return store.read().ratings
      }
    },
    networkMode: 'always',
  })
  return useMemo(() => new Map((data ?? NONE).map((one) => [one.campgroundId, one])), [data])
}
