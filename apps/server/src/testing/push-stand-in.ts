import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PushMessage, pushMessage } from '@bluffline/contract'

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Reads what was encrypted for a browser, as RFC 8291 and RFC 8188 say; throws where it was not. */
const decrypt = (
  body: Buffer,
  browser: { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer },
): string => {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0))
  const cipherText = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.ecdh.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', browser.ecdh.computeSecret(senderKey), browser.auth, info, 32))
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(cipherText.subarray(-16))
  const plain = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** Whether the sender is the server the browser subscribed to (RFC 8292). */
const isSigned = (authorization: string, publicKey: string, audience: string): boolean => {
  const [, header = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = bytesOf(publicKey)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const said = JSON.parse(bytesOf(claims).toString() || '{}') as {
    aud?: string
    exp?: number
    sub?: string
  }
  const verified = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    bytesOf(signature),
  )
  const claimsFit = said.aud === audience && typeof said.exp === 'number' && typeof said.sub === 'string'
  return key === publicKey && verified && claimsFit
}

/** Browsers' push services are reached by https alone. */
const ORIGIN = 'https://push.example'

/** A push service with one browser behind it: checks who writes, decrypts what is written. */
export const startPushService = async () => {
  const shown: (PushMessage & { readonly topic: string })[] = []
  let status = 201
  let publicKey = ''
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { authorization = '', ttl, topic, 'content-encoding': encoding } = request.headers
    if (!isSigned(authorization, publicKey, ORIGIN) || ttl === undefined) return response.writeHead(403).end()
    if (encoding !== 'aes128gcm') return response.writeHead(415).end()
    if (status < 300) {
      const message = pushMessage.parse(JSON.parse(decrypt(Buffer.concat(chunks), { ecdh, auth })))
      shown.push({ ...message, topic: String(topic) })
    }
    return response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetchOf: typeof fetch = (input, init) => fetch(String(input).replace(ORIGIN, local), init)
  return {
    /** What the browser hands on, where it believes the server with this key. */
    subscribe: (serverKey: string) => {
      publicKey = serverKey
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint: `${ORIGIN}/browser-1`, keys }
    },
    /** Leads the address of the service to this machine; everything else goes where it says. */
    fetch: fetchOf,
    isPushService: (endpoint: string) => endpoint.startsWith(ORIGIN),
    shown,
    answerWith: (code: number) => (status = code),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
