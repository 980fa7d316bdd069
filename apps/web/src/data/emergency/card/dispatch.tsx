import type { WaterwayContact } from '@bluffline/contract'
import { useEffect, useState } from 'react'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Icon } from '../../../ui/icon.tsx'
import { telLink } from '../message-links.ts'

/**
 * Where a dispatcher of their own answers for the land, by county, as their source says. County sheriffs are not here: no list of their
 * numbers with a source was found, and 911 reaches them.
 */
const DISPATCH_OF: Readonly<Record<string, readonly string[]>> = {
  'nps-buffalo-dispatch': ['Newton', 'Searcy', 'Marion', 'Baxter'],
}

async function contactsFor(counties: readonly string[]): Promise<readonly WaterwayContact[]> {
  const ids = Object.keys(DISPATCH_OF).filter((id) => DISPATCH_OF[id]?.some((county) => counties.includes(county)))
  if (ids.length === 0) return []
  const all = (await import('@bluffline/content/waterway-contacts.json'))
    .default as unknown as readonly WaterwayContact[]
  return all.filter(({ id }) => ids.includes(id))
}

/** A dispatcher beside 911, where one is known with a source. */
export function Dispatch({ counties }: { readonly counties: readonly string[] }) {
  const [contacts, setContacts] = useState<readonly WaterwayContact[]>([])
  const key = counties.join()
  useEffect(() => {
    let isLeft = false
    void contactsFor(key.split(',')).then(
      (found) => !isLeft && setContacts(found),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [key])
  return contacts.map(({ id, name, phone, notes }) => (
    <div key={id} className="mt-2">
      <a href={telLink(phone)} className={buttonStyle({ size: 'outdoor', className: 'w-full' })}>
        <Icon name="phone" />
        {name}
      </a>
      <p className="mt-1 text-caption text-ink-muted">
        {phone}. {notes.join(' ')} For the land of the park.
      </p>
    </div>
  ))
}
