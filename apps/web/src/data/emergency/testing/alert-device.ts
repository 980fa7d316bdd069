import { epochMs, readEmergencySettings, type EmergencySettings, type Fix } from '@bluffline/core'
import { fakePorts } from '../../../platform/fakes/fake-ports.ts'
import { AlertEngine, type AlertStart } from '../alerts/alert-engine.ts'
import { sendAlerts } from '../alerts/send-alerts.ts'
import { createEmergencyDatabase } from '../emergency-database.ts'
import type { EmergencyMark } from '../emergency-mark.ts'
import type { fakeAlertServer } from './fake-alert-server.ts'

interface Timer {
  readonly atMs: number
  readonly run: () => void
}

let number = 0

export const START: AlertStart = {
  kind: 'sos',
  isDrill: false,
  delayS: 3,
  owner: 'rider',
  words: { riderName: 'Alex', note: '', medical: null, contactIds: null, precision: 'exact', retentionDays: 30 },
}

const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}` as const
const fixOf = (lng: number, atMs: number): Fix => ({
  lng,
  lat: 35.5,
  timeMs: epochMs(atMs),
  accuracyM: null,
  altitudeM: null,
  headingDeg: null,
  speedMps: null,
})

/** A phone whose page can be killed at any moment and opened again: its database stays, its clock goes on. */
export function alertDevice(server: ReturnType<typeof fakeAlertServer>, wish: Partial<EmergencySettings> = {}) {
  const name = `emergency-${(number += 1)}`
  const ports = fakePorts()
  const marks: EmergencyMark[] = []
  const settings: EmergencySettings = { ...readEmergencySettings(null), ...wish }
  let nowMs = Date.parse('2026-11-21T20:00:00Z')
  let timers: Timer[] = []
  let page = 0
  let ids = 0
  const user = { id: 'rider' as string | null }
  let remembered: Fix | null = null

  const open = () => {
    const mine = (page += 1)
    timers = []
    const database = createEmergencyDatabase(name)
    const now = () => epochMs(nowMs)
    const engine = new AlertEngine({
      ...ports,
      clock: { now },
      database,
      settings: () => settings,
      send: () =>
        sendAlerts({
          database,
          now,
          // What a page that was killed would have said next goes nowhere.
          http: mine === page ? server.http : { call: () => new Promise(() => undefined) },
          userId: () => user.id,
          batteryLevel: () => ports.battery.read().level,
          sparesSignal: () => settings.lowSignalOptimization,
        }),
      later: (run, delayMs) => {
        const timer = { atMs: nowMs + delayMs, run }
        if (mine === page) timers.push(timer)
        return () => (timers = timers.filter((one) => one !== timer))
      },
      newId: () => idOf((ids += 1)),
      mark: (mark) => void marks.push(mark),
      lastFix: () => remembered,
      askToBeWoken: () => undefined,
    })
    return { engine, database, kill: () => ((page += 1), (timers = []), database.close()) }
  }
  /** Lets time pass, timer after timer, and what they began come to its end. */
  const pass = async (ms: number) => {
    const untilMs = nowMs + ms
    for (;;) {
      const [next] = timers.toSorted((a, b) => a.atMs - b.atMs)
      if (!next || next.atMs > untilMs) break
      timers = timers.filter((one) => one !== next)
      nowMs = Math.max(nowMs, next.atMs)
      next.run()
      await settled()
    }
    nowMs = untilMs
    await settled()
  }
  const fixAt = (lng: number) => (ports.sendFix(fixOf(lng, nowMs)), settled())
  const remember = (lng: number, agoMs: number) => void (remembered = fixOf(lng, nowMs - agoMs))
  return { ports, settings, marks, user, remember, open, pass, fixAt, now: () => nowMs }
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => (port1.close(), resolve())
    port2.postMessage(null)
  })

/** Everything that was begun in the database and on the line has come to its end. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 60; i++) await nextTurn()
}
