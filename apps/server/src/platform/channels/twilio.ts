import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type SendResult, type TextChannel, withState } from './channel.ts'
import { PROVIDER_TIMEOUT_MS, wasNeverAsked } from './fetch-once.ts'

export interface TwilioConfig {
  readonly accountSid: string
  readonly authToken: string
  /** A number, or the id of a messaging service (`MG…`). */
  readonly from: string
  /** https://api.twilio.com */
  readonly base: string
  /** Where receipts go: `<receipts>?message=<id>`. */
  readonly receipts: string
}

/** Answers of the provider that another try will not change: https://www.twilio.com/docs/api/errors. */
const NEVER: Readonly<Record<number, string>> = {
  21211: 'The phone number does not exist.',
  21214: 'The phone number cannot be reached.',
  21408: 'Texts to that country are not switched on.',
  21610: 'The owner of the number wants no texts from us.',
  21612: 'The number cannot be texted from here.',
  21614: 'The number is no mobile phone.',
}

const accepted = z.object({ sid: z.string().min(1).max(100) })
const refused = z.object({ code: z.number() })

const resultOf = async (answer: Response): Promise<SendResult> => {
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) {
    const read = accepted.safeParse(body)
    // It said yes and not what it calls it: it has it.
    return { kind: 'sent', providerId: read.success ? read.data.sid : null }
  }
  const code = refused.safeParse(body).data?.code ?? 0
  const never = NEVER[code]
  if (never !== undefined) return { kind: 'refused', problem: never }
  return { kind: 'failed', problem: `The text service answered ${answer.status}.` }
}

/** Texts by Twilio's REST API. It knows no idempotency keys: what became of a broken try is told by its receipt alone. */
export const createTwilio = (config: TwilioConfig, fetchOf: typeof fetch): TextChannel => {
  const address = `${config.base}/2010-04-01/Accounts/${config.accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${config.accountSid}:${config.authToken}`).toString('base64')}`
  return withState(async ({ to, text, messageId }) => {
    const form = new URLSearchParams({
      To: to,
      [config.from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: config.from,
      Body: text,
      StatusCallback: `${config.receipts}?message=${messageId}`,
    })
    try {
      const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS)
      return await resultOf(await fetchOf(address, { method: 'POST', headers: { authorization }, body: form, signal }))
    } catch (error) {
      return wasNeverAsked(error)
        ? { kind: 'failed', problem: 'The text service cannot be reached.' }
        : { kind: 'unknown', problem: 'The text service did not answer.' }
    }
  })
}

/** Whether Twilio signed a call to us: HMAC-SHA1 over the address and the sorted fields, https://www.twilio.com/docs/usage/security. */
export const isSignedByTwilio = (
  { url, fields, signature }: { url: string; fields: URLSearchParams; signature: string },
  authToken: string,
): boolean => {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const text = url + sorted.map(([name, value]) => name + value).join('')
  const expected = Buffer.from(createHmac('sha1', authToken).update(text).digest('base64'))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
