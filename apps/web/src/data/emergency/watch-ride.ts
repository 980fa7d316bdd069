import { epochMs, isNewReading, noFall, watchFall, type Fix, type SignalReading } from '@bluffline/core'
import type { Ports } from '../../platform/ports.ts'
import { ridingOf } from '../rides/use-recorder.ts'
import { openEmergencyDatabase } from './emergency-database.ts'
import { emergencySettingsOf } from './emergency-settings.ts'
import { keepFix } from './kept-fix.ts'
import { askIfOk } from './safety-check.ts'
import { sosOf } from './sos-store.ts'

/** So often the network is tried for real while it is said to be there, in milliseconds. */
const REACH_MS = 120_000
/** So often the rider is asked, with safety checks on, in milliseconds. */
export const CHECK_MS = 30 * 60_000

/** Writes down where this phone reached the network and where it did not. */
function logSignal(ports: Ports): () => void {
  const { network, http, clock, storage } = ports
  let last: SignalReading | null = null
  let reached = { atMs: -Infinity, isThere: false }
  let isTrying = false
  const tryNetwork = async () => {
    if (isTrying || clock.now() - reached.atMs < REACH_MS) return
    isTrying = true
    const isThere = await http.read(['/api/health/live']).then(
      () => true,
      () => false,
    )
    reached = { atMs: clock.now(), isThere }
    isTrying = false
  }
  const keep = async ({ lng, lat, timeMs }: Fix) => {
    if (network.isOnline()) await tryNetwork()
    const reading = {
      lng,
      lat,
      atMs: timeMs ?? epochMs(clock.now()),
      hasSignal: network.isOnline() && reached.isThere,
    }
    if (!isNewReading(last, reading)) return
    last = reading
    await openEmergencyDatabase().signals.add(reading)
  }
  const stop = network.watch((isOnline) => {
    if (isOnline) reached = { ...reached, atMs: -Infinity }
  })
  const { receiver } = ridingOf(ports)
  const hear = (fix: Fix) => {
    if (emergencySettingsOf(storage).read().emergencyDataCaching) keepFix(storage, fix)
    void keep(fix).catch(() => undefined)
  }
  const { fix: first } = receiver.read()
  if (first) hear(first)
  const stopFixes = receiver.listen(hear)
  return () => {
    stop()
    stopFixes()
  }
}

/** A hard blow and then stillness: the countdown begins, and a touch ends it. */
function watchFalls({ motion, ...ports }: Ports): () => void {
  let watch = noFall
  return motion.watch((reading) => {
    const step = watchFall(watch, reading)
    watch = step.watch
    const { skipConfirmationInCritical } = emergencySettingsOf(ports.storage).read()
    if (step.hasFallen) sosOf(ports).alert('fall', skipConfirmationInCritical)
  })
}

const askNowAndThen = (ports: Ports): (() => void) => {
  const timer = setInterval(() => askIfOk(ports), CHECK_MS)
  return () => clearInterval(timer)
}

/** Everything that goes along with a recorded ride; each part as the settings say, and at once when they change. */
export function watchRide(ports: Ports): () => void {
  const settings = emergencySettingsOf(ports.storage)
  const part = (isOn: () => boolean, begin: () => () => void) => {
    let stop: (() => void) | null = null
    const follow = () => {
      if (isOn() && stop === null) stop = begin()
      else if (!isOn() && stop !== null) {
        stop()
        stop = null
      }
    }
    follow()
    const stopWatching = settings.watch(follow)
    return () => {
      stopWatching()
      stop?.()
    }
  }
  const stops = [
    logSignal(ports),
    part(
      () => settings.read().automaticFallDetection,
      () => watchFalls(ports),
    ),
    part(
      () => settings.read().periodicSafetyChecks,
      () => askNowAndThen(ports),
    ),
  ]
  return () => stops.forEach((stop) => stop())
}
