import type { LoopAnswer, LoopWish } from './loop-plan.ts'

const inAWorker = (wish: LoopWish, signal: AbortSignal): Promise<LoopAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./loop-worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    signal.addEventListener('abort', end, { once: true })
    worker.onerror = () => {
      end()
      reject(new Error('The planner broke off.'))
    }
    worker.onmessage = ({ data }: MessageEvent<LoopAnswer>) => {
      end()
      resolve(data)
    }
    worker.postMessage(wish)
  })

/** Plans beside the page, where the browser can. A signal that aborts ends the work; its promise then never settles. */
export const runPlan = async (wish: LoopWish, signal: AbortSignal): Promise<LoopAnswer> =>
  typeof Worker === 'function' ? inAWorker(wish, signal) : (await import('./loop-plan.ts')).planTrips(wish)
