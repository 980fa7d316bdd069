import {
  listCampgroundAlerts,
  seeCampgroundAlert,
  type CampgroundAlert,
  type CampgroundWatchState,
} from '@bluffline/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePorts } from '../../platform/ports.ts'
import { useSession } from '../session/use-session.ts'

/** So often the app asks whether a watched stay has opened, while it is open. */
const LOOK_MS = 5 * 60_000
const NO_ALERTS: readonly CampgroundAlert[] = []
const NO_STATES: readonly CampgroundWatchState[] = []

/** Openings at watched campgrounds, and how the watches stand. Empty for whoever is not signed in. */
export function useAlerts() {
  const { http } = usePorts()
  const session = useSession()
  const client = useQueryClient()
  const queryKey = [listCampgroundAlerts.path, session.status === 'signedIn' ? session.user.id : null]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.call(listCampgroundAlerts, { signal }),
    enabled: session.status === 'signedIn',
    refetchInterval: LOOK_MS,
    retry: false,
  })
  return {
    alerts: data?.alerts ?? NO_ALERTS,
    watches: data?.watches ?? NO_STATES,
    channels: data?.channels,
    see: async (id: string) => {
      await http.call(seeCampgroundAlert, { params: { id } })
      await client.invalidateQueries({ queryKey })
    },
  }
}
