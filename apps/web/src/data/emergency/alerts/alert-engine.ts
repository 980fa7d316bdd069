import {
  alertStage,
  distanceM,
  isAlertOpen,
  positionEveryS,
  retryAlertS,
  type AlertEvent,
  type AlertKind,
  type AlertOutcome,
  type AlertState,
  type EmergencySettings,
  type Fix,
} from '@bluffline/core'
import type { Ports } from '../../../platform/ports.ts'
import type { AlertRow, AlertWords, EmergencyDatabase } from '../emergency-database.ts'
import type { EmergencyMark } from '../emergency-mark.ts'
import { AT_REST, markOf, type AlertView } from './alert-view.ts'
import { happen, isRaised, isUnsent, isUnsettled, stateOf } from './alert-log.ts'

export interface AlertStart {
  readonly kind: AlertKind
  readonly isDrill: boolean
  readonly delayS: number
  readonly words: AlertWords
  readonly owner: string | null
}

export interface EngineParts extends Pick<Ports, 'clock' | 'network' | 'page' | 'battery' | 'geolocation'> {
  readonly database: EmergencyDatabase
  readonly settings: () => EmergencySettings
  /** One pass over everything that waits; answers what went wrong, or null. */
  readonly send: () => Promise<string | null>
  readonly later: (run: () => void, delayMs: number) => () => void
  readonly newId: () => string
  readonly mark: (mark: EmergencyMark) => void
  /** Where this phone was last, by what it remembers; null where it does not. */
  readonly lastFix: () => Fix | null
  /** Asks the browser to wake the app when the network is back. */
  readonly askToBeWoken: () => void
}

/** After a break the rider gets this long to stop what was begun before it, in milliseconds. */
const RESUMED_MS = 10_000
/** So often an open alert looks what has become of it, in milliseconds. */
const LOOK_MS = 15_000
/** With no network at all it is tried this often, in case the phone is wrong, in milliseconds. */
const NO_NETWORK_MS = 10 * 60_000
/** A remembered position older than this says too little of where somebody is now, in milliseconds. */
const REMEMBERED_MS = 2 * 60 * 60_000
/** The receiver may answer at once with what it knew so long ago, in milliseconds. */
const RECEIVER_AGE_MS = 10_000
/** With "send less", a position nearer than this to the last one says nothing new, in metres. */
const NEWS_M = 25

/**
 * Leads one alert at a time through its life. Every step is on the disk before it is shown; what the disk says is the truth after a reload,
 * a crash or a dead battery. Older alerts that still have something to send go along with every sending.
 */
export class AlertEngine {
  readonly #parts: EngineParts
  readonly #watchers = new Set<() => void>()
  #view = AT_REST
  #cancelTimer = () => {}
  #cancelLook = () => {}
  #stopFollowing: (() => void) | null = null
  #lastKept: Fix | null = null
  #lastKeptMs = -Infinity
  #failures = 0
  #sending: Promise<void> | null = null
  #isWantedAgain = false

  constructor(parts: EngineParts) {
    this.#parts = parts
    parts.network.watch((isOnline) => isOnline && void this.flush())
    parts.page.watchHidden((isHidden) => !isHidden && void this.flush())
  }

