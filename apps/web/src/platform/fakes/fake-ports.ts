import { epochMs, type Fix, type Tone } from '@bluffline/core'
import { createCredentials } from '../credentials.ts'
import { createErrorLog } from '../error-log.ts'
import type { LocationPermission, LocationProblem } from '../geolocation.ts'
import { createHttp } from '../http.ts'
import type { FileToSave } from '../download.ts'
import { createPageLocks } from '../locks.ts'
import type { Ports } from '../ports.ts'
import type { Listener } from '../recognition.ts'
import type { SharedThing } from '../share.ts'
import { createSimulator } from '../simulated-geolocation.ts'
import { createTokenStore } from '../tokens.ts'
import { fakeAppUpdate, type FakeAppUpdate } from './fake-app-update.ts'
import { fakeFetch, type FakeRoutes } from './fake-fetch.ts'
import { fakeHandedFiles, type FakeHandedFiles } from './fake-handed-files.ts'
import { fakeInstall, type FakeInstall } from './fake-install.ts'
import { fakePage, type FakePage } from './fake-page.ts'
import { fakePush, type FakePush } from './fake-push.ts'
import { fakeRescue, type FakeRescue } from './fake-rescue.ts'
import { fakeSenses } from './fake-senses.ts'
import { fakeVoice, type FakeVoice } from './fake-voice.ts'
import { memoryStorage } from './memory-storage.ts'

export interface FakePorts extends Ports {
  readonly page: FakePage
  readonly install: FakeInstall
  readonly handedFiles: FakeHandedFiles
  readonly appUpdate: FakeAppUpdate
  readonly push: FakePush
  /** What the phone can do in an emergency, and what it was asked for. */
  readonly rescue: FakeRescue['rescue']
  /** Everything said aloud, felt and sung, in order. */
  readonly spoken: readonly string[]
  readonly felt: readonly (readonly number[])[]
  readonly sung: readonly (readonly Tone[])[]
  readonly setBattery: (level: number | null) => void
  readonly setVoice: (hasVoice: boolean) => void
  /** Whoever listens to the microphone now; null while nobody does, or where the browser cannot. */
  readonly listener: () => Listener | null
  readonly setRecognition: (isSupported: boolean) => void
  /** What one talks with. */
  readonly talking: FakeVoice
  /** Every request so far, as `METHOD path`. */
  readonly requests: readonly string[]
  readonly saved: readonly FileToSave[]
  readonly shared: readonly SharedThing[]
  readonly sharedFiles: readonly FileToSave[]
  readonly copied: readonly string[]
  readonly setOnline: (online: boolean) => void
  readonly setNow: (iso: string) => void
  readonly setRoutes: (routes: FakeRoutes) => void
  readonly setPermission: (permission: LocationPermission) => void
  readonly sendFix: (fix: Fix) => void
  readonly sendProblem: (problem: LocationProblem) => void
}

function fakeNetwork() {
  let online = true
  const watchers = new Set<(online: boolean) => void>()
  const setOnline = (next: boolean) => {
    online = next
    for (const watcher of watchers) watcher(next)
  }
  const watch = (watcher: (online: boolean) => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  return { port: { isOnline: () => online, watch }, setOnline }
}

function fakeGeolocation() {
  type Watcher = { onFix: (fix: Fix) => void; onProblem: (problem: LocationProblem) => void }
  let permission: LocationPermission = 'prompt'
  const watchers = new Set<Watcher>()
  const watch = (onFix: Watcher['onFix'], onProblem: Watcher['onProblem']) => {
    const watcher = { onFix, onProblem }
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  const current = () =>
    new Promise<{ fix: Fix } | { problem: LocationProblem }>((resolve) => {
      const stop = watch(
        (fix) => resolve((stop(), { fix })),
        (problem) => resolve((stop(), { problem })),
      )
    })
  return {
    port: { permission: () => Promise.resolve(permission), current, watch },
    setPermission: (next: LocationPermission) => void (permission = next),
    sendFix: (fix: Fix) => [...watchers].forEach((watcher) => watcher.onFix(fix)),
    sendProblem: (problem: LocationProblem) => [...watchers].forEach((watcher) => watcher.onProblem(problem)),
  }
}

function fakeEars() {
  let isSupported = true
  let listener: Listener | null = null
  const talking = fakeVoice()
  return {
    talking,
    voice: () => Promise.resolve(talking.port),
    recognition: {
      isSupported: () => isSupported,
      listen: (next: Listener) => {
        listener = next
        return () => {
          listener = null
          next.onEnd()
        }
      },
    },
    listener: () => listener,
    setRecognition: (next: boolean) => void (isSupported = next),
  }
}

/** A phone with a graphics processor. */
const FAST_DRAWING = { isByProcessor: () => Promise.resolve(false), hand: () => Promise.resolve() }

/** A browser that says nothing of its disk. */
const UNKNOWN_DISK = {
  estimate: () => Promise.resolve(null),
  isPersistent: () => Promise.resolve(false),
  persist: () => Promise.resolve(true),
}

/** Ports that touch no browser. Offline, every request fails the way `fetch` fails. */
export function fakePorts(routes: FakeRoutes = {}): FakePorts {
  let nowMs = Date.parse('2026-06-15T12:00:00Z')
  const network = fakeNetwork()
  const geolocation = fakeGeolocation()
  const server = fakeFetch(routes, network.port.isOnline)
  const storage = memoryStorage()
  const clock = { now: () => epochMs(nowMs) }
  const simulator = createSimulator(geolocation.port, clock.now)
  const saved: FileToSave[] = []
  const shared: SharedThing[] = []
  const sharedFiles: FileToSave[] = []
  const copied: string[] = []
  const senses = fakeSenses()
  const page = fakePage()
  const locks = createPageLocks()
  const tokens = createTokenStore(storage, () => undefined)
  const credentials = createCredentials({ send: server.fetch, locks, clock, page, storage, tokens })
  return {
    http: createHttp(server.fetch, { credentials }),
    credentials,
    locks,
    page,
    install: fakeInstall(),
    handedFiles: fakeHandedFiles(),
    appUpdate: fakeAppUpdate(),
    push: fakePush(),
    ...fakeRescue(),
    appFiles: { check: () => Promise.resolve({ files: 3, bytes: 4_000_000, broken: [], mended: [] }) },
    backgroundSync: { ask: () => undefined },
    disk: UNKNOWN_DISK,
    drawing: FAST_DRAWING,
    network: network.port,
    geolocation: simulator.port,
    simulator,
    ...senses,
    ...fakeEars(),
    clock: simulator.clock,
    storage,
    share: {
      share: (thing) => Promise.resolve((shared.push(thing), 'shared' as const)),
      shareFile: (file) => Promise.resolve((sharedFiles.push(file), 'shared' as const)),
    },
    clipboard: { copy: (text) => Promise.resolve(copied.push(text) > 0) },
    download: { save: (file) => void saved.push(file) },
    errors: createErrorLog({ clock, storage, where: () => '/', print: () => undefined }),
    requests: server.requests,
    saved,
    shared,
    sharedFiles,
    copied,
    setOnline: network.setOnline,
    setNow: (iso) => void (nowMs = Date.parse(iso)),
    setRoutes: server.setRoutes,
    setPermission: geolocation.setPermission,
    sendFix: geolocation.sendFix,
    sendProblem: geolocation.sendProblem,
  }
}
