import { useEffect, useState } from 'react'
import { useEmergencySettings } from '../../data/emergency/emergency-settings.ts'
import { forgetFix } from '../../data/emergency/kept-fix.ts'
import { MoreSettings, type Way } from '../../data/riding-settings/more-settings.tsx'
import { Section } from '../../data/riding-settings/settings-section.tsx'
import { usePorts } from '../../platform/ports.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmergencyPresets } from './general/presets.tsx'
import { EmergencySetting, EmergencySettingList } from './general/setting.tsx'
import { VoiceWords } from './general/voice-words.tsx'

const MORE: readonly Way[] = [
  { to: '/settings/emergency/contacts', icon: 'phone', title: 'Contacts', text: 'Who is told, and who has agreed' },
  { to: '/settings/emergency/medical', icon: 'medical', title: 'Medical card', text: 'For those who help you' },
  { to: '/settings/emergency/drill', icon: 'refresh', title: 'Drill', text: 'Try it all, with proof of each step' },
  { to: '/emergency', icon: 'sos', title: 'Emergency card', text: 'What you see when it counts' },
]

/** Crash detection needs the phone's leave, which can only be asked for from a press. */
function OnARide() {
  const { motion } = usePorts()
  const [refused, setRefused] = useState(false)
  const [, change] = useEmergencySettings()
  const watchFalls = (value: unknown) => {
    if (value === true)
      void motion.ask().then((answer) => {
        setRefused(answer === 'denied')
        if (answer === 'denied') change({ automaticFallDetection: false })
      })
    return { automaticFallDetection: value === true }
  }
  return (
    <Section title="While a ride is recorded">
      {motion.isSupported() ? (
        <EmergencySetting name="automaticFallDetection" onChange={watchFalls} />
      ) : (
        <p className="py-3 text-small text-ink-muted">This browser does not tell how the phone is shaken.</p>
      )}
      {refused && (
        <p role="alert" className="py-2 text-small">
          The phone did not allow it. Allow motion for this site in the settings of your browser.
        </p>
      )}
      <EmergencySetting name="periodicSafetyChecks" />
    </Section>
  )
}

function Keeping() {
  const { userCheck } = usePorts()
  const [canLock, setCanLock] = useState(false)
  useEffect(() => {
    void userCheck.isSupported().then(setCanLock)
  }, [userCheck])
  return (
    <Section title="What is kept">
      <EmergencySetting name="emergencyDataRetention" />
      {canLock && <EmergencySetting name="requireBiometricForEmergency" />}
    </Section>
  )
}

function Position() {
  const { storage } = usePorts()
  const [{ shareLocationWithAllContacts }] = useEmergencySettings()
  return (
    <>
      <Section title="Who is told, and what">
        <EmergencySetting name="shareLocationWithAllContacts" />
        {!shareLocationWithAllContacts && <EmergencySetting name="emergencyContactPriority" />}
        <EmergencySettingList
          names={['autoLocationShare', 'shareLocationPrecision', 'anonymizeEmergencyData', 'preferredContactMethod']}
        />
      </Section>
      <Section title="Position">
        <EmergencySettingList names={['highAccuracyGPS', 'locationUpdateInterval']} />
        <EmergencySetting
          name="emergencyDataCaching"
          onChange={(value) => {
            if (value === false) forgetFix(storage)
            return { emergencyDataCaching: value === true }
          }}
        />
      </Section>
    </>
  )
}

function Asking() {
  const [{ requireEmergencyConfirmation, confirmationEnabled }] = useEmergencySettings()
  return (
    <Section title="The alert">
      <EmergencySetting name="panicButtonDelay" />
      <EmergencySetting
        name="requireEmergencyConfirmation"
        onChange={(value) => ({ requireEmergencyConfirmation: value === true, confirmationEnabled: value === true })}
      />
      {requireEmergencyConfirmation && confirmationEnabled && (
        <EmergencySettingList names={['confirmationType', 'confirmationTimeout', 'skipConfirmationInCritical']} />
      )}
      <EmergencySettingList names={['doubleConfirmForDestruction', 'autoCall911', 'emergencyTestMode']} />
    </Section>
  )
}

/** `/settings/emergency` */
export function Page() {
  const [{ voiceActivationEnabled }] = useEmergencySettings()
  return (
    <div className="mx-auto max-w-3xl space-y-7">
      <PageHeader
        title="Emergency settings"
        lead="Each takes effect at once and is kept on this device. 911 and your position work whatever stands here."
      />
      <MoreSettings ways={MORE} />
      <EmergencyPresets />
      <Asking />
      <Position />
      <Section title="With little signal">
        <EmergencySettingList
          names={['offlineEmergencyEnabled', 'lowSignalOptimization', 'emergencyDataCompression']}
        />
      </Section>
      <OnARide />
      <Section title="The emergency button">
        <EmergencySettingList
          names={['alwaysShowEmergencyButton', 'emergencyPanelMode', 'emergencyPanelPosition', 'emergencyButtonSize']}
        />
      </Section>
      <Section title="Voice, sound and light">
        <EmergencySetting name="voiceActivationEnabled" />
        {voiceActivationEnabled && <VoiceWords />}
        <EmergencySettingList
          names={[
            'emergencyAudioPrompts',
            'emergencyAudioVolume',
            'emergencyBeaconMode',
            'emergencyFlashlightEnabled',
            'emergencyScreenBrightness',
            'emergencyVibrationIntensity',
          ]}
        />
      </Section>
      <Section title="Screen and battery">
        <EmergencySettingList
          names={[
            'emergencyModeEnabled',
            'maximizeScreenBrightness',
            'enableWakeLock',
            'emergencyUITimeout',
            'emergencyBatteryOptimization',
            'disableNonEssentialFeatures',
          ]}
        />
      </Section>
      <Keeping />
    </div>
  )
}
