import type { BrowserContext } from '@playwright/test'

interface Registration {
  readonly registrationId: string
  readonly scopeURL: string
  readonly isDeleted: boolean
}

/** The network is back and no page of the app is open: wakes its worker as the browser does for a tag it was asked to keep. */
export async function wakeWorker(context: BrowserContext, address: string, tag: string): Promise<void> {
  const elsewhere = await context.newPage()
  const devtools = await context.newCDPSession(elsewhere)
  const found = new Promise<Registration>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: { registrations: Registration[] }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${address}/` && !isDeleted)
      if (ours) resolve(ours)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const { registrationId } = await found
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin: address, registrationId, tag, lastChance: false })
}
