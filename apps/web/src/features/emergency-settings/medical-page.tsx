import { useState } from 'react'
import { useEmergencySettings } from '../../data/emergency/emergency-settings.ts'
import { BLOOD_TYPES, MEDICAL_WORDS, useMedicalCard, type MedicalField } from '../../data/emergency/medical-card.ts'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BackToEmergency } from './back-to-emergency.tsx'

const HINTS: Partial<Record<MedicalField, string>> = {
  allergies: 'Penicillin, bee stings, latex …',
  medicines: 'Blood thinners, insulin, inhaler … and where you carry them',
  conditions: 'Diabetes, epilepsy, heart …',
  notes: 'Your doctor, insurance, language, whatever helps',
}

const TYPES = [{ value: '', label: 'Not known' }, ...BLOOD_TYPES.map((type) => ({ value: type, label: type }))]

function Fields() {
  const [card, change] = useMedicalCard()
  return (
    <div className="space-y-4">
      <TextField
        label="Name"
        hint="Said in texts and alerts, as your people know you."
        autoComplete="name"
        maxLength={80}
        value={card.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        label={MEDICAL_WORDS.bloodType}
        options={TYPES}
        value={card.bloodType}
        onValue={(bloodType) => change({ bloodType })}
      />
      {(['allergies', 'medicines', 'conditions', 'notes'] as const).map((field) => (
        <TextAreaField
          key={field}
          label={MEDICAL_WORDS[field]}
          hint={HINTS[field] ?? ''}
          rows={2}
          maxLength={500}
          value={card[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      ))}
      <SwitchField
        label="Goes with alerts"
        hint="Off: it stays on this phone, for whoever holds it. On: contacts you alert can read it on the page of the alert."
        checked={card.goesWithAlerts}
        onChecked={(goesWithAlerts) => change({ goesWithAlerts })}
      />
    </div>
  )
}

/** `/settings/emergency/medical` */
export function Page() {
  const { userCheck } = usePorts()
  const [{ requireBiometricForEmergency }] = useEmergencySettings()
  const [isOpen, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const unlock = async () => {
    const isOwner = await userCheck.confirm()
    setOpen(isOwner)
    setRefused(!isOwner)
  }
  return (
    <div className="mx-auto max-w-xl space-y-5">
      <div>
        <BackToEmergency />
        <PageHeader
          title="Medical card"
          lead="For those who help you. It is kept on this phone alone and never synced."
        />
      </div>
      {requireBiometricForEmergency && !isOpen ? (
        <div>
          <Button tone="primary" size="outdoor" icon="lock" onClick={() => void unlock()}>
            Unlock
          </Button>
          {isRefused && (
            <p role="alert" className="mt-2 text-small">
              The phone did not confirm that it is yours.
            </p>
          )}
        </div>
      ) : (
        <Fields />
      )}
    </div>
  )
}
