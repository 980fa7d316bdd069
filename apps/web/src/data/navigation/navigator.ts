import { advance, saveTrip, sayAgain, tickTrip, type Fix, type TripEffect, type TripStep } from '@bluffline/core'
import type { Ports } from '../../platform/ports.ts'
import type { Riding } from '../rides/riding.ts'
import type { TabLock } from '../rides/tab-lock.ts'
import { ridingSettings } from '../riding-settings/riding-settings.ts'
import type { Announcer } from '../signals/announcer.ts'
import type { Signal } from '../signals/signaller.ts'
import type { Course } from './course.ts'
import type { NavigationStore } from './navigation-store.ts'
import { NO_NAVIGATION, withSaying, type NavigationState } from './navigation-state.ts'
import { tellEffects, toldOf } from './tell-effects.ts'
import { tripOfCourse } from './trip-of-course.ts'

interface NavigatorParts {
  readonly ports: Pick<Ports, 'clock' | 'battery' | 'sound' | 'storage' | 'wakeLock'>
  readonly riding: Pick<Riding, 'start' | 'goOn' | 'leftOpen' | 'receiver' | 'recorder'>
  readonly store: NavigationStore
  readonly lock: TabLock
  readonly signal: Signal['signal']
  readonly announcer: Announcer
}

type Started = 'started' | 'elsewhere'

const TICK_MS = 2000

/** Pumps fixes into the trip and its effects out to ears, hands and eyes, whatever page is open; keeps every step on the disk. */
export class Navigator {
  readonly #parts: NavigatorParts
  readonly #watchers = new Set<() => void>()
  #state: NavigationState = { ...NO_NAVIGATION, status: 'looking' }
  #letGo: (() => void)[] = []
  #writes: Promise<unknown> = Promise.resolve()

  constructor(parts: NavigatorParts) {
    this.#parts = parts
    void this.#look()
  }

