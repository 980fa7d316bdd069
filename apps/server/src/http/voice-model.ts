import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The list is asked for anew; a file is named with its hash (`?sha256=…`), so it never changes under its address. */
const cacheControl = (path: string): string =>
  path.endsWith('manifest.json') ? 'no-cache' : 'public, max-age=31536000, immutable'

/** Offers the speech model, in parts too; without one the list is empty. */
export const serveVoiceModel = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'manifest.json'))) {
    app.get('/voice-model/manifest.json', (_request, reply) =>
      reply.header('cache-control', 'no-cache').send({ models: [] }),
    )
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/voice-model/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
    },
  })
}
