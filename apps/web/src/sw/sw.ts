import { cacheNames, clientsClaim, type RouteHandlerCallback } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { ALERTS_TAG, CHECK_FILES, GO_OVER, OUTBOX_TAG } from '../platform/worker-messages.ts'
import { checkFiles, type AppFile } from './check-files.ts'
import { readOutboxScript, sendFromWorker, type OutboxScope } from './outbox-scope.ts'
import { openTold, showTold, type PushScope } from './push.ts'
import { receiveFile, SHARE_ADDRESS } from './receive-file.ts'
import { wakeAlerts } from './wake-alerts.ts'

/** Every file of the app with its hash, put here by the build. */
declare const APP_FILES: AppFile[]

/** With one bar of signal a page hangs for minutes: after this the app on the phone opens instead. */
const PATIENCE_MS = 3000

// A new version waits until no page of the old one is open, or until the rider asks for it: no ride is interrupted by an update.
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(APP_FILES)

const patience = (): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('No answer in time')), PATIENCE_MS))

async function fromServer(request: Request): Promise<Response> {
  const response = await Promise.race([fetch(request), patience()])
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
  return response
}

const DOCUMENT = /^\/pages(\/.+)\.html$/
/** The drawn documents that are kept, by the address they were drawn for; a query asks for something that was not drawn. */
const documents = new Map(
  APP_FILES.flatMap(({ url }) => {
    const [, path] = DOCUMENT.exec(url) ?? []
    return path === undefined ? [] : [[path === '/index' ? '/' : path, createHandlerBoundToURL(url)]]
  }),
)
const index = createHandlerBoundToURL('/index.html')
const fromDevice: RouteHandlerCallback = (page) =>
  (page.url.search === '' ? (documents.get(page.url.pathname) ?? index) : index)(page)

// In an emergency no server is waited for, not even for a moment.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/pages/emergency.html'), { allowlist: [/^\/emergency(?:\?|$)/] }),
)
// Data is none of this worker's business: the app keeps its own copies and says how old they are.
registerRoute(
  new NavigationRoute((page) => fromServer(page.request).catch(() => fromDevice(page)), { denylist: [/^\/api(\/|$)/] }),
)
registerRoute(
  ({ url }) => url.pathname === SHARE_ADDRESS,
  ({ request }) => receiveFile(request),
  'POST',
)

/** The part of a message to a worker that is used; the page's own types know no worker. */
interface WorkerMessage extends Event {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface SyncMessage extends Event {
  readonly tag: string
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface PushedMessage extends Event {
  readonly data: { readonly json: () => unknown } | null
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface NotificationPress extends Event {
  readonly notification: { readonly data: unknown; readonly close: () => void }
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface Installing extends Event {
  /** Not in every browser. */
  readonly addRoutes?: (route: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } }
    readonly source: { readonly cacheName: string }
  }) => Promise<void>
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface WorkerScope extends OutboxScope {
  readonly clients: Parameters<typeof wakeAlerts>[0] & PushScope['clients']
  readonly registration: PushScope['registration']
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install', onInstall: (installing: Installing) => void): void
    (type: 'message', onMessage: (message: WorkerMessage) => void): void
    (type: 'sync' | 'periodicsync', onSync: (message: SyncMessage) => void): void
    (type: 'push', onPush: (message: PushedMessage) => void): void
    (type: 'notificationclick', onPress: (press: NotificationPress) => void): void
  }
}
const scope = self as unknown as WorkerScope
// The browser itself hands out what the build named by its content: nothing of that waits for this worker to wake up.
scope.addEventListener('install', (installing) => {
  const condition = { urlPattern: { pathname: '/assets/*' } }
  const routed = installing.addRoutes?.({ condition, source: { cacheName: cacheNames.precache } })
  if (routed) installing.waitUntil(routed.catch(() => undefined))
})
scope.addEventListener('message', (message) => {
  if (message.data === GO_OVER) message.waitUntil(scope.skipWaiting())
  if (message.data === CHECK_FILES)
    message.waitUntil(checkFiles(APP_FILES).then((check) => message.ports[0]?.postMessage(check)))
})
scope.addEventListener('install', () => readOutboxScript(scope))
const onSync = (message: SyncMessage) => {
  if (message.tag === ALERTS_TAG) message.waitUntil(wakeAlerts(scope.clients))
  if (message.tag === OUTBOX_TAG) message.waitUntil(sendFromWorker(scope))
}
scope.addEventListener('sync', onSync)
scope.addEventListener('periodicsync', onSync)

const jsonOf = ({ data }: PushedMessage): unknown => {
  try {
    return data?.json() ?? null
  } catch {
    return null
  }
}
scope.addEventListener('push', (message) => message.waitUntil(showTold(scope, jsonOf(message))))
scope.addEventListener('notificationclick', (press) => {
  press.notification.close()
  press.waitUntil(openTold(scope, press.notification.data))
})
