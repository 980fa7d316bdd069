import { LINK_PAGES, type LinkPage, type PushMessage } from '@bluffline/contract'
import { contactsDueAtMs } from '@bluffline/core'
import type { PushAddress } from '../../../platform/channels/channel.ts'
import type { Letter, Reading } from './letter.ts'
import type { AddressNow, AlertNow, ReadingRepository } from './reading/repository.ts'
import type { QueuedMessage } from './repository.ts'
import {
  BACK_BY_TEXT,
  CONFIRM_BY_TEXT,
  closedWords,
  confirmWords,
  openingWords,
  overdueWords,
  raisedWords,
  riseWords,
  takenWords,
  type Words,
} from './words.ts'

export interface ReadDeps {
  readonly reading: ReadingRepository
  readonly wasRaised: (message: QueuedMessage) => Promise<'yes' | 'no' | 'sending'>
  /** Where the app is reached; null where that is not configured, and then nothing goes out but to browsers. */
  readonly origin: string | null
  readonly now: () => Date
}

const DAY_MS = 86_400_000
/** How long a link lives, from the moment it is sent. An alert that is closed ends its links earlier. */
const LINK_DAYS: Readonly<Record<LinkPage, number>> = { confirm: 14, help: 30, back: 7, live: 1 }

const drop = (problem: string): Reading => ({ kind: 'drop', problem })
const GONE = drop('What it was about is not there any more.')

/** Where one message goes. */
type To = { readonly address: AddressNow } | { readonly browsers: readonly PushAddress[] }

/** What is said about something: the words, the page a notification opens, and whether it may stay until it is touched. */
interface Told {
  readonly words: Words
  readonly page: string
  readonly isUrgent: boolean
  /** What one may answer by text. */
  readonly byText?: string
}

const letterFor = (message: QueuedMessage, to: To, told: Told): Letter | null => {
  const { subject, lines } = told.words
  if ('browsers' in to) {
    const push: PushMessage = {
      title: subject,
      body: lines.slice(1).join(' '),
      url: told.page,
      tag: message.id,
      isUrgent: told.isUrgent,
    }
    return { channel: 'push', to: to.browsers, payload: JSON.stringify(push), isUrgent: told.isUrgent }
  }
  const { address } = to.address
  if (message.channel === 'sms') {
    const text = [...lines, ...(told.byText === undefined ? [] : [told.byText])].join('\n')
    return { channel: 'sms', to: address, text }
  }
  return { channel: 'email', to: address, subject, text: `${lines.join('\n\n')}\n` }
}

/** Mints what a message leads to, and names its address. */
const createLink =
  ({ reading, origin, now }: ReadDeps) =>
  async (page: LinkPage, { accountId, aboutId, contactId, channel }: QueuedMessage): Promise<string> => {
    const expiresAt = new Date(now().getTime() + LINK_DAYS[page] * DAY_MS)
    const whose = channel === 'push' ? { contactId: null, channel: null } : { contactId, channel }
    const token = await reading.mint({ page, accountId, aboutId, ...whose, expiresAt })
    return `${origin ?? ''}${LINK_PAGES[page]}#${token}`
  }

const createTellOfAlert = (deps: ReadDeps) => {
  const link = createLink(deps)
  return async (message: QueuedMessage, alert: AlertNow): Promise<Told | Reading> => {
    const page = '/safety'
    if (message.kind === 'raised')
      return alert.closed
        ? drop('It was over before it could be sent.')
        : { words: raisedWords(alert, await link('help', message), deps.now()), page, isUrgent: true }
    if (message.kind === 'taken') {
      const name = alert.onIt[message.round]
      return name === undefined ? GONE : { words: takenWords(alert, name), page, isUrgent: true }
    }
    if (message.contactId !== null) {
      const raised = await deps.wasRaised(message)
      if (raised === 'sending') return { kind: 'later' }
      if (raised === 'no') return drop('The call for help never reached them.')
    }
    return { words: closedWords(alert), page, isUrgent: false }
  }
}

const createTellOfPlan = (deps: ReadDeps) => {
  const { reading, origin, now } = deps
  const link = createLink(deps)
  return async (message: QueuedMessage): Promise<Told | Reading> => {
    const plan = await reading.plan(message.accountId, message.aboutId)
    if (!plan) return GONE
    const isAsked = plan.stage === 'riderWarned' || plan.stage === 'contactsWarned'
    if (!isAsked || plan.round !== message.round) return drop('The rider has answered already.')
    const watch = { ...plan, stage: 'riderWarned' as const, leaveAtMs: 0, returnAtMs: plan.returnAt.getTime() }
    const contactsAtMs = contactsDueAtMs({ ...watch, riderWarnedAtMs: plan.riderWarnedAt?.getTime() ?? null })
    const address = await link('back', message)
    const words = overdueWords(plan, { link: address, contactsAt: new Date(contactsAtMs), now: now() })
    return { words, page: address.slice((origin ?? '').length), isUrgent: true, byText: BACK_BY_TEXT }
  }
}

export const createRead = (deps: ReadDeps): ((message: QueuedMessage) => Promise<Reading>) => {
  const { reading } = deps
  const [link, ofAlert, ofPlan] = [createLink(deps), createTellOfAlert(deps), createTellOfPlan(deps)]
  const address = (page: string) => `${deps.origin ?? ''}${page}`
  const ofOpening = async ({ accountId, aboutId }: QueuedMessage): Promise<Told | Reading> => {
    const opening = await reading.opening(accountId, aboutId)
    if (!opening) return GONE
    const page = `/campgrounds/${opening.campgroundId}`
    return { words: openingWords(opening, address(page)), page, isUrgent: false }
  }
  const ofRise = async ({ accountId, aboutId }: QueuedMessage): Promise<Told | Reading> => {
    const rise = await reading.rise(accountId, aboutId)
    const page = '/water-safety-alerts'
    return rise ? { words: riseWords(rise, address(page), deps.now()), page, isUrgent: true } : GONE
  }
  const ofQuestion = async (message: QueuedMessage, to: To): Promise<Told | Reading> => {
    if ('browsers' in to) return GONE
    const riderName = await reading.riderName(message.accountId)
    const words = confirmWords(riderName, to.address.contactName, await link('confirm', message))
    return { words, page: '/', isUrgent: false, byText: CONFIRM_BY_TEXT }
  }
  const tell = async (message: QueuedMessage, to: To): Promise<Told | Reading> => {
    const { kind, accountId, aboutId } = message
    if (kind === 'overdue') return ofPlan(message)
    if (kind === 'opening') return ofOpening(message)
    if (kind === 'rise') return ofRise(message)
    if (kind === 'confirm') return ofQuestion(message, to)
    const alert = await reading.alert(accountId, aboutId)
    return alert ? ofAlert(message, alert) : GONE
  }
  const whereTo = async ({ kind, accountId, contactId, channel }: QueuedMessage): Promise<To | Reading> => {
    if (channel === 'push') return { browsers: await reading.browsers(accountId) }
    if (deps.origin === null || contactId === null) return drop('This server does not know its own address.')
    const kept = await reading.address(accountId, contactId, channel)
    const wanted = kind === 'confirm' ? 'asked' : 'confirmed'
    return kept?.state === wanted ? { address: kept } : drop('The address is not to be written to any more.')
  }
  return async (message) => {
    const to = await whereTo(message)
    if ('kind' in to) return to
    const told = await tell(message, to)
    if ('kind' in told) return told
    const letter = letterFor(message, to, told)
    return letter ? { kind: 'letter', letter } : GONE
  }
}
