import { useState } from 'react'
import { useSos } from '../../data/emergency/sos-store.ts'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Icon } from '../../ui/icon.tsx'
import { PositionCard } from './position-card.tsx'

type Step = 'offered' | 'confirming' | 'dismissed'

/**
 * Offered when somebody may be in trouble; the card itself, with contacts, signals and what to say, is the one behind the emergency button. Nothing is called by itself: the first press asks, the second one opens the phone with the
 * number in it.
 */
export function EmergencyCard() {
  const [step, setStep] = useState<Step>('offered')
  const sos = useSos()
  if (step === 'dismissed') {
    return (
      <p className="mt-3 text-small text-ink-muted">
        Good. Nothing was called.{' '}
        <button type="button" className="min-h-touch underline" onClick={() => setStep('offered')}>
          Show the emergency card again
        </button>
      </p>
    )
  }
  return (
    <section aria-label="Emergency" className="mt-3 rounded-md border-2 border-danger p-3">
      <p className="type-label text-danger">Emergency</p>
      {step === 'offered' ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button tone="danger" size="emergency" icon="phone" onClick={() => setStep('confirming')}>
            Call 911 …
          </Button>
          <Button size="emergency" icon="sos" onClick={sos.open}>
            Open the emergency card
          </Button>
          <Button size="emergency" onClick={() => setStep('dismissed')}>
            Not an emergency
          </Button>
        </div>
      ) : (
        <div role="group" aria-label="Confirm the call" className="mt-2">
          <p className="font-[650]">Call 911 now?</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <a href="tel:911" className={buttonStyle({ tone: 'danger', size: 'emergency' })}>
              <Icon name="phone" />
              Yes, call 911
            </a>
            <Button size="emergency" onClick={() => setStep('offered')}>
              Not yet
            </Button>
          </div>
        </div>
      )}
      <p className="mt-3 text-small">
        No signal for a call? A text to 911 may go through where the county takes texts. Read them this position:
      </p>
      <PositionCard />
    </section>
  )
}
