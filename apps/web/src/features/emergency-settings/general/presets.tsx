import { EMERGENCY_PRESETS, presetsOf, type EmergencyPresetId } from '@bluffline/core'
import { useEmergencySettings } from '../../../data/emergency/emergency-settings.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useToast } from '../../../ui/toast.tsx'

const IDS = Object.keys(EMERGENCY_PRESETS) as EmergencyPresetId[]

/** One press for a whole situation. */
export function EmergencyPresets() {
  const [settings, change] = useEmergencySettings()
  const { show } = useToast()
  const standing = presetsOf(settings)
  const choose = (id: EmergencyPresetId) => {
    const { label, settings: wanted } = EMERGENCY_PRESETS[id]
    change(wanted)
    show({ title: `${label}: set`, tone: 'ok', action: { label: 'Undo', run: () => change(settings) } })
  }
  return (
    <section aria-labelledby="presets-title">
      <h2 id="presets-title" className="type-heading">
        Presets
      </h2>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {IDS.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={standing.includes(id)}
            onClick={() => choose(id)}
            className="flex min-h-touch-emergency items-center gap-3 rounded-md border-2 border-line-strong bg-surface px-4 py-3 text-left hover:border-accent-text aria-pressed:border-accent-text aria-pressed:bg-accent-soft"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-[650]">{EMERGENCY_PRESETS[id].label}</span>
              <span className="block text-caption text-pretty text-ink-muted">{EMERGENCY_PRESETS[id].about}</span>
            </span>
            {standing.includes(id) && <Icon name="check" className="shrink-0 text-accent-text" />}
          </button>
        ))}
      </div>
    </section>
  )
}
