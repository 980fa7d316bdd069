import type { EpochMs, Position } from '@bluffline/core'
import type { BatteryState } from '../../platform/battery.ts'
import type { Ports } from '../../platform/ports.ts'
import { ridingSettings } from '../riding-settings/riding-settings.ts'
import { createReceiver, type Receiver } from './receiver.ts'
import { Recorder, type RidePlan } from './recorder.ts'
import { recordingMarkOf } from './recording-mark.ts'
import type { RideRow } from './ride-rows.ts'
import type { RideStore } from './ride-store.ts'
import type { TabLock } from './tab-lock.ts'

/** The ride of this device: the recorder and what it needs of the phone, for as long as the app is open. */
export interface Riding {
  readonly recorder: Recorder
  readonly receiver: Receiver
  /** `elsewhere`: another tab records already. */
  readonly start: (plan: RidePlan) => Promise<'started' | 'elsewhere'>
  readonly goOn: (row: RideRow) => Promise<'started' | 'elsewhere'>
  /** Ends a ride that was left open, at the last moment that was recorded. */
  readonly finish: (row: RideRow) => Promise<'finished' | 'elsewhere'>
  readonly undoStop: () => Promise<'started' | 'elsewhere'>
  /** `at` is where the rider was when they began to mark it. Rejects when a photo could not be kept. */
  readonly addWaypoint: (waypoint: NewWaypoint) => Promise<void>
  /** The ride that was left open by a tab that is gone; null also where another tab records it at this moment. */
  readonly leftOpen: () => Promise<RideRow | null>
}

export interface NewWaypoint {
  readonly at: Position | null
  readonly note: string
  readonly photos: readonly Blob[]
}

interface RidingParts {
  readonly ports: Pick<Ports, 'geolocation' | 'clock' | 'battery' | 'wakeLock' | 'storage'>
  readonly store: RideStore
  readonly lock: TabLock
  readonly newId: () => string
}

/** A rest this long is a rest; a shorter stop is a gate. */
const REST_MS = 120_000
const LOW_BATTERY = 0.2

export function createRiding(parts: RidingParts): Riding {
  const { ports, store, lock, newId } = parts
  const recorder = new Recorder({ store, newId, clock: ports.clock })
  const receiver = createReceiver(ports)
  receiver.listen((fix) => void recorder.onFix(fix))
  attend(parts, recorder, receiver)
  const locked = async (begin: () => Promise<unknown>) => {
    if (!(await lock.take())) return 'elsewhere' as const
    await begin()
    return 'started' as const
  }
  return {
    recorder,
    receiver,
    start: (plan) => locked(() => recorder.start(plan)),
    goOn: (row) => locked(() => recorder.goOn(row)),
    undoStop: () => locked(() => recorder.undoStop()),
    finish: async (row) => {
      if (await lock.isElsewhere()) return 'elsewhere'
      const reader = await store.load(row.id)
      await store.end(row.id, { kind: 'stop', atMs: lastMomentOf(row, reader?.ride().track.at(-1)?.at(-1)?.timeMs) })
      recordingMarkOf(ports).set('none')
      return 'finished'
    },
    addWaypoint: async ({ at, note, photos }) => {
      const { rideId } = recorder.read()
      if (rideId === null) return
      const id = newId()
      await recorder.addWaypoint({ id, note, at })
      for (const image of photos)
        await store.addPhoto({ id: newId(), rideId, waypointId: id, takenMs: ports.clock.now(), image })
    },
    leftOpen: async () => {
      if (recorder.read().status !== 'stopped') return null
      const row = await store.unfinished()
      return row && !(await lock.isElsewhere()) ? row : null
    },
  }
}

const lastMomentOf = (row: RideRow, timeMs: EpochMs | null | undefined): EpochMs =>
  timeMs ?? row.startedMs ?? row.addedMs

const isLow = ({ level, isCharging }: BatteryState): boolean => level !== null && level < LOW_BATTERY && !isCharging

/** Gives the ride what it needs while it runs: the receiver, a screen that stays on, a mark in the header. */
function attend({ ports, lock }: RidingParts, recorder: Recorder, receiver: Receiver): void {
  const { outdoor } = ridingSettings(ports.storage)
  const mark = recordingMarkOf(ports)
  const hold = switched(() => receiver.hold())
  const awake = switched(() => ports.wakeLock.keepOn())
  let wasRunning = false
  const follow = () => {
    const { status, standing } = recorder.read()
    const settings = outdoor.read()
    const isRunning = status !== 'stopped'
    hold(isRunning)
    awake(isRunning && settings.screenLockPrevention)
    const isResting = standing.isStanding && ports.clock.now() - standing.sinceMs > REST_MS
    receiver.spare(settings.batteryOptimization && (isResting || isLow(ports.battery.read())))
    if (isRunning || mark.read() !== 'open') mark.set(isRunning ? status : 'none')
    if (wasRunning && !isRunning) lock.release()
    wasRunning = isRunning
  }
  recorder.watch(follow)
  outdoor.watch(follow)
  ports.battery.watch(follow)
}

/** Something that is taken when wanted and let go when not, once each, even where taking it calls back here. */
function switched(take: () => () => void): (isWanted: boolean) => void {
  let isTaken = false
  let letGo = (): void => {}
  return (isWanted) => {
    if (isWanted === isTaken) return
    isTaken = isWanted
    if (isWanted) letGo = take()
    else letGo()
  }
}
