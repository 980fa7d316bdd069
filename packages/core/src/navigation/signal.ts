import type { EpochMs } from '../units.ts'
import { effect, unchanged } from './effect.ts'
import type { Trip, TripStep } from './trip.ts'

/** No usable fix for so long is a lost signal. */
const LOST_S = 15
/** Charge at which is warned, each once. */
const BATTERY_LEVELS = [0.2, 0.1, 0.05] as const

/** Marks the signal as lost when nothing usable came for 15 s. */
export function watchSignal(trip: Trip, nowMs: number | null): TripStep {
  const last = trip.memory.lastFix?.timeMs ?? null
  const isLost = trip.gps === 'found' && nowMs !== null && last !== null && nowMs - last > LOST_S * 1000
  if (!isLost || trip.phase === 'arrived') return unchanged(trip)
  const text = 'GPS signal lost. Keep to the trail.'
  return {
    trip: { ...trip, gps: 'lost' },
    effects: [effect('gpsLost', text, { urgency: 'warning', signal: 'connection-lost' })],
  }
}

/** A usable fix is here: tells so after a loss, whether or not the loss was told. */
export function signalFound(trip: Trip, silentS: number): TripStep {
  const wasLost = trip.gps === 'lost' || (trip.gps === 'found' && silentS > LOST_S)
  const effects = wasLost ? [effect('gpsFound', 'GPS is back.', { signal: 'connection-restored' })] : []
  return { trip: { ...trip, gps: 'found' }, effects }
}

function watchBattery(trip: Trip, level: number | null): TripStep {
  const reached = level === null ? undefined : BATTERY_LEVELS.findLast((least) => level <= least)
  if (reached === undefined || reached >= trip.memory.batteryTold) return unchanged(trip)
  const text = `Battery at ${Math.round((level ?? 0) * 100)} percent.`
  const told = effect('lowBattery', text, { urgency: 'warning', signal: 'low-battery' })
  return { trip: { ...trip, memory: { ...trip.memory, batteryTold: reached } }, effects: [told] }
}

/** What the phone knows between fixes. `batteryLevel` is 0…1, null where the browser does not tell. */
export interface PhoneState {
  readonly nowMs: EpochMs
  readonly batteryLevel: number | null
}

/** To be called now and then between fixes, every few seconds: only a clock notices a silence. */
export function tickTrip(trip: Trip, { nowMs, batteryLevel }: PhoneState): TripStep {
  const signal = watchSignal(trip, nowMs)
  const battery = watchBattery(signal.trip, batteryLevel)
  return { trip: battery.trip, effects: [...signal.effects, ...battery.effects] }
}
