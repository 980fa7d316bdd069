import type { AddressState } from '@bluffline/contract'
import { useState } from 'react'
import { dropContact, PRIORITY_WORDS, type KeptContact } from '../../../data/emergency/contacts/emergency-contacts.ts'
import { askAgain } from '../../../data/emergency/contacts/sync-contacts.ts'
import { useEmergencySettings } from '../../../data/emergency/emergency-settings.ts'
import { HttpError } from '../../../platform/http-error.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useToast } from '../../../ui/toast.tsx'

const STATES: Readonly<Record<AddressState, readonly [BadgeTone, string]>> = {
  asked: ['warn', 'Asked, no answer yet'],
  confirmed: ['open', 'Has agreed'],
  stopped: ['closed', 'Wants nothing from us'],
  unreachable: ['unknown', 'The server cannot write there'],
  failed: ['closed', 'The question could not be sent'],
}

const ROLES = { contact: null, drill: 'For drills only', self: 'You' } as const

function Standing({ contact, isSignedIn }: { readonly contact: KeptContact; readonly isSignedIn: boolean }) {
  const { state, problem, addresses, phone, email } = contact
  if (state === 'refused')
    return (
      <p role="alert" className="text-small text-danger">
        The server did not take this: {problem}
      </p>
    )
  if (state === 'device')
    return (
      <p className="text-small text-ink-muted">
        {[phone, email].filter(Boolean).join(' · ')}
        {isSignedIn ? ' · not at the server yet' : ' · on this phone only'}
      </p>
    )
  return (
    <>
      <ul className="space-y-1">
        {addresses.map((address) => {
          const [tone, words] = STATES[address.state]
          return (
            <li key={address.channel} className="flex flex-wrap items-center gap-2 text-small">
              <span className="wrap-anywhere">{address.address}</span>
              <Badge tone={tone}>{words}</Badge>
            </li>
          )
        })}
      </ul>
      {addresses.some((one) => one.state === 'unreachable') && (
        <p className="mt-1 text-caption text-ink-muted">
          This server has nothing set up to write there with. In an emergency the card opens your own message app with
          the number filled in.
        </p>
      )}
    </>
  )
}

/** Asks somebody again who has not answered. */
function AskAgain({ contact }: { readonly contact: KeptContact }) {
  const ports = usePorts()
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      await askAgain(ports, contact.id)
      show({ title: 'Asked again', tone: 'ok' })
    } catch (error) {
      const why = error instanceof HttpError ? error.answer?.message : undefined
      show({ title: 'Not asked', description: why ?? 'The server does not answer now.', tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="refresh" busy={isBusy} onClick={() => void ask()}>
      Ask again
    </Button>
  )
}

interface Props {
  readonly contact: KeptContact
  readonly isSignedIn: boolean
  readonly onEdit: () => void
}

/** One contact, how their addresses stand, and what can be done about it. */
export function ContactRow({ contact, isSignedIn, onEdit }: Props) {
  const { storage } = usePorts()
  const [{ doubleConfirmForDestruction }] = useEmergencySettings()
  const [isAsking, setAsking] = useState(false)
  const { id, name, relation, role, priority, state, addresses } = contact
  const drop = () => dropContact(storage, id)
  const isOpen = state === 'server' && addresses.some((one) => one.state === 'asked' || one.state === 'failed')
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="font-[650]">
            {name}
            {relation !== '' && <span className="font-[400] text-ink-muted"> · {relation}</span>}
          </h2>
          <p className="text-caption text-ink-muted">{ROLES[role] ?? `${PRIORITY_WORDS[priority]} to be told`}</p>
        </div>
        <IconButton icon="pencil" label={`Change ${name}`} onClick={onEdit} />
        <IconButton
          icon="trash"
          label={`Remove ${name}`}
          onClick={() => (doubleConfirmForDestruction ? setAsking(true) : drop())}
        />
      </div>
      <div className="mt-2">
        <Standing contact={contact} isSignedIn={isSignedIn} />
      </div>
      {isOpen && isSignedIn && !isAsking && (
        <div className="mt-3">
          <AskAgain contact={contact} />
        </div>
      )}
      {isAsking && (
        <div role="group" aria-label={`Remove ${name}?`} className="mt-3 flex flex-wrap items-center gap-2">
          <span className="text-small">They will be told of nothing more.</span>
          <Button tone="danger" onClick={drop}>
            Remove
          </Button>
          <Button onClick={() => setAsking(false)}>Keep</Button>
        </div>
      )}
    </li>
  )
}
