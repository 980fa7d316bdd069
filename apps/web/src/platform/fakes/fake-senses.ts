import type { Tone } from '@bluffline/core'
import type { BatteryState } from '../battery.ts'
import type { WakeLockState } from '../wake-lock.ts'

/** Ports of what a rider hears, feels and sees of the phone itself, writing down what they were asked for. */
export function fakeSenses() {
  const spoken: string[] = []
  const felt: (readonly number[])[] = []
  const sung: (readonly Tone[])[] = []
  const watchers = new Set<() => void>()
  let battery: BatteryState = { level: 1, isCharging: false }
  let hasVoice = true
  let wakeLock: WakeLockState = 'off'
  const tell = () => {
    for (const watcher of watchers) watcher()
  }
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  const setWakeLock = (next: WakeLockState) => {
    wakeLock = next
    tell()
  }
  return {
    spoken,
    felt,
    sung,
    setVoice: (next: boolean) => void (hasVoice = next),
    setBattery: (level: number | null) => {
      battery = { level, isCharging: false }
      tell()
    },
    wakeLock: {
      read: () => wakeLock,
      watch,
      keepOn: () => {
        setWakeLock('held')
        return () => setWakeLock('off')
      },
    },
    vibration: { canVibrate: () => true, vibrate: (pattern: readonly number[]) => void felt.push(pattern) },
    sound: { unlock: () => undefined, play: (tones: readonly Tone[]) => Promise.resolve(void sung.push(tones)) },
    speech: {
      hasVoice: () => hasVoice,
      speak: (text: string) => Promise.resolve(hasVoice ? (spoken.push(text), 'spoken' as const) : ('silent' as const)),
      cancel: () => undefined,
    },
    battery: { read: () => battery, watch },
  }
}
