/** When the browser has nothing better to do: the first page and its data come first. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 1000)
  })

/** Has the app kept on the device, so that it opens with no signal. Without it everything works while there is one. */
export async function registerServiceWorker(): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return
  await idle()
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch (error) {
    console.warn('The app could not be kept on this device', error)
  }
}
