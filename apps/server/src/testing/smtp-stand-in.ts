import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface SentMail {
  readonly to: string
  readonly messageId: string
  readonly subject: string
  readonly text: string
}

const headerOf = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(mail)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? ''

/** Long lines are cut with a `=` at their end, and other bytes written as `=XX`. */
const decoded = (body: string): string =>
  body
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString())

/** A mail server that takes everything from who knows its password, or refuses as it is told. */
export const startMailServer = async () => {
  const mails: SentMail[] = []
  let refuse: { readonly code: number; readonly at: 'address' | 'data' } | null = null
  const error = (code: number) => Object.assign(new Error('no'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    // Nobody is waited for at the end of a test.
    closeTimeout: 10,
    onAuth: ({ username, password }, _session, done) =>
      username === 'bluffline' && password === 'secret' ? done(null, { user: username }) : done(error(535)),
    onRcptTo: (_address, _session, done) => done(refuse?.at === 'address' ? error(refuse.code) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse?.at === 'data') return done(error(refuse.code))
        const mail = Buffer.concat(chunks).toString()
        const [, ...body] = mail.split('\r\n\r\n')
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const messageId = headerOf(mail, 'Message-ID')
        mails.push({ to, messageId, subject: headerOf(mail, 'Subject'), text: decoded(body.join('\r\n\r\n')) })
        return done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://bluffline:secret@127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuseWith: (how: typeof refuse) => (refuse = how),
    to: (address: string) => mails.filter((mail) => mail.to === address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
