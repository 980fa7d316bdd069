import { sosFlashes, sosTones, sosVibration, whistleTones } from '@bluffline/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import type { Torch } from '../../../platform/torch.ts'
import { useEmergencySettings } from '../emergency-settings.ts'

/** Ways to be seen, heard and felt; each goes on until it is ended. */
export const SIGNALS = ['whistle', 'light', 'sosLight', 'sosSound', 'vibration'] as const
export type SignalKind = (typeof SIGNALS)[number]

/** Between two groups of whistles, as the distress call has it, in milliseconds. */
const WHISTLE_PAUSE_MS = 20_000

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

async function again(once: () => Promise<void>, { pauseMs, signal }: { pauseMs: number; signal: AbortSignal }) {
  while (!signal.aborted) {
    await once()
    await wait(pauseMs, signal)
  }
}

const lengthOf = (times: readonly number[]): number => times.reduce((sum, ms) => sum + ms, 0)

export interface Signals {
  readonly running: SignalKind | null
  /** Whether the light signal is lit at this moment: what a screen shows. */
  readonly isLit: boolean
  /** The lamp lights too. Null until a light was asked for. */
  readonly hasLamp: boolean | null
  /** To be called from a press: browsers keep silent until then. */
  readonly start: (kind: SignalKind) => void
  readonly stop: () => void
}

export function useSignals(): Signals {
  const { sound, vibration, torch } = usePorts()
  const [{ emergencyAudioVolume, emergencyFlashlightEnabled, emergencyVibrationIntensity }] = useEmergencySettings()
  const [running, setRunning] = useState<SignalKind | null>(null)
  const [isLit, setLit] = useState(false)
  const [hasLamp, setLamp] = useState<boolean | null>(null)
  const control = useRef<AbortController>(null)
  const gain = emergencyAudioVolume / 100

  const stop = useCallback(() => {
    control.current?.abort()
    control.current = null
    vibration.vibrate([])
    setRunning(null)
    setLit(false)
  }, [vibration])
  useEffect(() => stop, [stop])

  const shine = useCallback(
    async (kind: 'light' | 'sosLight', signal: AbortSignal) => {
      const lamp: Torch | null = emergencyFlashlightEnabled ? await torch.open() : null
      signal.addEventListener('abort', () => lamp?.close())
      if (signal.aborted) return lamp?.close()
      setLamp(lamp !== null)
      const show = (isOn: boolean) => {
        if (!signal.aborted) setLit(isOn)
        void lamp?.set(isOn).catch(() => undefined)
      }
      if (kind === 'light') return show(true)
      while (!signal.aborted) {
        for (const { isOn, lengthMs } of sosFlashes()) {
          if (signal.aborted) return
          show(isOn)
          await wait(lengthMs, signal)
        }
      }
    },
    [torch, emergencyFlashlightEnabled],
  )
  const start = useCallback(
    (kind: SignalKind) => {
      stop()
      const { signal } = (control.current = new AbortController())
      setRunning(kind)
      sound.unlock()
      const repeat = (once: () => Promise<void>, pauseMs: number) => void again(once, { pauseMs, signal })
      const beats = sosVibration(emergencyVibrationIntensity / 100)
      if (kind === 'whistle') repeat(() => sound.play(whistleTones(), gain), WHISTLE_PAUSE_MS)
      else if (kind === 'sosSound') repeat(() => sound.play(sosTones(), gain), 2000)
      else if (kind === 'vibration') repeat(async () => (vibration.vibrate(beats), wait(lengthOf(beats), signal)), 2000)
      else void shine(kind, signal)
    },
    [stop, sound, vibration, gain, emergencyVibrationIntensity, shine],
  )
  return { running, isLit, hasLamp, start, stop }
}
