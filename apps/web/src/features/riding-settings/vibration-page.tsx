import { HAPTIC_SETTINGS as SETTINGS, type HapticSettings } from '@bluffline/core'
import { useHapticSettings, useOutdoorSettings } from '../../data/riding-settings/riding-settings.ts'
import { usePorts } from '../../platform/ports.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { BackToSettings } from './back-to-settings.tsx'
import { Section } from '../../data/riding-settings/settings-section.tsx'
import { ChoiceSetting, ShareSetting, ToggleSetting } from '../../data/riding-settings/setting-field.tsx'
import { useSample } from './use-sample.ts'
import { CategorySection } from './vibration/category-section.tsx'
import { CueBanner } from './vibration/cue-banner.tsx'

type ToggleName = { [K in keyof HapticSettings]: HapticSettings[K] extends boolean ? K : never }[keyof HapticSettings]

function Toggle({ name }: { readonly name: ToggleName }) {
  const [values, change] = useHapticSettings()
  return <ToggleSetting setting={SETTINGS[name]} value={values[name]} onValue={(on) => change({ [name]: on })} />
}

/** Why nothing may be felt here. */
function Notes() {
  const { vibration } = usePorts()
  const [{ vibrationEnabled }] = useOutdoorSettings()
  const notes = [
    ...(vibration.canVibrate()
      ? []
      : ['This device cannot vibrate from a web page, as iPhones cannot. Everything still sounds and shows.']),
    ...(vibrationEnabled ? [] : ['Vibration is switched off in the riding settings.']),
  ]
  return notes.map((note) => (
    <p key={note} role="status" className="flex gap-2 rounded-md border border-warn bg-surface p-4 text-small">
      <Icon name="info" className="mt-0.5 shrink-0 text-warn" />
      {note}
    </p>
  ))
}

/** `/settings/vibration` */
export function Page() {
  const [values, change] = useHapticSettings()
  const { cue, feel } = useSample()
  return (
    <div className="mx-auto max-w-3xl space-y-7">
      <div>
        <BackToSettings />
        <PageHeader
          title="Vibration"
          lead="Left begins short and ends long, right begins long and ends short: a hand learns it once."
        />
      </div>
      <Notes />
      <CueBanner cue={cue} />
      <Section title="All of it">
        <Toggle name="enabled" />
        <ShareSetting
          setting={SETTINGS.masterIntensity}
          value={values.masterIntensity}
          onValue={(masterIntensity) => change({ masterIntensity })}
        />
        <Toggle name="contextualAdjustment" />
        <Toggle name="batteryOptimization" />
      </Section>
      <CategorySection title="Turns and progress" categories={['navigation']} onTry={feel}>
        <Toggle name="navigationFeedback" />
        <ChoiceSetting
          setting={SETTINGS.turnIntensity}
          value={values.turnIntensity}
          onValue={(turnIntensity) => change({ turnIntensity })}
        />
        <ChoiceSetting
          setting={SETTINGS.waypointStyle}
          value={values.waypointStyle}
          onValue={(waypointStyle) => change({ waypointStyle })}
        />
      </CategorySection>
      <CategorySection title="Emergency" categories={['emergency']} onTry={feel}>
        <Toggle name="emergencyFeedback" />
        <Toggle name="emergencyOverride" />
        <ChoiceSetting
          setting={SETTINGS.emergencyPattern}
          value={values.emergencyPattern}
          onValue={(emergencyPattern) => change({ emergencyPattern })}
        />
      </CategorySection>
      <CategorySection title="Achievements" categories={['achievement']} onTry={feel}>
        <Toggle name="achievementFeedback" />
      </CategorySection>
      <CategorySection title="Notices" categories={['notification', 'system']} onTry={feel}>
        <Toggle name="notificationFeedback" />
      </CategorySection>
    </div>
  )
}
