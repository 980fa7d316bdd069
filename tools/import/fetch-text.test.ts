import { afterEach, expect, it } from 'vitest'
import { fetchJson, fetchText } from './fetch-text.ts'
import { cutOff, impatientNet, json, type Loopback, startLoopback, status } from './loopback.ts'

let service: Loopback | null = null
const serve = async (...scripts: Parameters<typeof startLoopback>[0]) => (service = await startLoopback(scripts))
afterEach(() => service?.close())

it('tries again with growing pauses until a stumbling service answers', async () => {
  const { url } = await serve(status(500), status(502), json({ fine: true }))
  const net = impatientNet()
  expect(await fetchJson(net, url)).toEqual({ fine: true })
  expect(net.waitedMs).toEqual([1000, 2000])
})

it('waits as long as a busy service asks for', async () => {
  const { url } = await serve(status(429, '', { 'retry-after': '7' }), json(1))
  const net = impatientNet()
  expect(await fetchJson(net, url)).toBe(1)
  expect(net.waitedMs).toEqual([7000])
})

it('gives up after four tries, saying what the service said', async () => {
  const { url, asked } = await serve(status(503))
  await expect(fetchText(impatientNet(), url)).rejects.toThrow('it answered 503 Service Unavailable')
  expect(asked).toHaveLength(4)
})

it('does not ask again for what is not there', async () => {
  const { url, asked } = await serve(status(404))
  await expect(fetchText(impatientNet(), url)).rejects.toThrow('404')
  expect(asked).toHaveLength(1)
})

it('refuses a web page in place of data', async () => {
  const { url } = await serve(status(200, '<!DOCTYPE html><title>Sorry</title>'))
  await expect(fetchJson(impatientNet(), url)).rejects.toThrow('a web page instead of data')
})

it('asks again when the connection breaks off in the middle', async () => {
  const { url } = await serve(cutOff('{"half":'), json({ whole: 1 }))
  expect(await fetchJson(impatientNet(), url)).toEqual({ whole: 1 })
})

it('asks again for an answer that stops in the middle, and refuses it the second time', async () => {
  const { url, asked } = await serve(status(200, '{"type":"FeatureColl'))
  await expect(fetchJson(impatientNet(), url)).rejects.toThrow('no valid JSON')
  expect(asked).toHaveLength(2)
})
