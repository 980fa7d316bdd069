import type { CampgroundAlert } from '@bluffline/contract'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { TOLD_OPENINGS_KEY } from '../../../data/campgrounds/campground-data.ts'
import { useAlerts } from '../../../data/campgrounds/use-alerts.ts'
import { useCampgroundPreferences } from '../../../data/campgrounds/user-preferences.ts'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import { usePorts } from '../../../platform/ports.ts'
import type { StoragePort } from '../../../platform/storage.ts'
import { useToast } from '../../../ui/toast.tsx'

const words = ({ free, arrive, depart, sites }: CampgroundAlert): string => {
  const names = sites.slice(0, 3).map(({ name }) => name)
  const count = free === 1 ? 'A site is free' : `${free} sites are free`
  return `${count} from ${writePartialDay(arrive)} to ${writePartialDay(depart)}: ${names.join(', ')}. Somebody may be quicker.`
}

const MOST_TOLD = 200

const readTold = (storage: StoragePort): readonly string[] => (storage.read(TOLD_OPENINGS_KEY) ?? '').split(' ')
const noteTold = (storage: StoragePort, id: string): void =>
  void storage.write(TOLD_OPENINGS_KEY, [id, ...readTold(storage)].slice(0, MOST_TOLD).join(' '))

/** Tells of each opening once, on whatever page the rider is. It stays on the page of the campground until it is read there. */
export function Alerts() {
  const { alerts } = useAlerts()
  const { notifications } = useCampgroundPreferences()
  const { storage } = usePorts()
  const { show } = useToast()
  const navigate = useNavigate()
  // Also where the browser keeps nothing.
  const told = useRef(new Set<string>())
  useEffect(() => {
    if (!notifications.availabilityAlerts) return
    for (const alert of alerts) {
      const wasTold = told.current.has(alert.id) || readTold(storage).includes(alert.id)
      if (alert.seenAt !== null || wasTold) continue
      told.current.add(alert.id)
      noteTold(storage, alert.id)
      show({
        title: `${alert.campgroundName} has opened`,
        description: words(alert),
        action: { label: 'Look', run: () => void navigate(`/campgrounds/${alert.campgroundId}#watch`) },
      })
    }
  }, [alerts, notifications.availabilityAlerts, storage, show, navigate])
  return null
}
