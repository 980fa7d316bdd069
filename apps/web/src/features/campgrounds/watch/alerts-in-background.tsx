import { lazy, Suspense } from 'react'
import { useCampgroundPreferences } from '../../../data/campgrounds/user-preferences.ts'
import { useSession } from '../../../data/session/use-session.ts'

/** Comes for riders alone who are signed in: nobody else waits for anything. */
const Alerts = lazy(async () => ({ default: (await import('./alerts.tsx')).Alerts }))
/** Comes for those alone who have favorites. */
const PriceAlerts = lazy(async () => ({ default: (await import('./price-alerts.tsx')).PriceAlerts }))

/** Tells of openings at watched campgrounds and of prices that drop, on whatever page the rider is. */
export function Work() {
  const { status } = useSession()
  const { favoriteCampgrounds: favorites } = useCampgroundPreferences()
  return (
    <Suspense>
      {status === 'signedIn' && <Alerts />}
      {favorites.length > 0 && <PriceAlerts />}
    </Suspense>
  )
}
