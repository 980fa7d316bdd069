import glue from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url'
import { createOfflineEngine, type EngineWorker, type OfflineEngine } from './offline-engine.ts'

function start(): EngineWorker | null {
  try {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'speech' })
    return worker as unknown as EngineWorker
  } catch {
    return null
  }
}

/** The offline engine of this browser. */
export const startEngine = (): OfflineEngine =>
  createOfflineEngine({
    start,
    glue: new URL(glue, location.href).href,
    later: (run, delayMs) => {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
  })