  readonly read = (): NavigationState => this.#state
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }
  /** Resolves when everything so far is on the disk. */
  readonly settled = (): Promise<unknown> => this.#writes

  /** Called from a press: that is when a browser allows sound. What was navigated before ends. */
  async start(course: Course, { isRecorded }: { readonly isRecorded: boolean }): Promise<Started> {
    const { ports, lock, store, announcer } = this.#parts
    ports.sound.unlock()
    if (!(await lock.take())) return 'elsewhere'
    announcer.hush()
    this.#rest()
    const startedMs = ports.clock.now()
    const trip = tripOfCourse(course)
    this.#set({ ...NO_NAVIGATION, status: 'running', course, trip, startedMs })
    const { isMuted, strayed } = this.#state
    this.#write(() => store.begin({ course, startedMs, trip: saveTrip(trip), rideId: null, isMuted, strayed }))
    this.#attend()
    if (isRecorded) await this.#record(() => this.#startRecording(course))
    return 'started'
  }

  /** Takes up what a reload or a crash left behind, exactly where it was, and its recording too. */
  async goOn(): Promise<Started> {
    const { ports, lock, riding } = this.#parts
    ports.sound.unlock()
    if (this.#state.status === 'running') return 'started'
    if (!(await lock.take())) return 'elsewhere'
    const { rideId, trip } = this.#state
    // The receiver starts anew: that nothing came while the page was gone is no lost signal.
    this.#set({ status: 'running', trip: trip && { ...trip, gps: 'searching' } })
    this.#attend()
    const row = await riding.leftOpen()
    if (row && row.id === rideId) await this.#record(() => riding.goOn(row))
    return 'started'
  }

  /** Ends the navigation; the recording with it where `stopRecording`. Gives back the ride that recorded it. */
  async end({ stopRecording }: { readonly stopRecording: boolean }): Promise<string | null> {
    const { store, lock, riding, announcer } = this.#parts
    const { rideId } = this.#state
    announcer.hush()
    this.#rest()
    this.#set(NO_NAVIGATION)
    this.#write(() => store.clear())
    lock.release()
    if (stopRecording && rideId !== null && riding.recorder.read().rideId === rideId) await riding.recorder.stop()
    await this.#writes
    return rideId
  }

  setMuted(isMuted: boolean): void {
    this.#set({ isMuted })
    if (isMuted) this.#parts.announcer.hush()
    this.#keep()
  }

  /** Says what there is to do now, also when muted: somebody asked. What was said before may be behind by then. */
  repeat(): void {
    const { trip, said } = this.#state
    const last = said.at(-1)
    const text = (trip && sayAgain(trip)) ?? last?.text
    this.#parts.ports.sound.unlock()
    if (text !== undefined) this.#parts.announcer.announce({ text, urgency: last?.urgency ?? 'info', canBeLeftOut: false, tones: [] }) // prettier-ignore
  }

  async #look(): Promise<void> {
    const { store, lock } = this.#parts
    const kept = await store.load().catch(() => null)
    if (this.#state.status !== 'looking') return
    if (kept === null) return this.#set(NO_NAVIGATION)
    if (await lock.isElsewhere()) return this.#set({ status: 'elsewhere', course: kept.course })
    const { course, rideId, isMuted, strayed, startedMs } = kept
    const trip = tripOfCourse(course, kept.trip)
    this.#set({ ...NO_NAVIGATION, status: 'offered', course, trip, rideId, isMuted, strayed, startedMs })
  }

  /** A ride that is being recorded already goes on, and is this one's. */
  async #startRecording({ use, trailId }: Course): Promise<void> {
    const { riding } = this.#parts
    if (riding.recorder.read().status === 'stopped') await riding.start({ use, trailId })
  }

  async #record(begin: () => Promise<unknown>): Promise<void> {
    await begin()
    const { status, rideId } = this.#parts.riding.recorder.read()
    if (status !== 'stopped') this.#set({ rideId })
    this.#keep()
  }

  /** Receiver, clock, battery and a screen that stays on, for as long as the navigation runs. */
  #attend(): void {
    const { ports, riding } = this.#parts
    const tick = setInterval(() => this.#onTick(), TICK_MS)
    const { outdoor } = ridingSettings(ports.storage)
    let letSleep: (() => void) | null = null
    const stayAwake = () => {
      const isWanted = outdoor.read().screenLockPrevention
      if (isWanted) letSleep ??= ports.wakeLock.keepOn()
      else letSleep = (letSleep?.(), null)
    }
    stayAwake()
    this.#letGo = [
      riding.receiver.listen((fix) => this.#onFix(fix)),
      riding.receiver.hold(true),
      () => clearInterval(tick),
      ports.battery.watch(() => this.#onTick()),
      outdoor.watch(stayAwake),
      () => letSleep?.(),
    ]
  }

  #rest(): void {
    for (const letGo of this.#letGo) letGo()
    this.#letGo = []
  }

  #onFix(fix: Fix): void {
    const { trip } = this.#state
    if (trip) this.#step(advance(trip, fix), fix)
  }

  #onTick(): void {
    const { trip } = this.#state
    const { clock, battery } = this.#parts.ports
    if (trip) this.#step(tickTrip(trip, { nowMs: clock.now(), batteryLevel: battery.read().level }), null)
  }

  #step({ trip, effects }: TripStep, fix: Fix | null): void {
    if (trip === this.#state.trip && effects.length === 0) return
    this.#set({ trip, ...(fix && { fix }), strayed: strayedAfter(effects, this.#state.strayed) })
    this.#tell(effects)
    this.#keep()
  }

  #tell(effects: readonly TripEffect[]): void {
    const { ports, signal, announcer } = this.#parts
    const level = ridingSettings(ports.storage).outdoor.read().voiceAnnouncementLevel
    const atMs = ports.clock.now()
    const progressM = this.#state.trip?.progressM ?? 0
    const said = toldOf(effects, level).reduce(
      (all, { text, kind, urgency, instruction }) =>
        withSaying(all, { text, kind, urgency, atMs, progressM, turnAlongM: instruction?.alongM ?? null }),
      this.#state.said,
    )
    if (said !== this.#state.said) this.#set({ said })
    tellEffects({ signal, announcer }, effects, { isMuted: this.#state.isMuted, level })
  }

  #keep(): void {
    const { trip, isMuted, rideId, strayed, status } = this.#state
    if (trip && status === 'running')
      this.#write(() => this.#parts.store.keep({ trip: saveTrip(trip), isMuted, rideId, strayed }))
  }

  #write(task: () => Promise<void>): void {
    this.#writes = this.#writes.then(task).then(
      () => this.#setUnsaved(false),
      () => this.#setUnsaved(true),
    )
  }

  #setUnsaved(isUnsaved: boolean): void {
    if (isUnsaved !== this.#state.isUnsaved) this.#set({ isUnsaved })
  }

  #set(change: Partial<NavigationState>): void {
    this.#state = { ...this.#state, ...change }
    for (const watcher of this.#watchers) watcher()
  }
}

/** Where the rider has strayed to stays on screen until they are back; the way back beside it is told anew with every fix. */
const strayedAfter = (effects: readonly TripEffect[], before: string | null): string | null =>
  effects.reduce((strayed, { kind, text }) => {
    if (kind === 'wrongBranch' || kind === 'offRoute') return /^.*?off the route\./i.exec(text ?? '')?.[0] ?? text
    return kind === 'backOnRoute' || kind === 'arrived' ? null : strayed
  }, before)
