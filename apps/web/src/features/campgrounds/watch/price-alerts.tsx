import type { Campground } from '@bluffline/contract'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { campgroundDataStore, notePrices } from '../../../data/campgrounds/price-drops.ts'
import { useCampgroundPreferences, userPreferences } from '../../../data/campgrounds/user-preferences.ts'
import { watchOpened } from '../../../data/db/open-database.ts'
import { usePorts } from '../../../platform/ports.ts'
import { useToast } from '../../../ui/toast.tsx'
import { dropWords } from './price-words.ts'

/** Compares favorites with what they cost before whenever the list on this device is renewed, and tells of each drop once. */
export function PriceAlerts() {
  const { storage, clock } = usePorts()
  const { favoriteCampgrounds } = useCampgroundPreferences()
  const { show } = useToast()
  const navigate = useNavigate()
  const ids = favoriteCampgrounds.join(' ')
  useEffect(() => {
    const wanted = ids.split(' ')
    const onValue = (rows: readonly (Campground | undefined)[]) => {
      const favorites = rows.filter((row) => row !== undefined)
      const isWanted = userPreferences(storage).read().notifications.priceDropAlerts
      const seen = { favorites, ids: wanted, nowMs: clock.now(), isWanted }
      for (const drop of notePrices(campgroundDataStore(storage), seen))
        show({
          title: `${drop.name}: price drop`,
          description: dropWords(drop),
          action: { label: 'Look', run: () => void navigate(`/campgrounds/${drop.campgroundId}#watch`) },
        })
    }
    return watchOpened((database) => database.campgrounds.bulkGet(wanted), { onValue, onProblem: () => undefined })
  }, [ids, storage, clock, show, navigate])
  return null
}
