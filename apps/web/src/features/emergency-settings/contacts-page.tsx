import type { MessageChannels } from '@bluffline/contract'
import { useCallback, useEffect, useState } from 'react'
import { useEmergencyContacts, type KeptContact } from '../../data/emergency/contacts/emergency-contacts.ts'
import { syncContacts } from '../../data/emergency/contacts/sync-contacts.ts'
import { useSession } from '../../data/session/use-session.ts'
import { LogInLink } from '../../data/session/log-in-link.tsx'
import { usePorts } from '../../platform/ports.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { BackToEmergency } from './back-to-emergency.tsx'
import { ChannelNote } from './contacts/channel-note.tsx'
import { ContactDialog } from './contacts/contact-dialog.tsx'
import { ContactRow } from './contacts/contact-row.tsx'
import { NotifyMe } from './contacts/notify-me.tsx'

/** Brings device and account together while the page is looked at; null before the server has answered. */
function useMeeting() {
  const ports = usePorts()
  const session = useSession()
  const userId = session.status === 'signedIn' ? session.user.id : null
  const [channels, setChannels] = useState<MessageChannels | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const meet = useCallback(() => {
    if (userId === null) return
    syncContacts(ports, userId).then(
      (answer) => {
        setChannels(answer)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [ports, userId])
  useEffect(meet, [meet])
  return { isSignedIn: userId !== null, channels, hasFailed, meet }
}

/** `/settings/emergency/contacts` */
export function Page() {
  const contacts = useEmergencyContacts()
  const meeting = useMeeting()
  const [edited, setEdited] = useState<KeptContact | 'new' | null>(null)
  return (
    <div className="mx-auto max-w-3xl">
      <BackToEmergency />
      <PageHeader
        title="Emergency contacts"
        lead="Everybody is asked once whether they want to be told, and can say no at any time."
        actions={
          <Button tone="primary" size="comfortable" icon="plus" onClick={() => setEdited('new')}>
            Add a contact
          </Button>
        }
      />
      {meeting.isSignedIn ? (
        <ChannelNote channels={meeting.channels} hasFailed={meeting.hasFailed} />
      ) : (
        <p className="mt-4 rounded-md border border-warn p-3 text-small">
          You are not signed in: contacts are kept on this phone, to call and text from the emergency card. For the
          server to alert them, <LogInLink className="font-[650] text-accent-text underline">log in</LogInLink>.
        </p>
      )}
      {contacts.length === 0 ? (
        <EmptyState icon="phone" title="Nobody yet">
          Two or three people who answer their phone are enough.
        </EmptyState>
      ) : (
        <ul className="mt-5 space-y-3">
          {contacts.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              isSignedIn={meeting.isSignedIn}
              onEdit={() => setEdited(contact)}
            />
          ))}
        </ul>
      )}
      {meeting.isSignedIn && <NotifyMe />}
      {edited !== null && (
        <ContactDialog
          contact={edited === 'new' ? null : edited}
          hasSelf={contacts.some(({ role, id }) => role === 'self' && (edited === 'new' || id !== edited.id))}
          onClose={() => setEdited(null)}
          onKept={meeting.meet}
        />
      )}
    </div>
  )
}
