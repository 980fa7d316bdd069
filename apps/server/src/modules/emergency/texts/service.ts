import type { MessageRepository, Receipt } from '../messages/repository.ts'
import { readAnswer, type TextAnswer } from './answers.ts'
import type { TextRepository } from './repository.ts'

export interface TextService {
  /** What somebody wrote to our number; the answer to send, or null for none. */
  readonly hear: (phone: string, text: string) => Promise<string | null>
  /** What the provider says became of a text. */
  readonly receive: (receipt: {
    messageId: string
    providerId: string
    status: string
    errorCode: string | null
  }) => Promise<void>
}

export interface TextServiceDeps {
  readonly texts: TextRepository
  readonly messages: Pick<MessageRepository, 'receive'>
  readonly checkIn: (phone: string) => Promise<boolean>
  readonly now: () => Date
}

/** Twilio's words for where a text is: https://www.twilio.com/docs/messaging/api/message-resource#message-status-values. */
const RECEIPTS: Readonly<Record<string, Receipt>> = {
  accepted: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
}

const SAID = {
  checkedIn: 'Good. You are checked in, and whoever was told is told so.',
  onIt: 'Thank you. They know that you are on it. The link in the text shows where they are.',
  agreed: 'Thank you. You are an emergency contact now. STOP ends all texts.',
  again:
    'This is no person. Reply OK if you are on it. The link in the text shows where they are. In danger: call 911.',
} as const

export const createTextService = ({ texts, messages, checkIn, now }: TextServiceDeps): TextService => {
  const agree = async (phone: string) => {
    const hasAgreed = await texts.confirm(phone, now())
    if ((await texts.acknowledge(phone, now())) > 0) return SAID.onIt
    return hasAgreed ? SAID.agreed : null
  }
  /** Carriers answer STOP and START themselves. */
  const answers: Readonly<Record<TextAnswer, (phone: string) => Promise<string | null>>> = {
    stop: async (phone) => {
      await texts.stop(phone, now())
      return null
    },
    start: async (phone) => {
      await texts.start(phone)
      return null
    },
    back: async (phone) => ((await checkIn(phone)) ? SAID.checkedIn : null),
    yes: agree,
    other: async (phone) => ((await texts.isNeeded(phone)) ? SAID.again : null),
  }
  return {
    hear: (phone, text) => answers[readAnswer(text)](phone),
    receive: async ({ messageId, providerId, status, errorCode }) => {
      const receipt = RECEIPTS[status]
      if (receipt === undefined) return
      const code = errorCode === null ? '' : ` (${errorCode})`
      const problem = receipt === 'undelivered' ? `The carrier did not deliver it${code}.` : null
      await messages.receive(messageId, { status: receipt, providerId, at: now(), problem })
    },
  }
}
