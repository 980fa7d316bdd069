import { RIDING_PRESETS, type HapticSettings, type OutdoorSettings } from '@bluffline/core'
import { useHapticSettings, useOutdoorSettings } from '../../../data/riding-settings/riding-settings.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useToast } from '../../../ui/toast.tsx'

type PresetId = keyof typeof RIDING_PRESETS
const IDS = Object.keys(RIDING_PRESETS) as PresetId[]

const WHAT: Readonly<Record<PresetId, string>> = {
  outdoor: 'Glove-sized buttons, larger text, full vibration, screen on',
  indoor: 'Normal text and buttons, gentle vibration',
  'battery-saver': 'Fewer positions at rest, weak vibration, screen may go dark',
  accessibility: 'High contrast, largest text, all said aloud, full vibration',
}

const fits = (values: OutdoorSettings | HapticSettings, part: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(([name, value]) => (values as Readonly<Record<string, unknown>>)[name] === value)

/** One tap for a whole situation. */
export function Presets() {
  const [outdoor, changeOutdoor] = useOutdoorSettings()
  const [haptic, changeHaptic] = useHapticSettings()
  const { show } = useToast()
  const choose = (id: PresetId) => {
    const before = { outdoor, haptic }
    const preset = RIDING_PRESETS[id]
    changeOutdoor(preset.outdoor)
    changeHaptic(preset.haptic)
    const undo = () => {
      changeOutdoor(before.outdoor)
      changeHaptic(before.haptic)
    }
    show({ title: `${preset.label}: set`, tone: 'ok', action: { label: 'Undo', run: undo } })
  }
  return (
    <section aria-labelledby="presets-title">
      <h2 id="presets-title" className="type-heading">
        Presets
      </h2>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {IDS.map((id) => {
          const { label, ...parts } = RIDING_PRESETS[id]
          const isSet = fits(outdoor, parts.outdoor) && fits(haptic, parts.haptic)
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isSet}
              onClick={() => choose(id)}
              className="flex min-h-touch-emergency items-center gap-3 rounded-md border-2 border-line-strong bg-surface px-4 py-3 text-left hover:border-accent-text aria-pressed:border-accent-text aria-pressed:bg-accent-soft"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-[650]">{label}</span>
                <span className="block text-caption text-pretty text-ink-muted">{WHAT[id]}</span>
              </span>
              {isSet && <Icon name="check" className="shrink-0 text-accent-text" />}
            </button>
          )
        })}
      </div>
    </section>
  )
}
