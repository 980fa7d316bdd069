import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { serveVoiceModel } from './voice-model.ts'

async function serverOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'bluffline-model-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const app = fastify()
  await serveVoiceModel(app, folder)
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  return app
}

it('serves the speech model in parts, and for good', async () => {
  const app = await serverOf({ 'manifest.json': '{"models":[1]}', 'base-encoder.onnx': '0123456789' })
  const part = await app.inject({ url: '/voice-model/base-encoder.onnx?sha256=ab', headers: { range: 'bytes=2-4' } })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  expect(part.headers['cache-control']).toContain('immutable')
  expect((await app.inject('/voice-model/manifest.json')).headers['cache-control']).toBe('no-cache')
})

it('offers none where there is none', async () => {
  const app = await serverOf({})
  expect((await app.inject('/voice-model/manifest.json')).json()).toEqual({ models: [] })
})
