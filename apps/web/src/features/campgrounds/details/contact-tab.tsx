import type { Campground } from '@bluffline/contract'
import { formatCoordinate } from '@bluffline/core'
import type { ReactNode } from 'react'
import { directionsHref, gpsText, telHref } from '../../../data/campgrounds/campground-words.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { useToast } from '../../../ui/toast.tsx'
import { FactList } from './fact-list.tsx'

interface LinkProps {
  readonly href: string
  readonly icon: IconName
  readonly children: ReactNode
}

const isOnWeb = (href: string) => href.startsWith('http')

/** A link a finger can hit; to the web it opens beside the app. */
export function ContactLink({ href, icon, children }: LinkProps) {
  return (
    <a
      href={href}
      {...(isOnWeb(href) && { target: '_blank', rel: 'noreferrer' })}
      className="inline-flex min-h-touch max-w-full items-center gap-2 text-accent-text underline decoration-1 underline-offset-3 wrap-anywhere"
    >
      <Icon name={icon} sizePx={18} className="shrink-0" />
      {children}
    </a>
  )
}

/** Copies latitude and longitude, and says whether it worked. */
export function CopyGps({ campground }: { readonly campground: Campground }) {
  const { clipboard } = usePorts()
  const { show } = useToast()
  const copy = async () => {
    const text = gpsText(campground)
    if (await clipboard.copy(text)) show({ title: 'GPS copied', description: text, tone: 'ok' })
    else show({ title: 'Not copied', description: `The browser refused. It is ${text}.`, tone: 'danger' })
  }
  return (
    <Button icon="copy" onClick={() => void copy()}>
      Copy GPS
    </Button>
  )
}

/** How to reach a campground: call, write, book, drive. */
export function ContactTab({ campground }: { readonly campground: Campground }) {
  const { contact, location, pointNote } = campground
  const position = { lng: location.longitude, lat: location.latitude }
  return (
    <div className="space-y-4">
      <FactList
        facts={[
          { label: 'Phone', value: contact.phone === null ? null : <ContactLink href={telHref(contact.phone)} icon="phone">{contact.phone}</ContactLink> }, // prettier-ignore
          { label: 'E-mail', value: contact.email === null ? null : <ContactLink href={`mailto:${contact.email}`} icon="mail">{contact.email}</ContactLink> }, // prettier-ignore
          { label: 'Website', value: contact.website === null ? null : <ContactLink href={contact.website} icon="external">Website</ContactLink> }, // prettier-ignore
          { label: 'Reservations', value: contact.reservation_url === null ? null : <ContactLink href={contact.reservation_url} icon="ticket">Reserve a site</ContactLink> }, // prettier-ignore
          { label: 'Address', value: location.address },
          { label: 'GPS', value: formatCoordinate(position, 'decimal'), note: pointNote },
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <CopyGps campground={campground} />
        <ContactLink href={directionsHref(campground)} icon="navigate">
          Directions
        </ContactLink>
      </div>
      <p className="text-caption text-ink-muted">Numbers and addresses as listed by our sources.</p>
    </div>
  )
}