  readonly read = (): AlertView => this.#view
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  /** Takes up what a reload, a crash or an empty battery left, and sends what waits. */
  async resume(): Promise<void> {
    const rows = await this.#parts.database.alerts.orderBy('startedMs').reverse().toArray()
    const left = rows.find(isUnsettled)
    if (left && this.#view.row === null) this.#show(left, this.#parts.clock.now() + RESUMED_MS)
    if (rows.some(isUnsettled)) await this.flush()
  }

  /** Begins the countdown. There is one alert at a time: a second press while one is open changes nothing. */
  async start({ kind, isDrill, delayS, words, owner }: AlertStart): Promise<void> {
    if (this.#view.state !== null && markOf(this.#view.state) !== 'none') return
    const { clock, database, newId } = this.#parts
    const [alertId, atMs] = [newId(), clock.now()]
    const row: AlertRow = {
      id: alertId,
      kind,
      isDrill,
      startedMs: atMs,
      log: [{ type: 'started', alertId, atMs, delayS, kind, isDrill }],
      words,
      owner,
      end: null,
      server: null,
      attempts: 0,
      problem: null,
    }
    this.#lastKept = null
    this.#lastKeptMs = -Infinity
    const isUnsaved = await database.alerts.add(row).then(
      () => false,
      () => true,
    )
    this.#set({ isUnsaved })
    this.#show(row)
  }

  /** During the countdown: nothing is sent. */
  cancel = (): Promise<void> => this.#happen({ type: 'cancelled' })

  /** The rider does not wait for the countdown. */
  fireNow = async (): Promise<void> => {
    const { state } = this.#view
    if (state === null || alertStage(state) !== 'counting') return
    await this.#happen({ type: 'fired' })
    if (this.#parts.settings().autoCall911 && !state.isDrill) this.#parts.page.load('tel:911')
    await this.flush()
  }

  /** The message app was opened with the text. */
  handedToPhone = (): Promise<void> => this.#happen({ type: 'handedToPhone' })

  /** It is over; everybody who was told is told so, now or when there is a network. */
  async end(outcome: AlertOutcome): Promise<void> {
    const { row, state } = this.#view
    if (row === null || state === null || !isRaised(state)) return
    const atMs = this.#parts.clock.now()
    const end = state.closed === null ? { outcome, atMs, isSent: false } : row.end
    await this.#happen({ type: 'closed', contactId: null, outcome }, { end })
    await this.flush()
  }

  /** Puts an alert that is over out of sight. */
  dismiss(): void {
    if (markOf(this.#view.state) === 'none') this.#set(AT_REST)
  }

  /** Sends what waits. Two calls at once are one and a second. */
  flush = (): Promise<void> => {
    this.#isWantedAgain = this.#sending !== null
    this.#sending ??= this.#flushAll().finally(() => (this.#sending = null))
    return this.#sending
  }

  async #flushAll(): Promise<void> {
    do {
      this.#isWantedAgain = false
      this.#cancelLook()
      this.#set({ isSending: true })
      const problem = await this.#parts.send().catch(() => 'This browser keeps nothing on the device.')
      this.#failures = problem === null ? 0 : this.#failures + 1
      await this.#reread()
    } while (this.#isWantedAgain && this.#failures === 0)
    this.#set({ isSending: false })
    await this.#plan()
  }

  async #plan(): Promise<void> {
    const rows = await this.#parts.database.alerts.toArray().catch(() => [])
    if (!rows.some((row) => isUnsent(row) || (isUnsettled(row) && row.owner !== null))) return
    if (rows.some(isUnsent)) this.#parts.askToBeWoken()
    this.#cancelLook = this.#parts.later(() => void this.flush(), this.#untilNextMs())
  }

  /** A phone that says there is no network is believed for a while; its word that there is one again comes at once. */
  #untilNextMs(): number {
    if (this.#failures === 0) return LOOK_MS
    return this.#parts.network.isOnline() ? retryAlertS(this.#failures) * 1000 : NO_NETWORK_MS
  }

  async #reread(): Promise<void> {
    const { row, isUnsaved } = this.#view
    if (row === null || isUnsaved) return
    const now = await this.#parts.database.alerts.get(row.id).catch(() => undefined)
    if (now) this.#show(now)
  }

  async #happen(
    what:
      | { readonly type: 'cancelled' | 'fired' | 'handedToPhone' }
      | Omit<AlertEvent & { type: 'closed' }, 'alertId' | 'atMs'>,
    change: Partial<Pick<AlertRow, 'end'>> = {},
  ): Promise<void> {
    const { row, isUnsaved } = this.#view
    if (row === null) return
    const event = { ...what, alertId: row.id, atMs: this.#parts.clock.now() } as AlertEvent
    const inMemory: AlertRow = { ...row, ...change, log: [...row.log, event] }
    if (isUnsaved) return this.#show(inMemory)
    const kept = await happen(this.#parts.database, row.id, { events: [event], change }).catch(() => undefined)
    if (!kept) this.#set({ isUnsaved: true })
    this.#show(kept ?? inMemory)
  }

  /** Everything a step brings with it: the countdown, the positions, the mark. */
  #show(row: AlertRow, notBeforeMs = 0): void {
    const state = stateOf(row)
    if (state === null) return
    const isCounting = alertStage(state) === 'counting'
    const fireAtMs = isCounting ? this.#fireAt(row, Math.max(state.fireAtMs, notBeforeMs)) : null
    if (!isCounting) this.#cancelTimer()
    else if (fireAtMs !== null && fireAtMs !== this.#view.fireAtMs) this.#countTo(fireAtMs)
    this.#set({ row, state, fireAtMs, needsPhone: isRaised(state) && this.#isForPhone(row) })
    this.#parts.mark(markOf(state))
    this.#follow(markOf(state) !== 'none')
  }

  /** A countdown that runs keeps its end. */
  #fireAt(row: AlertRow, fireAtMs: number): number {
    const { row: shown, fireAtMs: runningMs } = this.#view
    return shown?.id === row.id && runningMs !== null ? runningMs : fireAtMs
  }

  #countTo(fireAtMs: number): void {
    const { clock, later } = this.#parts
    this.#cancelTimer()
    this.#cancelTimer = later(() => void this.fireNow(), Math.max(0, fireAtMs - clock.now()))
  }

  /** Whether nobody but the phone's message app can tell anybody now. */
  #isForPhone(row: AlertRow): boolean {
    const { network, settings } = this.#parts
    const isHeld = !network.isOnline() && !settings().offlineEmergencyEnabled && row.server === null
    return row.owner === null || this.#view.isUnsaved || isHeld
  }

  #follow(isWanted: boolean): void {
    if (!isWanted) {
      this.#stopFollowing?.()
      this.#stopFollowing = null
      return
    }
    const { geolocation, settings } = this.#parts
    if (this.#stopFollowing !== null || !settings().autoLocationShare) return
    void this.#remember()
    this.#stopFollowing = geolocation.watch(
      (fix) => void this.#keep(fix),
      () => undefined,
      { highAccuracy: settings().highAccuracyGPS, maxAgeMs: RECEIVER_AGE_MS },
    )
  }

