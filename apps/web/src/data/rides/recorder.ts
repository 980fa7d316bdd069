import {
  followStanding,
  followStatistics,
  noLiveStatistics,
  notStanding,
  rideReader,
  trackStatistics,
} from '@bluffline/core'
import type { Fix, LiveStatistics, Position, RecordedRide, RideEvent, Standing, TrailUse } from '@bluffline/core'
import type { ClockPort } from '../../platform/clock.ts'
import type { RideRow } from './ride-rows.ts'
import type { RideStore } from './ride-store.ts'

/** What a screen shows of a ride that goes on. */
export interface RecorderState {
  readonly rideId: string | null
  readonly status: RecordedRide['status']
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

const atRest: RecorderState = {
  rideId: null,
  status: 'stopped',
  ride: rideReader().ride(),
  live: noLiveStatistics,
  standing: notStanding,
  isUnsaved: false,
}

const count = (ride: RecordedRide) => ride.track.reduce((sum, piece) => sum + piece.length, 0)

/**
 * Records a ride: every event goes to the disk before anything else, one after the other, and the state on screen follows. Fixes come
 * from whoever owns the receiver (`onFix`), so that the same recorder serves recording, navigation and the simulator.
 */
export class Recorder {
  readonly #deps: RecorderDeps
  readonly #watchers = new Set<() => void>()
  #state = atRest
  #reader = rideReader()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(deps: RecorderDeps) {
    this.#deps = deps
  }

  readonly read = (): RecorderState => this.#state
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }
  /** Resolves when everything so far is on the disk. */
  readonly settled = (): Promise<unknown> => this.#queue

  start(what: { readonly use: TrailUse | null; readonly trailId: string | null }): Promise<void> {
    const event: RideEvent = { kind: 'start', atMs: this.#deps.clock.now() }
    const fresh = { name: null, stoppedMs: null, deletedMs: null, statistics: null }
    const row: RideRow = { id: this.#deps.newId(), ...fresh, ...what, startedMs: event.atMs }
    this.#reader = rideReader()
    this.#set({ ...atRest, rideId: row.id })
    this.#log(event)
    return this.#write(() => this.#deps.store.begin(row, event))
  }

  /** Takes up the ride a crash left behind; the silence since then is a gap of its own. */
  async goOn(rideId: string): Promise<void> {
    const reader = await this.#deps.store.load(rideId)
    if (!reader) return
    this.#reader = reader
    const ride = reader.ride()
    const fixes = count(ride)
    const live = { ...noLiveStatistics, shown: trackStatistics(ride.track), measuredFixes: fixes, fixes }
    this.#set({ ...atRest, rideId, ride, status: ride.status, live })
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

  pause = () => this.#happen({ kind: 'pause', atMs: this.#deps.clock.now() })
  resume = () => this.#happen({ kind: 'resume', atMs: this.#deps.clock.now() })
  lap = () => this.#happen({ kind: 'lap', atMs: this.#deps.clock.now() })
  stop = () => this.#happen({ kind: 'stop', atMs: this.#deps.clock.now() }, 'end')
  undoStop = () => this.#happen({ kind: 'resume', atMs: this.#deps.clock.now() }, 'reopen')
  addWaypoint = (waypoint: { readonly id: string; readonly at: Position | null; readonly note: string }) =>
    this.#happen({ kind: 'waypoint', atMs: this.#deps.clock.now(), ...waypoint })

  /** Back to rest; the ride stays in the list. */
  leave(): void {
    this.#reader = rideReader()
    this.#set(atRest)
  }

  /** Writes an event of the running ride and shows it. */
  #happen(event: RideEvent, how: 'append' | 'end' | 'reopen' = 'append'): Promise<void> {
    const { rideId } = this.#state
    if (rideId === null) return Promise.resolve()
    this.#log(event)
    return this.#write(() => this.#deps.store[how](rideId, event))
  }

  #log(event: RideEvent): void {
    this.#reader.add(event)
    const ride = this.#reader.ride()
    this.#set({ ride, status: ride.status })
  }

  #write(task: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(task).catch(() => this.#set({ isUnsaved: true }))
    this.#queue = done
    return done
  }

  #set(change: Partial<RecorderState>): void {
    this.#state = { ...this.#state, ...change }
    for (const watcher of this.#watchers) watcher()
  }
}
