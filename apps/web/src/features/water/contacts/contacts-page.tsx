import type { CONTACT_KINDS, WaterwayContact } from '@bluffline/contract'
import { useState } from 'react'
import { WATERWAY_CONTACTS } from 'virtual:waterway-contacts'
import { SourcesButton } from '../../../data/sources/sources-button.tsx'
import { sourceDate } from '../../../data/sources/source-words.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { WaterLinks } from '../water-links.tsx'

type Kind = (typeof CONTACT_KINDS)[number]

const KINDS: readonly (readonly [Kind, string])[] = [
  ['emergency', 'Emergency'],
  ['police', 'Police'],
  ['enforcement', 'Game wardens and poaching'],
  ['agency', 'Rangers, lakes and dams'],
  ['reservations', 'Reservations'],
]

const telHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
const isPhone = (text: string) => /^[\d*()+ -]{3,}$/.test(text)

function Contact({ contact }: { readonly contact: WaterwayContact }) {
  const { name, phone, alsoCall, address, notes, sources, confidence } = contact
  const [source] = sources
  return (
    <Card as="li" className="flex flex-col gap-1">
      <h3 className="font-[650]">{name}</h3>
      <a
        href={telHref(phone)}
        aria-label={`Call ${name}, ${phone}`}
        className="inline-flex min-h-14 items-center gap-2 text-heading font-[650] text-accent-text underline underline-offset-4"
      >
        <Icon name="phone" />
        {phone}
      </a>
      {alsoCall !== null && (
        <p className="text-small">
          {isPhone(alsoCall) ? (
            <a
              href={telHref(alsoCall)}
              className="inline-flex min-h-touch items-center text-accent-text underline underline-offset-3"
            >
              Or {alsoCall}
            </a>
          ) : (
            alsoCall
          )}
        </p>
      )}
      {address !== null && <p className="text-small text-ink-muted">{address}</p>}
      {notes.map((note) => (
        <p key={note} className="text-small text-warn">
          {note}
        </p>
      ))}
      <p className="mt-auto flex flex-wrap items-center gap-x-3 text-caption text-ink-muted">
        {source && `Number ${sourceDate(source)}`}
        <SourcesButton about={`the number of ${name}`} sources={sources} confidence={confidence} />
      </p>
    </Card>
  )
}

const speaksOf = ({ name, address, notes }: WaterwayContact, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => [name, address, ...notes].join(' ').toLowerCase().includes(word))

/** `/emergency-waterway-contacts` */
export function Page() {
  const [typed, setTyped] = useState('')
  const found = WATERWAY_CONTACTS.filter((contact) => speaksOf(contact, typed.trim()))
  return (
    <>
      <PageHeader
        title="Emergency waterway contacts"
        lead="Whom to call about trouble on a river or lake. The list is part of the app: it opens with no signal, the call needs one."
      />
      <div className="mt-5 space-y-6">
        <p className="rounded-md border border-danger p-3 text-small">
          Somebody is in the water, hurt or missing: call <b>911</b> first. Say the river, the last put-in or bridge you
          passed, and your coordinates.
        </p>
        <SearchField
          label="Search contacts"
          placeholder="Buffalo, Beaver Lake, warden …"
          value={typed}
          onValue={setTyped}
          className="max-w-xl"
        />
        {found.length === 0 && <EmptyState icon="phone" title="No contact of that name" />}
        {KINDS.map(([kind, title]) => {
          const those = found.filter((contact) => contact.kind === kind)
          return those.length === 0 ? null : (
            <Section key={kind} id={kind} title={title}>
              <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
                {those.map((contact) => (
                  <Contact key={contact.id} contact={contact} />
                ))}
              </ul>
            </Section>
          )
        })}
        <WaterLinks here="/emergency-waterway-contacts" />
      </div>
    </>
  )
}
