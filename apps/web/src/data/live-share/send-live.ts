import { sendLivePositions } from '@bluffline/contract'
import { HttpError } from '../../platform/http-error.ts'
import type { Ports } from '../../platform/ports.ts'
import { emergencySettingsOf } from '../emergency/emergency-settings.ts'
import { dropShare, keepShare, liveSharesOf, runningShares } from './live-shares.ts'
import { createWaySender, type SendWay } from './way-sender.ts'

const LOW_BATTERY = 0.2

/** As often as the emergency settings say; half as often on a low battery, where they say so. */
function paceOf({ storage, battery }: Pick<Ports, 'storage' | 'battery'>) {
  const { locationUpdateInterval, emergencyBatteryOptimization } = emergencySettingsOf(storage).read()
  const { level, isCharging } = battery.read()
  const isLow = emergencyBatteryOptimization && level !== null && level < LOW_BATTERY && !isCharging
  const everyMs = locationUpdateInterval * 1000 * (isLow ? 2 : 1)
  return { readEveryMs: everyMs, sendEveryMs: everyMs }
}

/** Sends to every share that runs; one that the server no longer knows ends here too. */
const sendToAll =
  ({ http, storage, clock, battery }: Ports): SendWay =>
  async (positions) => {
    const { level } = battery.read()
    const body = { positions: [...positions], batteryPercent: level === null ? null : Math.round(level * 100) }
    for (const share of runningShares(liveSharesOf(storage).read(), clock.now())) {
      try {
        await http.call(sendLivePositions, { params: { id: share.id }, body, deviceTimeMs: clock.now() })
        keepShare(storage, { ...share, sentAtMs: clock.now() })
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 404) throw error
        dropShare(storage, share.id)
      }
    }
  }

/** While something is shared: the receiver is on, and positions go out. Nothing is read or sent otherwise. */
export function sendLive(ports: Ports): () => void {
  const { geolocation, clock, battery, storage } = ports
  const { highAccuracyGPS } = emergencySettingsOf(storage).read()
  const stopBattery = battery.watch(() => undefined)
  const sender = createWaySender(sendToAll(ports), () => paceOf(ports))
  const stopFixes = geolocation.watch(
    (fix) => sender.add(fix, clock.now()),
    // What is wrong stands on the page, from the state of the last position sent.
    () => undefined,
    { highAccuracy: highAccuracyGPS, maxAgeMs: 5000 },
  )
  return () => {
    stopBattery()
    stopFixes()
  }
}
