import type { KeeperJob } from './read-lists.ts'

/** Whether lists can be read beside the page. */
export const hasKeeper = (): boolean => typeof Worker === 'function'

/** Reads, checks and keeps lists in a worker: all of them take a slow phone a second, which the page in front needs. False where the worker did not run. */
export const askKeeper = (job: KeeperJob): Promise<boolean> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./keeper-worker.ts', import.meta.url), { type: 'module', name: 'lists' })
    const end = (ran: boolean) => {
      worker.terminate()
      resolve(ran)
    }
    worker.onmessage = () => end(true)
    worker.onerror = () => end(false)
    worker.postMessage(job)
  })
