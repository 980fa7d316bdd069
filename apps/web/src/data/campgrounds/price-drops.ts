import type { Campground } from '@bluffline/contract'
import { priceDrops, rememberedPrices, type CampPrices, type EpochMs } from '@bluffline/core'
import { useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'
import { createSettingsStore, type SettingsStore } from '../riding-settings/settings-store.ts'
import { CAMPGROUND_DATA_KEY, readCampgroundData, type CampgroundData, type NotedDrop } from './campground-data.ts'

const known = new WeakMap<StoragePort, SettingsStore<CampgroundData>>()

/** One store for the whole app. */
export function campgroundDataStore(storage: StoragePort): SettingsStore<CampgroundData> {
  const made = known.get(storage) ?? createSettingsStore(storage, CAMPGROUND_DATA_KEY, readCampgroundData)
  known.set(storage, made)
  return made
}

type Priced = Pick<Campground, 'id' | 'name' | 'pricing'>

const pricesOf = ({ pricing }: Priced): CampPrices => ({
  tent_site_min: pricing.tent_site_min,
  rv_site_min: pricing.rv_site_min,
  cabin_min: pricing.cabin_min,
})

/** The newer word about a price takes the place of the older. */
const withDrops = (before: readonly NotedDrop[], fresh: readonly NotedDrop[]) => [
  ...fresh,
  ...before.filter((old) => !fresh.some((one) => one.campgroundId === old.campgroundId && one.price === old.price)),
]

interface Seen {
  /** Of the favorites, those of which the list on this device has something. */
  readonly favorites: readonly Priced[]
  /** Ids of all favorites: of others nothing is remembered. */
  readonly ids: readonly string[]
  readonly nowMs: EpochMs
  /** Off: prices are remembered, and nothing is told. */
  readonly isWanted: boolean
}

/** Compares the prices of favorites with what was last seen here, remembers them, and answers what dropped. */
export function notePrices(store: SettingsStore<CampgroundData>, seen: Seen): readonly NotedDrop[] {
  const { prices: before, drops } = store.read()
  const { favorites, ids, nowMs, isWanted } = seen
  const fresh = favorites.flatMap((one): NotedDrop[] => {
    const last = before[one.id]
    if (!isWanted || last === undefined) return []
    return priceDrops(last, pricesOf(one)).map((drop) => ({ ...drop, campgroundId: one.id, name: one.name, atMs: nowMs })) // prettier-ignore
  })
  const stays = Object.entries(before).filter(([id]) => ids.includes(id))
  const now = favorites.map((one) => [one.id, rememberedPrices(before[one.id], pricesOf(one))] as const)
  const prices = Object.fromEntries([...stays, ...now])
  const kept = withDrops(drops, fresh).filter(({ campgroundId }) => ids.includes(campgroundId))
  if (JSON.stringify([prices, kept]) !== JSON.stringify([before, drops])) store.change({ prices, drops: kept })
  return fresh
}

/** The drops that were not read yet, and how to say that one was. */
export function usePriceDrops() {
  const store = campgroundDataStore(usePorts().storage)
  const { drops } = useSyncExternalStore(store.watch, store.read)
  return {
    drops,
    read: (campgroundId: string) =>
      store.change({ drops: store.read().drops.filter((one) => one.campgroundId !== campgroundId) }),
  }
}
