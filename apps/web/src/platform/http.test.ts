import { getTrail, listTrails } from '@bluffline/contract'
import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'
import { fakeFetch } from './fakes/fake-fetch.ts'
import { HttpError } from './http-error.ts'
import { createHttp } from './http.ts'

const httpWith = (routes: Record<string, unknown>, online = true) => {
  const server = fakeFetch(routes, () => online)
  return { http: createHttp(server.fetch), requests: server.requests }
}

describe('reading by key', () => {
  it('asks for the path that the parts of the key give', async () => {
    const { http, requests } = httpWith({ 'GET /api/waypoints/7': { id: 7 } })
    expect(await http.read(['/api/waypoints', 7])).toEqual({ id: 7 })
    expect(requests).toEqual(['GET /api/waypoints/7'])
  })

  it('fails with the status, a colon and the body', async () => {
    const { http } = httpWith({ 'GET /api/x': new Response('out of gas', { status: 503 }) })
    await expect(http.read(['/api/x'])).rejects.toThrow(new HttpError(503, 'out of gas'))
    await expect(http.read(['/api/x'])).rejects.toHaveProperty('message', '503: out of gas')
  })

  it('fails with the status text where the body is empty', async () => {
    const { http } = httpWith({ 'GET /api/x': new Response('', { status: 502, statusText: 'Bad Gateway' }) })
    await expect(http.read(['/api/x'])).rejects.toHaveProperty('message', '502: Bad Gateway')
  })

  it('makes null of a 401 only when asked to', async () => {
    const { http } = httpWith({ 'GET /api/me': new Response('no', { status: 401 }) })
    expect(await http.read(['/api/me'], { on401: 'returnNull' })).toBeNull()
    await expect(http.read(['/api/me'])).rejects.toHaveProperty('status', 401)
  })

  it('bears an empty answer', async () => {
    const { http } = httpWith({ 'GET /api/me': new Response('') })
    expect(await http.read(['/api/me'])).toBeNull()
  })

  it('fails like the browser without a network', async () => {
    const { http } = httpWith({ 'GET /api/x': 1 }, false)
    await expect(http.read(['/api/x'])).rejects.toThrow(TypeError)
  })
})

describe('writing', () => {
  it('sends JSON, and form data as it is', async () => {
    const seen: (string | null)[] = []
    const note = async (request: Request) => {
      const type = request.headers.get('content-type')
      seen.push(type?.split(';')[0] ?? null, type === 'application/json' ? await request.text() : null)
      return { ok: true }
    }
    const { http } = httpWith({ 'POST /api/reports': note, 'PUT /api/photo': note })
    const form = new FormData()
    form.set('photo', 'bytes')
    await http.write({ method: 'POST', path: '/api/reports', body: { text: 'tree down' } })
    await http.write({ method: 'PUT', path: '/api/photo', body: form })
    expect(seen).toEqual(['application/json', '{"text":"tree down"}', 'multipart/form-data', null])
  })
})

describe('calling an endpoint of the contract', () => {
  it('fills in and escapes path parameters and the query', () => {
    expect(addressOf(getTrail, { params: { id: 'mill-creek' } })).toBe('/api/trails/mill-creek')
    const address = addressOf(listTrails, { query: { q: 'brok creek', openOn: undefined } })
    expect(address).toBe('/api/trails?q=brok+creek')
  })

  it('refuses an answer that does not fit its schema', async () => {
    const { http } = httpWith({ 'GET /api/trails': [{ id: 'half a trail' }] })
    await expect(http.call(listTrails, {})).rejects.toThrow()
  })

  it('tells the code and the sentence of a failure', async () => {
    const { http } = httpWith({})
    const error: unknown = await http
      .call(getTrail, { params: { id: 'atlantis' } })
      .catch((failure: unknown) => failure)
    expect(error instanceof HttpError && error.answer).toEqual({ code: 'not_found', message: 'Not found' })
  })
})
