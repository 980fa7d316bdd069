import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Endpoint, LinkPage } from '@bluffline/contract'
import type { Db } from '../db/client.ts'
import type { Kept } from './record-examples.ts'
import type { Rider } from './riders.ts'

const NOUNS = [
  'emergency-contacts',
  'contact-confirmations',
  'alerts',
  'alert-pages',
  'ride-plans',
  'check-in-pages',
  'live-shares',
  'live-pages',
]
const nounOf = (id: string): string => id.split('.')[0] ?? ''

export const isEmergency = (id: string): boolean => NOUNS.includes(nounOf(id))

const CONTACT = { name: 'Jo', email: 'jo@example.org' }
const alert = () => ({ id: randomUUID(), riderName: 'Alex', firedAtMs: 0 })
const plan = () => ({ riderName: 'Alex', title: 'Mill Creek', leaveAtMs: 4e12, returnAtMs: 4.1e12, changedAtMs: 1 })
const SHARE = { riderName: 'Alex', minutes: 60 }
const POSITIONS = { positions: [{ lng: -93, lat: 35, atMs: 1000 }] }

/** A body that each of them takes; undefined for those without. */
export const emergencyBody = (id: string): object | undefined => {
  const bodies: Readonly<Record<string, object>> = {
    'emergency-contacts.put': CONTACT,
    'contact-confirmations.answer': { answer: 'yes' },
    'alerts.raise': alert(),
    'alerts.positions': POSITIONS,
    'alerts.close': { outcome: 'okay', atMs: 0 },
    'alert-pages.close': { outcome: 'okay' },
    'ride-plans.put': plan(),
    'ride-plans.extend': { returnAtMs: 4.2e12 },
    'ride-plans.positions': POSITIONS,
    'check-in-pages.answer': { moreMin: null },
    'live-shares.put': SHARE,
    'live-shares.positions': POSITIONS,
    'push.subscribe': {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      keys: { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') },
    },
    'push.unsubscribe': { endpoint: 'https://fcm.googleapis.com/fcm/send/none' },
  }
  return bodies[id]
}

const PAGES: Readonly<Record<string, LinkPage>> = {
  'contact-confirmations': 'confirm',
  'alert-pages': 'help',
  'check-in-pages': 'back',
}

/** A link as it was sent: the contact of the example is the first one of the rider. */
const linkTo = async (
  db: Db,
  page: LinkPage,
  { owner, aboutId }: { owner: Rider; aboutId: string },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const whose = { account_id: owner.user.id, about_id: aboutId, contact_id: randomUUID(), channel: 'email' as const }
  const hash = createHash('sha256').update(token).digest()
  await db
    .insertInto('secret_link')
    .values({ hash, page, ...whose, expires_at: '2099-01-01T00:00:00Z' })
    .execute()
  return token
}

const makeOne = async (noun: string, id: string, owner: Rider): Promise<void> => {
  if (noun === 'emergency-contacts' || noun === 'contact-confirmations')
    await owner.call('PUT', `/api/emergency-contacts/${id}`, { body: CONTACT })
  if (noun === 'alerts' || noun === 'alert-pages') await owner.call('POST', '/api/alerts', { body: { ...alert(), id } })
  if (noun === 'ride-plans' || noun === 'check-in-pages')
    await owner.call('PUT', `/api/ride-plans/${id}`, { body: plan() })
}

/** Something of the owner's that an endpoint speaks of: its id or, for a page, a link to it. */
export const emergencyTarget = async ({ id }: Endpoint, owner: Rider, db: Db): Promise<Kept> => {
  const kept = (name: string): Kept => ({ id: name, revision: 0, createdAt: '' })
  const [made, noun] = [randomUUID(), nounOf(id)]
  if (id.endsWith('.put')) return kept(made)
  if (noun.startsWith('live-')) {
    const answer = await owner.call('PUT', `/api/live-shares/${made}`, { body: SHARE })
    return kept(noun === 'live-pages' ? answer.json<{ token: string }>().token : made)
  }
  await makeOne(noun, made, owner)
  const page = PAGES[noun]
  return kept(page === undefined ? made : await linkTo(db, page, { owner, aboutId: made }))
}
