import { useRecorder } from '../../data/rides/use-recorder.ts'
import { LiveView } from './live/live-view.tsx'
import { StartPanel } from './start/start-panel.tsx'
import { UnsavedRide } from './start/unsaved-ride.tsx'

/** `/record`, `/real-trail-riding`, `/gps` */
export function Page() {
  const { status, isUnsaved } = useRecorder()
  if (status !== 'stopped') return <LiveView />
  return isUnsaved ? <UnsavedRide /> : <StartPanel />
}
