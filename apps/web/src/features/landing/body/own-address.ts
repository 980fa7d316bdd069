type Pressed = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const within = ({ origin, pathname, search, hash }: URL, own: string): string | null =>
  origin === own && !pathname.startsWith('/api/') ? pathname + search + hash : null

/** Where a plain press on a link leads within the app; null where the browser is to follow it itself. */
export function addressOfLink(target: EventTarget | null, pressed: Pressed, own: string): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || !isPlain(pressed) || link.target !== '' || link.hasAttribute('download')) return null
  return URL.canParse(link.href) ? within(new URL(link.href), own) : null
}

/** Where a form that only asks for a page leads. */
export function addressOfForm(target: EventTarget | null, own: string): string | null {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get' || !URL.canParse(target.action)) return null
  const address = new URL(target.action)
  for (const [name, value] of new FormData(target)) if (typeof value === 'string') address.searchParams.set(name, value)
  return within(address, own)
}
