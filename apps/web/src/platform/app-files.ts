import { CHECK_FILES, type FileCheck } from './worker-messages.ts'

/** The files of the app on this device. */
export interface AppFilesPort {
  /** Checks every file against the hash it was built with; null where the app is not kept on this device. */
  readonly check: () => Promise<FileCheck | null>
}

/** Hashing four megabytes takes a second; a worker that has not answered by then has been stopped. */
const PATIENCE_MS = 60_000

export function createAppFiles(workers: ServiceWorkerContainer | undefined): AppFilesPort {
  return {
    check: () => {
      const worker = workers?.controller
      if (!worker) return Promise.resolve(null)
      return new Promise((resolve, reject) => {
        const { port1, port2 } = new MessageChannel()
        const timer = setTimeout(() => reject(new Error('The worker did not answer')), PATIENCE_MS)
        port1.onmessage = ({ data }: MessageEvent<FileCheck>) => {
          clearTimeout(timer)
          resolve(data)
        }
        worker.postMessage(CHECK_FILES, [port2])
      })
    },
  }
}
