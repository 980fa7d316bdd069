import { sendRidePlanPositions } from '@bluffline/contract'
import type { Ports } from '../../platform/ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { createWaySender } from '../live-share/way-sender.ts'
import { ridingOf } from '../rides/use-recorder.ts'
import { readTrip, type Trip } from './trip.ts'

/** One reading a minute says where somebody was; more only costs battery. */
const PACE = { readEveryMs: 60_000, sendEveryMs: 5 * 60_000 }

/** Whether the rider is out, and the server said that it watches. */
const isWatchedNow = ({ status, details, watch }: Trip, nowMs: number): boolean =>
  details.watch !== null &&
  (watch?.stage ?? null) !== null &&
  (status === 'active' || (details.leaveAtMs ?? Infinity) <= nowMs)

async function watchedPlans(nowMs: number): Promise<readonly string[]> {
  const rows = await (await openDatabase()).trips.toArray()
  const trips = rows.flatMap((row) => readTrip(row) ?? [])
  return trips.filter((trip) => isWatchedNow(trip, nowMs)).flatMap(({ details }) => details.watch?.planId ?? [])
}

/** While a ride is recorded and its return is watched for, the server is told where it goes: for the case that nobody comes back. */
export function sendWay(ports: Ports): () => void {
  const { http, clock, battery } = ports
  // Asking begins to follow the charge.
  const stopBattery = battery.watch(() => undefined)
  const sender = createWaySender(
    async (positions) => {
      const { level } = battery.read()
      const body = { positions: [...positions], batteryPercent: level === null ? null : Math.round(level * 100) }
      for (const id of await watchedPlans(clock.now()))
        await http.call(sendRidePlanPositions, { params: { id }, body, deviceTimeMs: clock.now() })
    },
    () => PACE,
  )
  const stopFixes = ridingOf(ports).receiver.listen((fix) => sender.add(fix, clock.now()))
  return () => {
    stopBattery()
    stopFixes()
  }
}
