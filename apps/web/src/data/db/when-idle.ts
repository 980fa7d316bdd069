const LATEST_MS = 1500
/** Safari has no idle callback; by then the first list is drawn. */
const INSTEAD_MS = 200

/** Resolves when the browser has nothing more urgent to do, such as drawing the first list. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
    else setTimeout(resolve, INSTEAD_MS)
  })
