import { alertStage, emergencyText, type EmergencyPlace } from '@bluffline/core'
import { useEffect, useRef, useState } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAlert, type Alerting } from '../alerts/use-alert.ts'
import { contactsToAlert, useEmergencyContacts } from '../contacts/emergency-contacts.ts'
import { useEmergencySettings } from '../emergency-settings.ts'
import { smsLink } from '../message-links.ts'
import { placeForContacts } from '../place-for-contacts.ts'
import { useClock } from '../../today/use-clock.ts'
import { useSosState } from '../sos-store.ts'
import { isTelling, stageWords } from './alert-words.ts'
import { Delivery } from './delivery.tsx'
import { EndAlert } from './end-alert.tsx'
import { HoldButton } from './hold-button.tsx'
import { useAlertSounds } from './use-alert-sounds.ts'

const NO_CONTACTS = 'You have no emergency contacts, so an alert reaches nobody. Call or text 911.'

interface Props {
  readonly place: EmergencyPlace | null
  readonly name: string | null
}

interface ConfirmProps {
  readonly hasContacts: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** The rider is asked once, and a question that nobody answers goes away. */
function Confirm({ hasContacts, onYes, onNo }: ConfirmProps) {
  const [{ confirmationTimeout, confirmationType }] = useEmergencySettings()
  const now = useClock(500)
  const [begunMs] = useState(now)
  const leftS = Math.max(0, Math.ceil((begunMs + confirmationTimeout * 1000 - now) / 1000))
  const give = useRef(onNo)
  useEffect(() => {
    give.current = onNo
  })
  useEffect(() => {
    if (leftS === 0) give.current()
  }, [leftS])
  return (
    <div role="group" aria-label="Confirm the alert">
      <p className="text-heading font-[700]">Alert your contacts?</p>
      {!hasContacts && <p className="font-[650]">{NO_CONTACTS}</p>}
      <p className="text-small">Without an answer in {leftS} s nothing is sent.</p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {confirmationType === 'hold' ? (
          <HoldButton
            className={buttonStyle({ tone: 'danger', size: 'emergency' })}
            onHeld={onYes}
            onPress={() => undefined}
          >
            Hold for 3 seconds: yes
          </HoldButton>
        ) : (
          <Button tone="danger" size="emergency" onClick={onYes}>
            Yes, alert them
          </Button>
        )}
        <Button size="emergency" onClick={onNo}>
          No
        </Button>
      </div>
    </div>
  )
}

function Countdown({ alert }: { readonly alert: Alerting }) {
  const { fireAtMs, engine, state } = alert
  const now = useClock(200)
  const leftS = Math.max(0, Math.ceil(((fireAtMs ?? now) - now) / 1000))
  return (
    <div role="alertdialog" aria-label="Alert in a moment">
      <p className="text-heading font-[700]">
        {state?.isDrill === true ? 'Drill' : 'Alert'} in <span className="type-figure text-display">{leftS}</span> s
      </p>
      <p className="text-small">
        {state?.kind === 'fall' ? 'The phone felt a hard blow. ' : ''}Nothing has been sent yet.
      </p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        <Button tone="primary" size="emergency" icon="close" autoFocus onClick={() => void engine.cancel()}>
          Cancel: I am OK
        </Button>
        <Button size="emergency" onClick={() => void engine.fireNow()}>
          Send now
        </Button>
      </div>
    </div>
  )
}

/** The phone's own message app, for what no server can do. */
function ByPhone({ alert, place, name }: Props & { readonly alert: Alerting }) {
  const { clock } = usePorts()
  const [settings] = useEmergencySettings()
  const isDrill = alert.state?.isDrill ?? false
  const contacts = useEmergencyContacts()
  const people = isDrill ? contacts.filter(({ role }) => role === 'drill') : contactsToAlert(contacts, settings)
  const numbers = people.flatMap(({ phone }) => (phone === '' ? [] : [phone]))
  return (
    <a
      href={smsLink(
        numbers,
        emergencyText({ place: placeForContacts(place, settings), nowMs: clock.now(), name, isDrill }),
      )}
      onClick={() => void alert.engine.handedToPhone()}
      className={buttonStyle({
        tone: alert.needsPhone ? 'danger' : 'neutral',
        size: 'emergency',
        className: 'mt-3 w-full',
      })}
    >
      <Icon name="message" />
      {numbers.length > 0 ? 'Text my contacts now' : 'Write a text now'}
    </a>
  )
}

/** Steps at which nobody may have heard: then the phone's own way stands beside the server's. */
const MAY_BE_UNHEARD: readonly string[] = ['queued', 'handedToPhone', 'accepted', 'sent']

function Raised({ alert, place, name }: Props & { readonly alert: Alerting }) {
  const { state, engine, isSending } = alert
  if (state === null) return null
  const stage = alertStage(state)
  const words = stageWords(alert)
  return (
    <>
      {state.isDrill && <p className="type-label text-warn">Drill: nobody is called out</p>}
      <p role="status" className="text-heading font-[700]">
        {words.title}
      </p>
      <p>{words.text}</p>
      {isSending && stage === 'queued' && !alert.needsPhone && (
        <p className="text-small text-ink-muted">Trying to send …</p>
      )}
      {MAY_BE_UNHEARD.includes(stage) && <ByPhone alert={alert} place={place} name={name} />}
      <Delivery view={alert} />
      {stage === 'closed' || stage === 'cancelled' ? (
        <Button className="mt-3" size="outdoor" onClick={() => engine.dismiss()}>
          Done
        </Button>
      ) : (
        <EndAlert isDrill={state.isDrill} isTold={isTelling(alert)} onEnd={(outcome) => void engine.end(outcome)} />
      )}
    </>
  )
}

/** Begins an alert that was asked for together with the card, once. */
function useAsked(alert: Alerting, ask: () => void) {
  const { asked } = useSosState()
  const seen = useRef(0)
  const [settings] = useEmergencySettings()
  useEffect(() => {
    if (asked === null || asked.count === seen.current) return
    seen.current = asked.count
    const mustAsk = settings.requireEmergencyConfirmation && settings.confirmationEnabled
    if (asked.isConfirmed || !mustAsk) void alert.begin(asked.kind)
    else ask()
  }, [asked, alert, ask, settings])
}

/** Calls the rider's contacts through the server, step by step, and says only what is known. */
export function AlertPanel({ place, name }: Props) {
  const alert = useAlert()
  const [isAsking, setAsking] = useState(false)
  const [settings] = useEmergencySettings()
  const hasContacts = contactsToAlert(useEmergencyContacts(), settings).length > 0
  useAsked(alert, () => setAsking(true))
  useAlertSounds(alert)
  const stage = alert.state && alertStage(alert.state)
  const begin = () => {
    setAsking(false)
    void alert.begin('sos')
  }
  if (stage === 'counting') return <Countdown alert={alert} />
  if (stage !== null) return <Raised alert={alert} place={place} name={name} />
  if (isAsking) return <Confirm hasContacts={hasContacts} onYes={begin} onNo={() => setAsking(false)} />
  const asks = settings.requireEmergencyConfirmation && settings.confirmationEnabled
  return (
    <>
      <Button
        tone="danger"
        size="emergency"
        icon="sos"
        className="w-full"
        onClick={() => (asks ? setAsking(true) : begin())}
      >
        {settings.emergencyTestMode ? 'Alert my contacts (test)' : 'Alert my contacts'}
      </Button>
      <p className="mt-1.5 text-caption text-ink-muted">
        {hasContacts
          ? `${asks ? 'You are asked once, then' : 'You'} have ${settings.panicButtonDelay} s to cancel. Then your contacts get your position, and it follows you. With no signal it waits on this phone and goes by itself.`
          : NO_CONTACTS}
      </p>
    </>
  )
}
