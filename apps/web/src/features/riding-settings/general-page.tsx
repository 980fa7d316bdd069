import { OUTDOOR_SETTINGS as SETTINGS, type OutdoorSettings } from '@bluffline/core'
import { useSyncExternalStore } from 'react'
import { useOutdoorSettings } from '../../data/riding-settings/riding-settings.ts'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Presets } from './general/presets.tsx'
import { TouchSizes } from './general/touch-sizes.tsx'
import { MoreSettings } from '../../data/riding-settings/more-settings.tsx'
import { Section } from '../../data/riding-settings/settings-section.tsx'
import { ChoiceSetting, ToggleSetting } from '../../data/riding-settings/setting-field.tsx'
import { useSample } from './use-sample.ts'

type ToggleName = {
  [K in keyof OutdoorSettings]: OutdoorSettings[K] extends boolean ? K : never
}[keyof OutdoorSettings]

function Toggles({ names }: { readonly names: readonly ToggleName[] }) {
  const [values, change] = useOutdoorSettings()
  return names.map((name) => (
    <ToggleSetting key={name} setting={SETTINGS[name]} value={values[name]} onValue={(on) => change({ [name]: on })} />
  ))
}

function BatteryNow() {
  const { battery } = usePorts()
  const { level, isCharging } = useSyncExternalStore(battery.watch, battery.read)
  return (
    <p className="py-2 text-small text-ink-muted">
      {level === null
        ? 'This browser does not tell how full the battery is.'
        : `Battery at ${Math.round(level * 100)}%${isCharging ? ', charging' : ''}.`}
    </p>
  )
}

function Voice() {
  const [{ voiceAnnouncementLevel }, change] = useOutdoorSettings()
  const { speech } = usePorts()
  const { say } = useSample()
  const words =
    voiceAnnouncementLevel === 'verbose'
      ? 'In 500 feet, turn left. One and a half miles done.'
      : 'In 500 feet, turn left.'
  return (
    <>
      <ChoiceSetting
        setting={SETTINGS.voiceAnnouncementLevel}
        value={voiceAnnouncementLevel}
        onValue={(level) => change({ voiceAnnouncementLevel: level })}
      />
      <div className="flex items-center justify-between gap-4 py-2">
        <p className="text-caption text-ink-muted">
          {speech.hasVoice()
            ? 'Spoken by the voice of this device.'
            : 'This browser has no English voice; tones take its place.'}
        </p>
        <Button size="comfortable" icon="soundOn" className="shrink-0 whitespace-nowrap" onClick={() => say(words)}>
          Try it
        </Button>
      </div>
    </>
  )
}

const MORE = [
  { to: '/settings/vibration', icon: 'vibrate', title: 'Vibration', text: 'What you feel, how strongly; try each one' },
  {
    to: '/settings/simulator',
    icon: 'satellite',
    title: 'GPS simulator',
    text: 'For developers, and to practice at home',
  },
] as const

/** `/settings` */
export function Page() {
  const [{ fontSize, touchTargetSize }, change] = useOutdoorSettings()
  return (
    <div className="mx-auto max-w-3xl space-y-7">
      <PageHeader
        title="Riding settings"
        lead="Each takes effect at once, on every page, and is kept on this device."
      />
      <Presets />
      <Section title="Sun and gloves">
        <Toggles names={['isOutdoorMode', 'gloveMode', 'isHighContrast', 'autoAdjustBrightness']} />
        <ChoiceSetting setting={SETTINGS.fontSize} value={fontSize} onValue={(size) => change({ fontSize: size })} />
        <ChoiceSetting
          setting={SETTINGS.touchTargetSize}
          value={touchTargetSize}
          onValue={(size) => change({ touchTargetSize: size })}
        />
        <TouchSizes />
      </Section>
      <Section title="Voice and sound">
        <Voice />
        <Toggles names={['audioDuckingEnabled', 'emergencyInterruptEnabled']} />
      </Section>
      <Section title="Screen and battery">
        <Toggles names={['screenLockPrevention', 'batteryOptimization']} />
        <BatteryNow />
      </Section>
      <Section title="Vibration">
        <Toggles names={['vibrationEnabled']} />
      </Section>
      <MoreSettings ways={MORE} />
    </div>
  )
}
