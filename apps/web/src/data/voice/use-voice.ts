import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { EngineState, OfflineEngine } from '../../platform/voice/offline-engine.ts'
import type { OfferedModel, VoicePort } from '../../platform/voice/voice-port.ts'
import { chooseModel } from './choose-model.ts'

/** Everything to talk with, once its code has come. */
export interface Voice {
  readonly port: VoicePort
  readonly engine: OfflineEngine
}

/** The offline engine as a rider sees it. */
export interface OfflineVoice extends EngineState {
  /** The model to fetch or in use; null where the server offers none. */
  readonly offered: OfferedModel | null
  /** Fetches the model and loads it. */
  readonly download: () => void
  /** Takes it off the device. */
  readonly remove: () => void
}

const NO_ENGINE: EngineState = {
  isReady: false,
  isInitializing: false,
  isProcessing: false,
  downloadProgress: 0,
  error: null,
  model: null,
}
const never = () => () => undefined

/** Code and engine for talking; null until they are there. */
export function useVoice(): Voice | null {
  const { voice: load, errors } = usePorts()
  const [voice, setVoice] = useState<Voice | null>(null)
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const port = await load()
      const engine = await port.engine()
      if (!isGone) setVoice({ port, engine })
    }
    open().catch((problem: unknown) => void errors.record(problem))
    return () => {
      isGone = true
    }
  }, [load, errors])
  return voice
}

/** The state of the offline engine. A model that is on the device whole is loaded without being asked for. */
export function useOfflineVoice(voice: Voice | null): OfflineVoice {
  const engine = voice?.engine
  const state = useSyncExternalStore(engine?.subscribe ?? never, engine?.state ?? (() => NO_ENGINE))
  const [offered, setOffered] = useState<OfferedModel | null>(null)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      if (!voice) return
      const found = chooseModel(await voice.port.models(), voice.port.device())
      if (isGone) return
      setOffered(found)
      if (found && found.bytes === found.bytesKept) voice.engine.init(found.model)
    }
    look().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [voice])
  const download = useCallback(() => {
    if (offered) engine?.init(offered.model)
  }, [engine, offered])
  const remove = useCallback(() => {
    const taken = voice?.port.forgetModels().then(() => setOffered((before) => before && { ...before, bytesKept: 0 }))
    taken?.catch(() => undefined)
  }, [voice])
  return { ...state, offered, download, remove }
}