  /** What is known already goes along with its own time: a receiver under trees may take minutes, or never answer. */
  async #remember(): Promise<void> {
    const { row } = this.#view
    const fix = this.#parts.lastFix()
    if (row === null || !fix?.timeMs || this.#parts.clock.now() - fix.timeMs > REMEMBERED_MS) return
    await this.#write(row.id, fix, fix.timeMs)
  }

  async #write(alertId: string, { lng, lat, accuracyM, altitudeM }: Fix, atMs: number): Promise<void> {
    const position = { alertId, lng, lat, atMs, accuracyM, altitudeM, isSent: 0 } as const
    await this.#parts.database.positions.add(position).catch(() => undefined)
  }

  async #keep(fix: Fix): Promise<void> {
    const { row, state } = this.#view
    if (row === null || state === null || !this.#isNews(fix, state)) return
    this.#lastKept = fix
    this.#lastKeptMs = this.#parts.clock.now()
    await this.#write(row.id, fix, fix.timeMs ?? this.#lastKeptMs)
    if (isRaised(state)) await this.flush()
  }

  #isNews(fix: Fix, state: AlertState): boolean {
    const { battery, clock, settings } = this.#parts
    const { locationUpdateInterval, emergencyBatteryOptimization, emergencyDataCompression } = settings()
    const { level, isCharging } = battery.read()
    const everyS = positionEveryS({
      everyS: locationUpdateInterval,
      openMs: clock.now() - state.startedAtMs,
      batteryLevel: level,
      isCharging,
      sparesBattery: emergencyBatteryOptimization,
    })
    const sinceMs = clock.now() - this.#lastKeptMs
    if (sinceMs < everyS * 1000) return false
    const isStill = this.#lastKept !== null && distanceM(this.#lastKept, fix) < NEWS_M
    return !(emergencyDataCompression && isStill && sinceMs < 10 * everyS * 1000)
  }

  #set(change: Partial<AlertView>): void {
    this.#view = { ...this.#view, ...change }
    for (const watcher of this.#watchers) watcher()
  }
}
