import { describe, expect, it } from 'vitest'
import type { FromEngine, SpeechModel, ToEngine } from './engine-messages.ts'
import { createOfflineEngine, type EngineWorker } from './offline-engine.ts'

const MODEL: SpeechModel = { id: 'base', name: 'Moonshine base', files: [] }

function engineWithWorker() {
  const sent: ToEngine[] = []
  const timers: (() => void)[] = []
  const worker: EngineWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void sent.push(message),
    terminate: () => undefined,
  }
  const later = (run: () => void) => {
    timers.push(run)
    return () => void timers.splice(timers.indexOf(run), 1)
  }
  const engine = createOfflineEngine({ start: () => worker, glue: '/glue.mjs', later })
  const tell = (...messages: readonly FromEngine[]) => messages.forEach((data) => worker.onmessage?.({ data }))
  return { engine, worker, sent, timers, tell }
}

const KNOWN = { phrases: ['Where am I'], names: ['Wolf Pen Gap'] }
const audio = () => new Float32Array(4)

describe('the offline engine', () => {
  it('initialises with a progress from 0 to 100, and is ready', () => {
    const { engine, sent, tell } = engineWithWorker()
    engine.init(MODEL)
    expect(sent).toEqual([{ type: 'init', model: MODEL, glue: '/glue.mjs' }])
    expect(engine.state()).toMatchObject({ isInitializing: true, isReady: false, downloadProgress: 0 })
    tell({ type: 'status', status: 'initializing' }, { type: 'download_progress', progress: 0.424 })
    expect(engine.state().downloadProgress).toBe(42)
    tell({ type: 'status', status: 'initialized' }, { type: 'ready' })
    expect(engine.state()).toMatchObject({ isReady: true, isInitializing: false, downloadProgress: 100, error: null })
  })

  it('gives the words of a recording', async () => {
    const { engine, sent, tell, timers } = engineWithWorker()
    engine.init(MODEL)
    tell({ type: 'ready' })
    const heard = engine.transcribe(audio(), KNOWN)
    expect(sent.at(-1)).toMatchObject({ type: 'transcribe', known: KNOWN })
    tell({ type: 'processing' })
    expect(engine.state().isProcessing).toBe(true)
    tell({ type: 'result', text: 'where am i' })
    expect(await heard).toBe('where am i')
    expect(engine.state().isProcessing).toBe(false)
    expect(timers).toEqual([])
  })

  it('refuses before it is there, and before it is ready', async () => {
    const { engine } = engineWithWorker()
    await expect(engine.transcribe(audio(), KNOWN)).rejects.toThrow('Worker not initialized')
    engine.init(MODEL)
    await expect(engine.transcribe(audio(), KNOWN)).rejects.toThrow('Model not ready')
  })

  it('says “Transcription failed” and “Transcription timeout”', async () => {
    const { engine, tell, timers } = engineWithWorker()
    engine.init(MODEL)
    tell({ type: 'ready' })
    const broken = engine.transcribe(audio(), KNOWN)
    tell({ type: 'error', error: 'out of memory' })
    await expect(broken).rejects.toThrow('Transcription failed')
    const slow = engine.transcribe(audio(), KNOWN)
    timers[0]?.()
    await expect(slow).rejects.toThrow('Transcription timeout')
    expect(engine.state().isProcessing).toBe(false)
  })

  it('says what failed in the beginning, and can begin again', () => {
    const { engine, worker, tell } = engineWithWorker()
    engine.init(MODEL)
    tell({ type: 'error', error: 'The speech model could not be fetched (404)' })
    expect(engine.state()).toMatchObject({
      isInitializing: false,
      error: 'The speech model could not be fetched (404)',
    })
    engine.init(MODEL)
    worker.onerror?.()
    expect(engine.state().error).toBe('Worker initialization failed')
    const none = createOfflineEngine({ start: () => null, glue: '', later: () => () => undefined })
    none.init(MODEL)
    expect(none.state().error).toBe('Failed to initialize offline speech')
  })
})
