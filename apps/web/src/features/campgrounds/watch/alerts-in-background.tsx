import { lazy, Suspense } from 'react'
import { useSession } from '../../../data/session/use-session.ts'

/** Comes for riders alone who are signed in: nobody else waits for anything. */
const Alerts = lazy(async () => ({ default: (await import('./alerts.tsx')).Alerts }))

/** Tells of openings at watched campgrounds, on whatever page the rider is. */
export function Work() {
  const { status } = useSession()
  if (status !== 'signedIn') return null
  return (
    <Suspense>
      <Alerts />
    </Suspense>
  )
}
