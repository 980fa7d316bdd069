import type { MessageProof } from '@bluffline/contract'
import { formatDate, type AlertEvent } from '@bluffline/core'
import type { AlertView } from '../../../data/emergency/alerts/alert-view.ts'

export interface DrillStep {
  readonly title: string
  /** `waiting`: not yet, or not known. */
  readonly state: 'done' | 'waiting' | 'failed'
  /** What shows it. */
  readonly proof: string
}

const timeOf = (log: readonly AlertEvent[], type: AlertEvent['type']): number | null =>
  log.find((event) => event.type === type)?.atMs ?? null

const at = (ms: number): string => formatDate(ms)

function messageStep(proof: MessageProof): DrillStep {
  const { contactName, channel, status, providerId, sentAt, receiptAt, problem } = proof
  const title = `${channel === 'sms' ? 'Text' : channel === 'email' ? 'E-mail' : 'Notification'} to ${contactName}`
  const isFailed = status === 'failed' || status === 'undelivered'
  const parts = [
    sentAt === null ? null : `taken by the provider ${at(Date.parse(sentAt))}`,
    providerId === null ? null : `as ${providerId}`,
    receiptAt === null ? null : `receipt “${status}” ${at(Date.parse(receiptAt))}`,
    problem,
  ].filter((part) => part !== null)
  return {
    title,
    state: isFailed ? 'failed' : sentAt === null ? 'waiting' : 'done',
    proof: parts.length === 0 ? 'In the queue of the server.' : `${parts.join(', ')}.`,
  }
}

interface Facts {
  readonly view: AlertView
  /** What the disk of this phone holds of it, read back; null where it holds nothing. */
  readonly onDisk: { readonly events: number; readonly positions: number } | null
}

const step = (title: string, isDone: boolean, proof: string): DrillStep => ({
  title,
  state: isDone ? 'done' : 'waiting',
  proof,
})

function countdown({ view: { row } }: Facts): DrillStep {
  const firedMs = timeOf(row?.log ?? [], 'fired')
  const proof = firedMs === null ? 'Runs, and can be cancelled.' : `Ended ${at(firedMs)} with nobody cancelling.`
  return step('Countdown', firedMs !== null, proof)
}

function kept({ onDisk }: Facts): DrillStep {
  const title = 'Kept on this phone'
  if (onDisk === null) return { title, state: 'failed', proof: 'The browser refused to keep it.' }
  return step(title, true, `Read back from the disk: ${onDisk.events} steps, ${onDisk.positions} positions.`)
}

function accepted({ view: { row, needsPhone } }: Facts): DrillStep {
  const title = 'Accepted by the server'
  const server = row?.server
  if (!server) return step(title, false, needsPhone ? 'This phone is signed out.' : (row?.problem ?? 'Not yet.'))
  const { id, receivedAt, positions } = server
  const time = at(Date.parse(receivedAt))
  return step(title, true, `Under the number ${id.slice(0, 8)}, ${time}, with ${positions} positions.`)
}

function taken({ view: { state, row } }: Facts): DrillStep {
  const title = 'Somebody is on it'
  const answer = state?.acknowledgements[0]
  if (!answer) return step(title, false, 'They open the link and press “I am on it”.')
  const who = row?.server?.recipients.find(({ contactId }) => contactId === answer.contactId)
  return step(title, true, `${who?.name ?? 'A contact'} said so ${at(answer.atMs)}.`)
}

function over({ view: { state, row } }: Facts): DrillStep {
  const title = 'Closed, and everybody told'
  if (!state?.closed) return step(title, false, 'End the drill above.')
  const isWaiting = row?.end?.isSent === false
  return step(title, !isWaiting, `Closed ${at(state.closed.atMs)}${isWaiting ? ', not sent yet' : ''}.`)
}

/** Every step of a drill with what proves it; a step nobody can prove is waiting. */
export function drillSteps(facts: Facts): readonly DrillStep[] {
  const server = facts.view.row?.server ?? null
  const messages = server?.messages.filter(({ about }) => about === 'raised') ?? []
  const nobody: DrillStep = {
    title: 'Messages',
    state: server ? 'failed' : 'waiting',
    proof: server
      ? 'The server reaches nobody: add yourself or a drill contact, and let them agree.'
      : 'After the server has it.',
  }
  const between = messages.length === 0 ? [nobody] : messages.map(messageStep)
  return [countdown(facts), kept(facts), accepted(facts), ...between, taken(facts), over(facts)]
}
