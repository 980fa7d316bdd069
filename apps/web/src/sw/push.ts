/** What the server sends to this browser, as JSON: `PushMessage` of the contract. */
interface Told {
  readonly title: string
  readonly body: string
  /** Page to open, from the root. */
  readonly url: string
  readonly tag: string
  readonly isUrgent: boolean
}

interface Window {
  readonly focus: () => Promise<unknown>
  readonly navigate: (url: string) => Promise<unknown>
}
export interface PushScope {
  readonly registration: { readonly showNotification: (title: string, options: object) => Promise<void> }
  readonly clients: {
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly Window[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Only a page of our own is ever opened. */
const pageOf = (url: unknown): string => (/^\/(?![/\\])/.test(text(url)) ? text(url) : '/')

function readTold(message: unknown): Told | null {
  const { title, body, url, tag, isUrgent } = Object(message) as Partial<Record<keyof Told, unknown>>
  if (text(title) === '') return null
  return { title: text(title), body: text(body), url: pageOf(url), tag: text(tag), isUrgent: isUrgent === true }
}

/** Shows what the server tells; a browser takes the permission away from a page that shows nothing. */
export function showTold({ registration }: Pick<PushScope, 'registration'>, message: unknown): Promise<void> {
  const told = readTold(message)
  if (told === null) return registration.showNotification('Bluffline', { body: 'There is news in the app.', data: '/' })
  const { title, body, tag, url, isUrgent } = told
  return registration.showNotification(title, {
    body,
    ...(tag !== '' && { tag, renotify: true }),
    requireInteraction: isUrgent,
    icon: '/icons/apple-touch-icon.png',
    badge: '/icons/apple-touch-icon.png',
    data: url,
  })
}

/** Opens the page a notification speaks of, in a window of the app where one is open. */
export async function openTold({ clients }: Pick<PushScope, 'clients'>, data: unknown): Promise<void> {
  const url = pageOf(data)
  const [open] = await clients.matchAll({ type: 'window' })
  if (!open) return void (await clients.openWindow(url))
  await open.focus()
  await open.navigate(url)
}
