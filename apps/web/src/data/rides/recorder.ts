import {
  followStanding,
  followStatistics,
  measureLive,
  noLiveStatistics,
  notStanding,
  rideReader,
} from '@bluffline/core'
import type { Fix, LiveStatistics, Position, RecordedRide, RideEvent, Standing, TrailUse } from '@bluffline/core'
import type { ClockPort } from '../../platform/clock.ts'
import type { RideRow } from './ride-rows.ts'
import type { RideStore } from './ride-store.ts'
import { createWriteQueue, type WriteQueue } from './write-queue.ts'

/** What a screen shows of a ride that goes on. */
export interface RecorderState {
  readonly rideId: string | null
  readonly use: TrailUse | null
  readonly status: RecordedRide['status']
  /** Its pieces grow in place: `live.fixes` tells when. */
  readonly ride: RecordedRide
  readonly live: LiveStatistics
  readonly standing: Standing
  /** The disk refused a write: what is on screen is only in memory, and the screen must say so. */
  readonly isUnsaved: boolean
}

export interface RecorderDeps {
  readonly store: RideStore
  readonly clock: ClockPort
  readonly newId: () => string
}

/** What is to be ridden. */
export interface RidePlan {
  readonly use: TrailUse | null
  readonly trailId: string | null
}

const atRest: RecorderState = {
  rideId: null,
  use: null,
  status: 'stopped',
  ride: rideReader().ride(),
  live: noLiveStatistics,
  standing: notStanding,
  isUnsaved: false,
}

/**
 * Records a ride: every event goes to the disk before anything else, one after the other, and the state on screen follows. Fixes come
 * from whoever owns the receiver (`onFix`), so that the same recorder serves recording, navigation and the simulator.
 */
export class Recorder {
  readonly #deps: RecorderDeps
  readonly #watchers = new Set<() => void>()
  readonly #writes: WriteQueue
  #state = atRest
  #reader = rideReader()

  constructor(deps: RecorderDeps) {
    this.#deps = deps
    this.#writes = createWriteQueue(deps.store, (isUnsaved) => {
      if (isUnsaved !== this.#state.isUnsaved) this.#set({ isUnsaved })
    })
  }

  readonly read = (): RecorderState => this.#state
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  start({ use, trailId }: RidePlan): Promise<void> {
    const event: RideEvent = { kind: 'start', atMs: this.#deps.clock.now() }
    const row: RideRow = {
      id: this.#deps.newId(),
      name: null,
      use,
      trailId,
      startedMs: event.atMs,
      addedMs: event.atMs,
      stoppedMs: null,
      deletedMs: null,
      origin: 'recorded',
      statistics: null,
      outline: [],
    }
    this.#reader = rideReader()
    this.#set({ ...atRest, rideId: row.id, use })
    this.#log(event)
    return this.#writes.put({ how: 'begin', row, event })
  }

  /** Takes up the ride a crash left behind; the silence since then is a gap of its own. */
  async goOn({ id: rideId, use }: Pick<RideRow, 'id' | 'use'>): Promise<void> {
    const reader = await this.#deps.store.load(rideId)
    if (!reader) return
    this.#reader = reader
    const ride = reader.ride()
    this.#set({ ...atRest, rideId, use, ride, status: ride.status, live: measureLive(ride.track) })
    await this.resume()
  }

  onFix(fix: Fix): Promise<void> {
    if (this.#state.status !== 'recording') return Promise.resolve()
    const written = this.#happen({ kind: 'fix', atMs: fix.timeMs ?? this.#deps.clock.now(), fix })
    const standing = followStanding(this.#state.standing, fix)
    const live = followStatistics(this.#state.live, this.#state.ride.track, { fix, isStanding: standing.isStanding })
    this.#set({ standing, live })
    return written
  }

  pause = () => this.#rest('pause')
  lap = () => this.#happen({ kind: 'lap', atMs: this.#deps.clock.now() })
  stop = () => this.#rest('stop')
  resume = () => this.#again('append')
  undoStop = () => this.#again('reopen')
  addWaypoint = (waypoint: { readonly id: string; readonly at: Position | null; readonly note: string }) =>
    this.#happen({ kind: 'waypoint', atMs: this.#deps.clock.now(), ...waypoint })
  /** Tries the writes again that the disk refused. Every new event does so too. */
  saveAgain = () => this.#writes.flush()

  /** Back to rest; the ride stays in the list. */
  leave(): void {
    this.#reader = rideReader()
    this.#set(atRest)
  }

  /** The way since the last fix before a break is not known. */
  #again(how: 'append' | 'reopen'): Promise<void> {
    this.#set({ live: { ...this.#state.live, last: null }, standing: notStanding })
    return this.#happen({ kind: 'resume', atMs: this.#deps.clock.now() }, how)
  }

  /** Whoever stops has time to look: the figures are then what the page of the ride would say. */
  #rest(kind: 'pause' | 'stop'): Promise<void> {
    const written = this.#happen({ kind, atMs: this.#deps.clock.now() }, kind === 'stop' ? 'end' : 'append')
    this.#set({ live: measureLive(this.#state.ride.track) })
    return written
  }

  /** Writes an event of the running ride and shows it. */
  #happen(event: RideEvent, how: 'append' | 'end' | 'reopen' = 'append'): Promise<void> {
    const { rideId } = this.#state
    if (rideId === null) return Promise.resolve()
    this.#log(event)
    return this.#writes.put({ how, rideId, event })
  }

  #log(event: RideEvent): void {
    this.#reader.add(event)
    const ride = this.#reader.ride()
    this.#set({ ride, status: ride.status })
  }

  #set(change: Partial<RecorderState>): void {
    this.#state = { ...this.#state, ...change }
    for (const watcher of this.#watchers) watcher()
  }
}
