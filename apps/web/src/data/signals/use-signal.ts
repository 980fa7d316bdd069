import { usePorts } from '../../platform/ports.ts'
import type { Ports } from '../../platform/ports.ts'
import { createAnnouncer, type Announcer } from './announcer.ts'
import { ridingSettings } from '../riding-settings/riding-settings.ts'
import { createSignaller, type Signal } from './signaller.ts'
import { voiceOf } from './voice.ts'

const known = new WeakMap<Ports, Signal>()

/** The app's signaller for these ports, for code outside React. */
export function signallerOf(ports: Ports): Signal {
  const { haptic, outdoor } = ridingSettings(ports.storage)
  const made =
    known.get(ports) ??
    createSignaller({ ...ports, voice: voiceOf(ports.speech) }, () => ({
      haptic: haptic.read(),
      outdoor: outdoor.read(),
    }))
  known.set(ports, made)
  return made
}

export const useSignal = (): Signal['signal'] => signallerOf(usePorts()).signal

const announcers = new WeakMap<Ports, Announcer>()

/** The app's announcer for these ports. */
export function announcerOf(ports: Ports): Announcer {
  const { emergencyTone } = signallerOf(ports)
  const made = announcers.get(ports) ?? createAnnouncer({ ...ports, voice: voiceOf(ports.speech), emergencyTone })
  announcers.set(ports, made)
  return made
}
