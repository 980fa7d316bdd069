import { createTransport } from 'nodemailer'
import { type MailChannel, type SendResult, withState } from './channel.ts'
import { PROVIDER_TIMEOUT_MS } from './fetch-once.ts'

export interface SmtpConfig {
  /** smtp://user:password@host:587 or smtps://… */
  readonly url: string
  readonly from: string
  /** Host of our addresses, for the id of a mail. */
  readonly host: string
}

/** Steps of the protocol after which the server may have the mail although we never heard so. */
const HANDED_OVER = new Set(['DATA', 'CHUNK'])

/** 5xx about the address is final, everything else may pass. Only a line that broke while the mail was handed over says nothing. */
const failureOf = (error: unknown): SendResult => {
  const { responseCode, code, command = '' } = error as { responseCode?: number; code?: string; command?: string }
  if (typeof responseCode === 'number')
    return responseCode >= 500 && code === 'EENVELOPE'
      ? { kind: 'refused', problem: 'The mail server does not take mail for that address.' }
      : { kind: 'failed', problem: `The mail server answered ${responseCode}.` }
  return HANDED_OVER.has(command)
    ? { kind: 'unknown', problem: 'The mail server did not answer.' }
    : { kind: 'failed', problem: 'The mail server cannot be reached.' }
}

/** Mail over SMTP. The id of a mail is ours and stays the same, so that a mailbox shows a repeated one once where it can. */
export const createSmtp = ({ url, from, host }: SmtpConfig): MailChannel => {
  const timeouts = {
    connectionTimeout: PROVIDER_TIMEOUT_MS / 2,
    greetingTimeout: PROVIDER_TIMEOUT_MS / 2,
    socketTimeout: PROVIDER_TIMEOUT_MS / 2,
  }
  const transport = createTransport({ url, ...timeouts }, { from })
  return withState(async ({ to, subject, text, messageId }) => {
    try {
      const id = `<${messageId}@${host}>`
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF' }
      await transport.sendMail({ to, subject, text, messageId: id, headers })
      return { kind: 'sent', providerId: id }
    } catch (error) {
      return failureOf(error)
    }
  })
}
