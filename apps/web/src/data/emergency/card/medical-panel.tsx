import { useState } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useEmergencySettings } from '../emergency-settings.ts'
import { isEmptyCard, MEDICAL_FIELDS, MEDICAL_WORDS, useMedicalCard } from '../medical-card.ts'

/** What helpers ask, for them to read off the phone. It never leaves it from here. */
export function MedicalPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { userCheck } = usePorts()
  const [card] = useMedicalCard()
  const [{ requireBiometricForEmergency: isLocked }] = useEmergencySettings()
  const [isOpen, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)
  if (isEmptyCard(card))
    return (
      <p className="text-small text-ink-muted">
        Empty.{' '}
        <Link
          to="/settings/emergency/medical"
          onClick={onLeave}
          className="inline-flex min-h-touch items-center px-1 font-[650] text-accent-text underline"
        >
          Fill it in
        </Link>{' '}
        before a ride: blood type, allergies, medicines. It stays on this phone.
      </p>
    )
  if (isLocked && !isOpen) {
    const unlock = async () => {
      const isOwner = await userCheck.confirm()
      setOpen(isOwner)
      setRefused(!isOwner)
    }
    return (
      <>
        <Button icon="lock" size="comfortable" onClick={() => void unlock()}>
          Unlock the medical card
        </Button>
        {isRefused && (
          <p role="alert" className="mt-2 text-small">
            The phone did not confirm that it is yours.
          </p>
        )}
      </>
    )
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {MEDICAL_FIELDS.filter((field) => card[field].trim() !== '').map((field) => (
        <div key={field} className="contents">
          <dt className="text-ink-muted">{MEDICAL_WORDS[field]}</dt>
          <dd className="font-[650] whitespace-pre-line">{card[field]}</dd>
        </div>
      ))}
    </dl>
  )
}
