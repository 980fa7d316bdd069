import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { emergencyMarkOf } from '../../data/emergency/emergency-mark.ts'
import { emergencySettingsOf } from '../../data/emergency/emergency-settings.ts'
import { useSos, useSosState } from '../../data/emergency/sos-store.ts'
import { emergencyHere } from '../../data/emergency/use-emergency-here.ts'
import { recordingMarkOf } from '../../data/rides/recording-mark.ts'
import { usePorts, type Ports } from '../../platform/ports.ts'
import { useRunning } from '../../platform/use-running.ts'
import { AskIfOk } from './ask-if-ok.tsx'
import { SosButton } from './sos-button.tsx'

const loadOverlay = () => import('./sos-overlay.tsx')
const Overlay = lazy(async () => ({ default: (await loadOverlay()).SosOverlay }))

/** Takes up what a reload left, keeps contacts and account together, and sends what waits. */
const loadAlerts = () =>
  import('../../data/emergency/emergency-work.ts').then(({ startEmergencyWork }) => startEmergencyWork)
/** While a ride is recorded: where there was signal, hard blows, and the question whether all is well. */
const loadRideWatch = () => import('../../data/emergency/watch-ride.ts').then(({ watchRide }) => watchRide)

function useIsRiding(ports: Ports): boolean {
  const mark = recordingMarkOf(ports)
  return useSyncExternalStore(mark.watch, mark.read) === 'recording'
}

/** An open alert quietens the page, and comes back in front after a reload. */
function useEmergencyMode(ports: Ports) {
  const mark = emergencyMarkOf(ports)
  const state = useSyncExternalStore(mark.watch, mark.read)
  const sos = useSos()
  useEffect(() => {
    const { disableNonEssentialFeatures, emergencyModeEnabled } = emergencySettingsOf(ports.storage).read()
    document.documentElement.toggleAttribute('data-emergency', state !== 'none' && disableNonEssentialFeatures)
    if (state !== 'none' && emergencyModeEnabled && !emergencyHere.read() && !sos.read().isOpen) sos.open()
  }, [state, ports, sos])
}

/** The round button, what it opens, and everything that goes on beside the pages. */
export function Work() {
  const ports = usePorts()
  const { isOpen } = useSosState()
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  useRunning(true, loadAlerts)
  useRunning(useIsRiding(ports), loadRideWatch)
  useEmergencyMode(ports)
  // The card is asked for in the worst moment: its code is there before.
  useEffect(() => {
    void Promise.all([loadOverlay(), import('../../data/emergency/card/alert-panel.tsx')]).catch(() => undefined)
  }, [])
  return (
    <>
      <SosButton />
      <AskIfOk />
      {wasOpened && (
        <Suspense>
          <Overlay />
        </Suspense>
      )}
    </>
  )
}
