import type { Alert, NewAlert } from '@bluffline/contract'
import type { ServerAlertEvent } from '@bluffline/core'
import { HttpError } from '../../../platform/http-error.ts'
import type { HttpPort } from '../../../platform/http.ts'

interface Raised {
  readonly body: NewAlert
  readonly events: ServerAlertEvent[]
  readonly positions: Set<number>
  closedAt: string | null
}

/** What happens to a call on its way. `dropped`: it never arrives. `lost`: it is done, and nobody hears of it. */
export type Line = 'good' | 'dropped' | 'lost'

interface Call {
  readonly params?: { readonly id: string }
  readonly body?: unknown
  readonly bearer?: string
}

/** What the server knows and does. */
function serverSide() {
  const alerts = new Map<string, Raised>()
  const state = { line: (_call: number): Line => 'good', session: true, pass: 'pass-1', contacts: 1 }
  const answer = (id: string): Alert => {
    const { body, events, positions, closedAt } = alerts.get(id) ?? fail(404)
    const at = new Date(body.firedAtMs).toISOString()
    const recipients = Array.from({ length: state.contacts }, (_, i) => ({
      contactId: CONTACT,
      name: `Contact ${i + 1}`,
      channels: ['sms' as const],
      acknowledgedAt: null,
    }))
    const base = { id, kind: body.kind ?? 'sos', isDrill: body.isDrill ?? false, firedAt: at, receivedAt: at, closedAt }
    return { ...base, planId: null, recipients, events: [...events], messages: [], positions: positions.size }
  }
  const raise = (body: NewAlert): Alert => {
    const known = alerts.get(body.id) ?? {
      body,
      events: [{ type: 'accepted' as const, alertId: body.id, atMs: body.firedAtMs }],
      positions: new Set<number>(),
      closedAt: null,
    }
    alerts.set(body.id, known)
    for (const { atMs } of body.positions ?? []) known.positions.add(atMs)
    if (body.end) close(body.id, body.end)
    return answer(body.id)
  }
  const close = (id: string, { outcome, atMs }: { outcome: 'okay' | 'helpCame' | 'falseAlarm'; atMs: number }) => {
    const known = alerts.get(id) ?? fail(404)
    if (known.closedAt !== null) return
    known.closedAt = new Date(atMs).toISOString()
    known.events.push({ type: 'closed', alertId: id, atMs, contactId: null, outcome })
  }
  const act = (id: string, { params, body }: Call): unknown => {
    const alertId = params?.id ?? ''
    switch (id) {
      case 'alerts.raise':
        return raise(body as NewAlert)
      case 'alerts.positions': {
        const known = alerts.get(alertId) ?? fail(404)
        const { positions } = body as { positions: readonly { atMs: number }[] }
        if (known.closedAt === null) for (const { atMs } of positions) known.positions.add(atMs)
        return { received: positions.length, closedAt: known.closedAt }
      }
      case 'alerts.close':
        close(alertId, body as { outcome: 'okay'; atMs: number })
        return answer(alertId)
      default:
        return answer(alertId)
    }
  }
  return { alerts, state, act }
}

/** The server's side of alerts, as its contract has it, behind a line that can be cut at any call. */
export function fakeAlertServer() {
  const { alerts, state, act } = serverSide()
  const calls: string[] = []
  const call = (endpoint: { readonly id: string }, input: Call): Promise<unknown> => {
    const way = state.line(calls.push(endpoint.id) - 1)
    if (way === 'dropped') return Promise.reject(new TypeError('Failed to fetch'))
    if (input.bearer === undefined ? !state.session : input.bearer !== state.pass) return Promise.reject(refusal(401))
    try {
      const done = act(endpoint.id, input)
      return way === 'lost' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(done)
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return { http: { call } as unknown as Pick<HttpPort, 'call'>, alerts, calls, state }
}

export const CONTACT = '00000000-0000-4000-8000-0000000000c1'

const refusal = (status: number) => new HttpError(status, JSON.stringify({ code: 'unauthenticated', message: 'No.' }))
const fail = (status: number): never => {
  throw refusal(status)
}
