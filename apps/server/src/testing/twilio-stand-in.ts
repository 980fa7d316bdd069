import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const TWILIO = {
  accountSid: `AC${'a1'.repeat(16)}`,
  authToken: 'the-token-of-the-account',
  from: '+14795550100',
} as const

export interface SentText {
  readonly sid: string
  readonly to: string
  readonly from: string
  readonly body: string
  readonly callback: string
}

/** What the next call is answered with: taken, refused with a code, an error of the service, or nothing at all. */
export type NextAnswer = 'take' | { readonly status: number; readonly code: number } | 'hang-up' | 'take-and-hang-up'

/** Twilio's REST API as far as texts go, on this machine: the same form, the same basic authentication, the same answers. */
export const startTwilio = async () => {
  const texts: SentText[] = []
  let next: () => NextAnswer = () => 'take'
  let calls = 0
  const server = createServer(async (request, response) => {
    calls += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const wanted = `Basic ${Buffer.from(`${TWILIO.accountSid}:${TWILIO.authToken}`).toString('base64')}`
    if (request.headers.authorization !== wanted)
      return answer(401, { code: 20003, message: 'Authenticate', status: 401 })
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${TWILIO.accountSid}/Messages.json`)
      return answer(404, { code: 20404, message: 'not found', status: 404 })
    const what = next()
    if (what === 'hang-up') return request.socket.destroy()
    if (typeof what === 'object') return answer(what.status, { code: what.code, message: 'no', status: what.status })
    const sid = `SM${String(texts.length).padStart(32, '0')}`
    const field = (name: string) => form.get(name) ?? ''
    texts.push({ sid, to: field('To'), from: field('From'), body: field('Body'), callback: field('StatusCallback') })
    if (what === 'take-and-hang-up') return request.socket.destroy()
    return answer(201, { sid, status: 'queued', error_code: null })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    calls: () => calls,
    /** Decides what each call is answered with. */
    answerWith: (decide: () => NextAnswer) => (next = decide),
    to: (phone: string) => texts.filter(({ to }) => to === phone),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A call of Twilio's to us: the form and its signature. */
export const signedForm = (
  url: string,
  fields: Readonly<Record<string, string>>,
  authToken: string = TWILIO.authToken,
) => {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((all, name) => all + name + (fields[name] ?? ''), url)
  return {
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', authToken).update(text).digest('base64'),
    },
  }
}
