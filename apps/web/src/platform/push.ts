/** Where a push service delivers for this browser: what `PushSubscription.toJSON()` gives. */
export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** `refused`: the rider, or the browser's settings. `failed`: its push service cannot be reached. */
export type PushProblem = 'refused' | 'failed'

export interface PushPort {
  readonly isSupported: () => boolean
  /** Where this browser is delivered to now; null where it is not. */
  readonly current: () => Promise<PushAddress | null>
  /** Asks the rider, and then the push service. To be called from a press. */
  readonly begin: (publicKey: string) => Promise<{ readonly address: PushAddress } | { readonly problem: PushProblem }>
  readonly end: () => Promise<void>
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

const addressOf = (subscription: PushSubscription | null): PushAddress | null => {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  return endpoint !== undefined && p256dh !== undefined && auth !== undefined
    ? { endpoint, keys: { p256dh, auth } }
    : null
}

/** Without a worker nothing can be delivered; one that was refused is not waited for. */
const manager = async (): Promise<PushManager | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager ?? null

export const browserPush: PushPort = {
  isSupported: () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  current: async () => addressOf((await (await manager())?.getSubscription()) ?? null),
  begin: async (publicKey) => {
    if ((await Notification.requestPermission()) !== 'granted') return { problem: 'refused' }
    try {
      const subscription = await (
        await manager()
      )?.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytesOf(publicKey),
      })
      const address = addressOf(subscription ?? null)
      return address ? { address } : { problem: 'failed' }
    } catch {
      return { problem: 'failed' }
    }
  },
  end: async () => void (await (await (await manager())?.getSubscription())?.unsubscribe()),
}
