import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOutdoorSettings } from '@bluffline/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../platform/fakes/memory-storage.ts'
import { applyOutdoorSettings } from './apply-outdoor-settings.ts'
import { OUTDOOR_SETTINGS_KEY } from './riding-settings.ts'
import { createSettingsStore } from './settings-store.ts'

const script = readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8')
const OURS = ['data-font-size', 'data-touch', 'data-outdoor', 'data-contrast']

const attributesOf = (root: HTMLElement) => OURS.map((name) => [name, root.getAttribute(name)])

/** What the script of index.html says to the style sheets, before anything else exists. */
function beforePaint(stored: string) {
  const root = document.createElement('div')
  const run = new Function('localStorage', 'matchMedia', 'document', script)
  run({ getItem: (key: string) => (key === OUTDOOR_SETTINGS_KEY ? stored : null) }, () => ({ matches: false }), {
    documentElement: root,
    querySelector: () => null,
  })
  return attributesOf(root)
}

function afterStart(stored: string) {
  const storage = memoryStorage()
  storage.write(OUTDOOR_SETTINGS_KEY, stored)
  const root = document.createElement('div')
  applyOutdoorSettings(root, createSettingsStore(storage, OUTDOOR_SETTINGS_KEY, readOutdoorSettings))
  return attributesOf(root)
}

const oneOf = (...values: readonly unknown[]) => fc.constantFrom<unknown>(...values)
const settings = fc.record(
  {
    fontSize: oneOf('normal', 'large', 'extra-large', 'huge', 3, null),
    touchTargetSize: oneOf('standard', 'comfortable', 'glove-friendly', '', true),
    gloveMode: oneOf(true, false, 'yes', 1),
    isOutdoorMode: oneOf(true, false, 'true'),
    isHighContrast: oneOf(true, false, null),
  },
  { requiredKeys: [] },
)

describe('text size, buttons and contrast before the first paint', () => {
  it('are what they are after it, whatever lies on the device', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          settings.map((value) => JSON.stringify(value)),
          fc.json(),
          fc.string(),
        ),
        (stored) => {
          expect(beforePaint(stored)).toEqual(afterStart(stored))
        },
      ),
    )
  })
})
