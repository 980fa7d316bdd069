import { MESSAGE_CHANNELS, type MessageChannel } from '@bluffline/core'
import type { Channels, SendResult } from '../../../platform/channels/channel.ts'
import type { Letter, Reading } from './letter.ts'
import type { MessageRepository, Outcome, QueuedMessage } from './repository.ts'

export interface MessageService {
  /** Sends everything that is due, a few at a time; how many the providers took. */
  readonly deliver: () => Promise<number>
  /** Waits until nothing is on its way any more. */
  readonly settled: () => Promise<void>
}

export interface MessageServiceDeps {
  readonly repository: MessageRepository
  readonly channels: Channels
  /** What a message says at this moment and where it goes; or why it goes nowhere. */
  readonly read: (message: QueuedMessage) => Promise<Reading>
  /** A browser that is not there any more. */
  readonly forgetBrowser: (endpoint: string) => Promise<void>
  readonly now: () => Date
}

const AT_ONCE = 25
/** Between two tries; the last one again and again. */
const WAITS_S = [5, 15, 45, 120, 300, 900] as const
/** Where the call for help is just on its way, the news about it waits. */
const SOON_MS = 5_000

const waitMs = (attempts: number): number => (WAITS_S[Math.min(attempts, WAITS_S.length) - 1] ?? 5) * 1000

/** One message may go to several browsers; it is sent when one of them took it. */
const bestOf = (results: readonly SendResult[]): SendResult => {
  const order = ['sent', 'unknown', 'failed', 'gone', 'refused'] as const
  const sorted = results.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return sorted[0] ?? { kind: 'gone', problem: 'No browser is left to notify.' }
}

const NOT_SET_UP: SendResult = { kind: 'failed', problem: 'This server is not set up for that.' }

const createSend = ({ channels, forgetBrowser }: MessageServiceDeps) => {
  const push = async (letter: Letter & { channel: 'push' }, messageId: string): Promise<SendResult> => {
    const results = letter.to.map(async (to) => {
      const { payload, isUrgent } = letter
      const result = await channels.push.send({ to, payload, messageId, isUrgent })
      if (result.kind === 'gone') await forgetBrowser(to.endpoint)
      return result
    })
    return bestOf(await Promise.all(results))
  }
  return async (letter: Letter, messageId: string): Promise<SendResult> => {
    if (letter.channel === 'push') return push(letter, messageId)
    if (letter.channel === 'sms')
      return channels.sms?.send({ to: letter.to, text: letter.text, messageId }) ?? NOT_SET_UP
    return channels.email?.send({ to: letter.to, subject: letter.subject, text: letter.text, messageId }) ?? NOT_SET_UP
  }
}

export const createMessageService = (deps: MessageServiceDeps): MessageService => {
  const { repository, now } = deps
  let running: Promise<number> | null = null
  const send = createSend(deps)
  const outcomeOf = (message: QueuedMessage, result: SendResult): Outcome => {
    if (result.kind === 'sent') return { state: 'sent', at: now(), providerId: result.providerId }
    const { problem } = result
    if (result.kind === 'refused' || result.kind === 'gone') return { state: 'failed', problem }
    const nextAt = new Date(now().getTime() + waitMs(message.attempts))
    if (nextAt > message.giveUpAt) return { state: 'failed', problem }
    return { state: 'waiting', nextAt, problem, mayBeDoubled: result.kind === 'unknown' }
  }
  const deliverOne = async (message: QueuedMessage): Promise<boolean> => {
    const reading = await deps.read(message)
    if (reading.kind === 'drop') {
      await repository.settle(message, { state: 'dropped', problem: reading.problem })
      return false
    }
    if (reading.kind === 'later') {
      const nextAt = new Date(now().getTime() + SOON_MS)
      await repository.settle(message, { state: 'waiting', nextAt, problem: '', mayBeDoubled: false })
      return false
    }
    const result = await send(reading.letter, message.id)
    await repository.settle(message, outcomeOf(message, result))
    return result.kind === 'sent'
  }
  const deliverOver = async (channel: MessageChannel): Promise<number> => {
    let sent = 0
    for (;;) {
      const due = await repository.claim(channel, now(), AT_ONCE)
      if (due.length === 0) return sent
      // One that fails by a bug of ours keeps its lease and does not hold up the others.
      const results = await Promise.allSettled(due.map(deliverOne))
      sent += results.filter((result) => result.status === 'fulfilled' && result.value).length
      const broken = results.find((result) => result.status === 'rejected')
      if (broken) throw broken.reason
    }
  }
  // Side by side: a provider that does not answer holds up nobody else's.
  const deliverAll = async (): Promise<number> => {
    const results = await Promise.allSettled(MESSAGE_CHANNELS.map(deliverOver))
    const broken = results.find((result) => result.status === 'rejected')
    if (broken) throw broken.reason
    return results.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0)
  }
  return {
    deliver: () => (running ??= deliverAll().finally(() => (running = null))),
    settled: async () => {
      await running?.catch(() => {})
    },
  }
}
