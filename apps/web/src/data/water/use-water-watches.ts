import {
  listWaterAlerts,
  seeWaterAlert,
  type BodyOf,
  type SYNCED,
  type WaterAlert,
  type WaterWatchState,
} from '@bluffline/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePorts } from '../../platform/ports.ts'
import type { KeptRow } from '../db/rows.ts'
import { useOwnRows, writeOwnRecord } from '../outbox/own-records.ts'
import { useSession } from '../session/use-session.ts'

export type WaterWatchBody = Required<BodyOf<(typeof SYNCED)['water-watches']['create']>>
/** Water the rider waits for, as this device has it. */
export type MyWaterWatch = KeptRow & WaterWatchBody

/** What the rider waits for. Kept on the device, sent when there is a network and an account. */
export function useMyWaterWatches() {
  const { clock } = usePorts()
  const { rows } = useOwnRows<MyWaterWatch>('waterWatches')
  const about = { noun: 'water-watches', store: 'waterWatches' } as const
  return {
    watches: rows,
    add: (body: WaterWatchBody) =>
      writeOwnRecord({ ...about, action: 'create', id: null, body, title: `Water watch: ${body.place}` }, clock.now()),
    remove: ({ id, place }: MyWaterWatch) =>
      writeOwnRecord({ ...about, action: 'remove', id, body: {}, title: `No longer watched: ${place}` }, clock.now()),
  }
}

/** So often the app asks whether the server saw watched water rise, while it is open. */
const LOOK_MS = 2 * 60_000
const NO_ALERTS: readonly WaterAlert[] = []
const NO_STATES: readonly WaterWatchState[] = []

/** Rises the server has told of, and how the watches stand there. Empty for whoever is not signed in. */
export function useWaterAlerts() {
  const { http } = usePorts()
  const session = useSession()
  const client = useQueryClient()
  const queryKey = [listWaterAlerts.path, session.status === 'signedIn' ? session.user.id : null]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.call(listWaterAlerts, { signal }),
    enabled: session.status === 'signedIn',
    refetchInterval: LOOK_MS,
    retry: false,
  })
  return {
    alerts: data?.alerts ?? NO_ALERTS,
    states: data?.watches ?? NO_STATES,
    channels: data?.channels,
    see: async (id: string) => {
      await http.call(seeWaterAlert, { params: { id } })
      await client.invalidateQueries({ queryKey })
    },
  }
}
