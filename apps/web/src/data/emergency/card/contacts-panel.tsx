import { emergencyText, type EmergencyPlace } from '@bluffline/core'
import { usePorts } from '../../../platform/ports.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { contactsToAlert, useEmergencyContacts, type KeptContact } from '../contacts/emergency-contacts.ts'
import { useEmergencySettings } from '../emergency-settings.ts'
import { smsLink, telLink } from '../message-links.ts'
import { placeForContacts } from '../place-for-contacts.ts'

interface Props {
  readonly place: EmergencyPlace | null
  readonly name: string | null
  readonly onLeave: () => void
}

const LINK = buttonStyle({ size: 'comfortable', className: 'px-4!' })

interface RowProps {
  readonly contact: KeptContact
  readonly text: string
  readonly method: 'call' | 'sms' | 'both'
}

function ContactRow({ contact, text, method }: RowProps) {
  const { name, relation, phone, email } = contact
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <span className="min-w-0 flex-1 basis-32">
        <span className="block font-[650]">{name}</span>
        {relation !== '' && <span className="text-caption text-ink-muted">{relation}</span>}
      </span>
      {phone !== '' && method !== 'sms' && (
        <a href={telLink(phone)} className={LINK} aria-label={`Call ${name}`}>
          <Icon name="phone" />
          Call
        </a>
      )}
      {phone !== '' && method !== 'call' && (
        <a href={smsLink([phone], text)} className={LINK} aria-label={`Text ${name}`}>
          <Icon name="message" />
          Text
        </a>
      )}
      {phone === '' && email !== '' && (
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=EMERGENCY&body=${encodeURIComponent(text)}`}
          className={LINK}
          aria-label={`E-mail ${name}`}
        >
          <Icon name="mail" />
          E-mail
        </a>
      )}
    </li>
  )
}

/** Own people, by the phone itself: it needs no account, and of the network only as much as a text does. */
export function ContactsPanel({ place, name, onLeave }: Props) {
  const { clock } = usePorts()
  const [settings] = useEmergencySettings()
  const contacts = contactsToAlert(useEmergencyContacts(), settings)
  const told = placeForContacts(place, settings)
  const text = emergencyText({ place: told, nowMs: clock.now(), name, isDrill: settings.emergencyTestMode })
  const numbers = contacts.flatMap(({ phone }) => (phone === '' ? [] : [phone]))
  return (
    <>
      <a href={smsLink(numbers, text)} className={buttonStyle({ size: 'emergency', className: 'w-full' })}>
        <Icon name="message" />
        {numbers.length > 1 ? 'Text all my contacts' : numbers.length === 1 ? 'Text my contact' : 'Write a text'}
      </a>
      <p className="mt-1.5 text-caption text-ink-muted">
        Opens the message app of the phone with your position filled in. You press send there.
      </p>
      {contacts.length > 0 ? (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {contacts.map((contact) => (
            <ContactRow key={contact.id} contact={contact} text={text} method={settings.preferredContactMethod} />
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-small">
          No emergency contacts yet.{' '}
          <Link
            to="/settings/emergency/contacts"
            onClick={onLeave}
            className="inline-flex min-h-touch items-center px-1 font-[650] text-accent-text underline"
          >
            Add one
          </Link>
        </p>
      )}
    </>
  )
}
