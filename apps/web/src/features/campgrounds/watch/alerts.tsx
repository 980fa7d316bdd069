import type { CampgroundAlert } from '@bluffline/contract'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAlerts } from '../../../data/campgrounds/use-alerts.ts'
import { useCampgroundPreferences } from '../../../data/campgrounds/user-preferences.ts'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import { useToast } from '../../../ui/toast.tsx'

const words = ({ free, arrive, depart, sites }: CampgroundAlert): string => {
  const names = sites.slice(0, 3).map(({ name }) => name)
  const count = free === 1 ? 'A site is free' : `${free} sites are free`
  return `${count} from ${writePartialDay(arrive)} to ${writePartialDay(depart)}: ${names.join(', ')}. Somebody may be quicker.`
}

/** Tells of each opening once, on whatever page the rider is. It stays on the page of the campground until it is read there. */
export function Alerts() {
  const { alerts } = useAlerts()
  const { notifications } = useCampgroundPreferences()
  const { show } = useToast()
  const navigate = useNavigate()
  const told = useRef(new Set<string>())
  useEffect(() => {
    if (!notifications.availabilityAlerts) return
    for (const alert of alerts) {
      if (alert.seenAt !== null || told.current.has(alert.id)) continue
      told.current.add(alert.id)
      show({
        title: `${alert.campgroundName} has opened`,
        description: words(alert),
        action: { label: 'Look', run: () => void navigate(`/campgrounds/${alert.campgroundId}#watch`) },
      })
    }
  }, [alerts, notifications.availabilityAlerts, show, navigate])
  return null
}
