import { usePorts } from '../../platform/ports.ts'
import type { Ports } from '../../platform/ports.ts'
import { ridingSettings } from '../riding-settings/riding-settings.ts'
import { createSignaller, type Signal } from './signaller.ts'

const known = new WeakMap<Ports, Signal>()

/** The app's signaller for these ports, for code outside React. */
export function signallerOf(ports: Ports): Signal {
  const { haptic, outdoor } = ridingSettings(ports.storage)
  const made = known.get(ports) ?? createSignaller(ports, () => ({ haptic: haptic.read(), outdoor: outdoor.read() }))
  known.set(ports, made)
  return made
}

export const useSignal = (): Signal['signal'] => signallerOf(usePorts()).signal
