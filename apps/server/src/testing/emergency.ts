import { randomUUID } from 'node:crypto'
import type { Alert, EmergencyContact, NewAlert } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client.ts'
import { createMessaging } from '../platform/channels/messaging.ts'
import { startPushService } from './push-stand-in.ts'
import { newRider, type Rider, signIn } from './riders.ts'
import { startMailServer } from './smtp-stand-in.ts'
import { configWith, createTestApp } from './test-app.ts'
import { signedForm, startTwilio, TWILIO } from './twilio-stand-in.ts'

export const HOME = 'https://bluffline.example'

const tokenIn = (text: string): string => /#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? ''

const configOf = (twilioUrl: string, mailUrl: string) =>
  configWith({
    PUBLIC_URL: HOME,
    TWILIO_ACCOUNT_SID: TWILIO.accountSid,
    TWILIO_AUTH_TOKEN: TWILIO.authToken,
    TWILIO_FROM: TWILIO.from,
    TWILIO_URL: twilioUrl,
    SMTP_URL: mailUrl,
    MAIL_FROM: 'Bluffline <help@bluffline.example>',
  })

/** Providers on this machine, a clock that stands until it is moved, and as many servers on one database as a test wants. */
export const startEmergency = async (database: Database) => {
  const [twilio, mail, push] = [await startTwilio(), await startMailServer(), await startPushService()]
  const clock = { now: new Date('2026-11-21T18:00:00Z') }
  const config = configOf(twilio.url, mail.url)
  const startServer = async () => {
    const work: (() => Promise<unknown>)[] = []
    const every = (_periodMs: number, run: () => Promise<unknown>) => {
      work.push(run)
      return () => {}
    }
    const messaging = createMessaging(config, { fetch: push.fetch, isPushService: push.isPushService })
    const { app } = await createTestApp(database, { config, messaging, every, now: () => clock.now })
    const tick = async () => {
      for (const run of work) await run()
    }
    return { app, tick }
  }
  const first = await startServer()
  const { app, tick } = first
  const textFrom = async (from: string, words: string) => {
    const url = '/api/sms/replies'
    const fields = { From: from, To: TWILIO.from, Body: words, MessageSid: `SM${randomUUID().replaceAll('-', '')}` }
    const answer = await app.inject({ method: 'POST', url, ...signedForm(HOME + url, fields) })
    return /<Message>(.*)<\/Message>/.exec(answer.body)?.[1] ?? null
  }
  return {
    app,
    tick,
    clock,
    twilio,
    mail,
    push,
    startServer,
    textFrom,
    later: async (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
      await tick()
    },
    /** What a carrier says became of a text. */
    receipt: (callback: string, status: string) => {
      const fields = { MessageSid: 'SM0', MessageStatus: status }
      return app.inject({ method: 'POST', url: callback.slice(HOME.length), ...signedForm(callback, fields) })
    },
    tokenOf: {
      text: (to: string) => tokenIn(twilio.to(to).at(-1)?.body ?? ''),
      mail: (to: string) => tokenIn(mail.to(to).at(-1)?.text ?? ''),
    },
    stop: async () => {
      await app.close()
      twilio.close()
      push.close()
      await mail.close()
    },
  }
}

export type Emergency = Awaited<ReturnType<typeof startEmergency>>

let numbers = 100
/** A number nobody has. */
export const newPhone = (): string => `+1479555${String((numbers += 1)).padStart(4, '0')}`

/** A rider whose access token is good whatever time it is. */
export const lastingRider = async (app: FastifyInstance): Promise<Rider> => {
  const who = await newRider(app)
  return { ...who, call: async (...call) => (await signIn(app, who.user.username)).call(...call) }
}

/** A contact with a phone and a mail address, who has agreed by both. */
export const confirmedContact = async (
  at: Emergency,
  rider: Rider,
  more: { readonly name?: string; readonly role?: 'contact' | 'drill' | 'self' } = {},
) => {
  const id = randomUUID()
  const [phone, email] = [newPhone(), `${id}@example.org`]
  const body = { name: 'Jo', ...more, phone, email }
  await rider.call('PUT', `/api/emergency-contacts/${id}`, { body })
  await at.tick()
  await at.textFrom(phone, 'YES')
  const answer = {
    method: 'POST',
    url: `/api/contact-confirmations/${at.tokenOf.mail(email)}`,
    payload: { answer: 'yes' },
  } as const
  await at.app.inject(answer)
  return { id, phone, email }
}

export const contactsOf = async (rider: Rider): Promise<EmergencyContact[]> =>
  (await rider.call('GET', '/api/emergency-contacts')).json<{ contacts: EmergencyContact[] }>().contacts

/** Raises an alert; the answer as the device gets it. */
export const raise = async (
  rider: Rider,
  at: { readonly clock: { readonly now: Date } },
  more: Partial<NewAlert> = {},
) => {
  const firedAtMs = at.clock.now.getTime()
  const body: NewAlert = { id: randomUUID(), riderName: 'Alex', firedAtMs, ...more }
  return (await rider.call('POST', '/api/alerts', { body })).json<Alert>()
}
