import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TextService } from './service.ts'

export interface TextHooksDeps {
  readonly texts: TextService
  /** Where the provider believes to call us. */
  readonly origin: string
  readonly isSigned: (call: { url: string; fields: URLSearchParams; signature: string }) => boolean
}

/** Where the provider of texts calls us. Not for riders, so not in the API's own list. */
export const TEXT_HOOKS = { receipts: '/api/sms/receipts', replies: '/api/sms/replies' } as const

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const twiml = (reply: FastifyReply, text: string | null): FastifyReply =>
  reply
    .type('text/xml; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?><Response>${text === null ? '' : `<Message>${xml(text)}</Message>`}</Response>`,
    )

/**
 * The two addresses the provider of texts calls, each call signed. They take forms, which nothing else here does. Without a right signature
 * they are as if they were not there.
 */
export const registerTextHooks = async (app: FastifyInstance, deps: TextHooksDeps): Promise<void> => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  const signed = (request: FastifyRequest): URLSearchParams | null => {
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const signature = request.headers['x-twilio-signature']
    if (typeof signature !== 'string') return null
    return deps.isSigned({ url: deps.origin + request.url, fields, signature }) ? fields : null
  }
  app.post(TEXT_HOOKS.receipts, async (request, reply) => {
    const fields = signed(request)
    const messageId = new URL(request.url, deps.origin).searchParams.get('message') ?? ''
    if (fields === null || !UUID.test(messageId)) return reply.callNotFound()
    await deps.texts.receive({
      messageId,
      providerId: fields.get('MessageSid') ?? '',
      status: fields.get('MessageStatus') ?? '',
      errorCode: fields.get('ErrorCode'),
    })
    return twiml(reply, null)
  })
  app.post(TEXT_HOOKS.replies, async (request, reply) => {
    const fields = signed(request)
    if (fields === null) return reply.callNotFound()
    return twiml(reply, await deps.texts.hear(fields.get('From') ?? '', fields.get('Body') ?? ''))
  })
}
