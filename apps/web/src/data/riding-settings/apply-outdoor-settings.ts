import type { OutdoorSettings } from '@bluffline/core'
import type { Ports } from '../../platform/ports.ts'
import { ridingSettings } from './riding-settings.ts'
import type { SettingsStore } from './settings-store.ts'

/** Says the outdoor settings to the style sheets, as attributes of the root element, now and on every change. */
export function applyOutdoorSettings(root: HTMLElement, store: SettingsStore<OutdoorSettings>): () => void {
  const apply = () => {
    const { fontSize, touchTargetSize, gloveMode, isOutdoorMode, isHighContrast } = store.read()
    root.dataset['fontSize'] = fontSize
    root.dataset['touch'] = gloveMode ? 'glove-friendly' : touchTargetSize
    root.toggleAttribute('data-outdoor', isOutdoorMode)
    root.toggleAttribute('data-contrast', isHighContrast)
  }
  apply()
  return store.watch(apply)
}

/** The settings of this device, for as long as the page is open. */
export const followOutdoorSettings = (root: HTMLElement, { storage }: Pick<Ports, 'storage'>): (() => void) =>
  applyOutdoorSettings(root, ridingSettings(storage).outdoor)
