import 'fake-indexeddb/auto'
import { alertStage } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { alertDevice, settled, START } from '../testing/alert-device.ts'
import { CONTACT, fakeAlertServer, type Line } from '../testing/fake-alert-server.ts'
import type { AlertEngine } from './alert-engine.ts'
import { NO_ANSWER, SIGN_IN } from './send-alerts.ts'

const stageOf = (engine: AlertEngine) => {
  const { state } = engine.read()
  return state && alertStage(state)
}
const setUp = (wish = {}) => {
  const server = fakeAlertServer()
  const device = alertDevice(server, wish)
  return { server, device, ...device.open() }
}

describe('an alert', () => {
  it('counts down, is raised, accepted, followed, answered and closed, each only when it is true', async () => {
    const { server, device, engine } = setUp()
    await engine.start(START)
    expect([stageOf(engine), server.calls]).toEqual(['counting', []])
    await device.fixAt(-92.8)
    await device.pass(2999)
    expect([stageOf(engine), server.calls]).toEqual(['counting', []])
    await device.pass(1)
    expect(stageOf(engine)).toBe('accepted')
    const [alert] = server.alerts.values()
    expect(alert?.body).toMatchObject({ riderName: 'Alex', isDrill: false, end: null })
    expect(alert?.positions.size).toBe(1)

    const atMs = device.now()
    const { id = '' } = alert?.body ?? {}
    alert?.events.push({ type: 'delivery', alertId: id, atMs, contactId: CONTACT, channel: 'sms', status: 'sent' })
    await device.pass(15_000)
    expect(stageOf(engine)).toBe('sent')
    alert?.events.push({ type: 'acknowledged', alertId: id, atMs, contactId: CONTACT })
    await device.pass(15_000)
    expect(stageOf(engine)).toBe('acknowledged')

    await engine.end('helpCame')
    expect([stageOf(engine), alert?.closedAt !== null]).toEqual(['closed', true])
    expect(device.marks.at(-1)).toBe('none')
    await device.pass(3_600_000)
    expect(server.calls.filter((call) => call === 'alerts.close')).toHaveLength(1)
  })

  it('carries the position the phone remembers, with its own time, where the receiver has not answered', async () => {
    const { server, device, engine } = setUp()
    device.remember(-92.8, 20 * 60_000)
    await engine.start(START)
    await device.pass(3000)
    const [alert] = server.alerts.values()
    expect([...(alert?.positions.keys() ?? [])]).toEqual([device.now() - 3000 - 20 * 60_000])
    await device.fixAt(-92.7)
    expect(alert?.positions.size).toBe(2)
  })

  it('carries no remembered position that is older than two hours, and none where positions are not shared', async () => {
    for (const [wish, agoMs] of [
      [{}, 3 * 60 * 60_000],
      [{ autoLocationShare: false }, 60_000],
    ] as const) {
      const { server, device, engine } = setUp(wish)
      device.remember(-92.8, agoMs)
      await engine.start(START)
      await device.pass(3000)
      expect([...server.alerts.values()][0]?.positions.size).toBe(0)
    }
  })

  it('that is cancelled during the countdown is sent nowhere', async () => {
    const { server, device, engine } = setUp()
    await engine.start(START)
    await device.pass(1000)
    await engine.cancel()
    await device.pass(3_600_000)
    expect([stageOf(engine), server.calls]).toEqual(['cancelled', []])
  })

  it('waits for days without a network, and goes by itself when it is back', async () => {
    const { server, device, engine } = setUp()
    server.state.line = () => 'dropped'
    device.ports.setOnline(false)
    await engine.start(START)
    await device.pass(3000)
    expect(stageOf(engine)).toBe('queued')
    expect(engine.read()).toMatchObject({ needsPhone: false, row: { problem: NO_ANSWER } })
    await device.pass(3 * 86_400_000)
    expect(stageOf(engine)).toBe('queued')
    server.state.line = () => 'good'
    device.ports.setOnline(true)
    await settled()
    expect([stageOf(engine), server.alerts.size]).toEqual(['accepted', 1])
  })

  it('of somebody signed out goes by the phone, and says that nobody was told', async () => {
    const { server, device, engine } = setUp()
    await engine.start({ ...START, owner: null })
    await device.pass(60_000)
    expect([stageOf(engine), server.calls, engine.read().needsPhone]).toEqual(['queued', [], true])
    await engine.handedToPhone()
    expect(stageOf(engine)).toBe('handedToPhone')
  })

  it('goes with the key of the device when the session has ended, and says so where there is none', async () => {
    const { server, device, engine, database } = setUp()
    server.state.session = false
    await engine.start(START)
    await device.pass(3000)
    expect(engine.read().row?.problem).toBe(SIGN_IN)
    await database.kept.put({ key: 'pass', token: 'pass-1', expiresMs: Infinity, userId: 'rider' })
    await device.pass(60_000)
    expect(stageOf(engine)).toBe('accepted')
  })

  it('is never sent as somebody else', async () => {
    const { server, device, engine, database } = setUp()
    device.user.id = 'other'
    await database.kept.put({ key: 'pass', token: 'pass-1', expiresMs: Infinity, userId: 'other' })
    await engine.start(START)
    await device.pass(600_000)
    expect([stageOf(engine), server.alerts.size]).toEqual(['queued', 0])
  })

  it('that ended before there was a network is sent as one that is over', async () => {
    const { server, device, engine } = setUp()
    server.state.line = () => 'dropped'
    await engine.start(START)
    await device.pass(3000)
    await engine.end('okay')
    server.state.line = () => 'good'
    await device.pass(60_000)
    const [alert] = server.alerts.values()
    expect(alert?.body.end).toMatchObject({ outcome: 'okay' })
    expect(engine.read().row?.end?.isSent).toBe(true)
  })

  it('is followed as often as set, less on a low battery, and not at all where the rider does not want it', async () => {
    const { server, device, engine } = setUp({ locationUpdateInterval: 60 })
    await engine.start(START)
    await device.pass(3000)
    const minute = async (lng: number) => {
      await device.pass(60_000)
      await device.fixAt(lng)
    }
    const count = () => [...server.alerts.values()][0]?.positions.size
    await device.fixAt(-92.8)
    await device.fixAt(-92.9)
    expect(count()).toBe(1)
    await minute(-92.81)
    await minute(-92.82)
    expect(count()).toBe(3)
    device.ports.setBattery(0.1)
    await minute(-92.83)
    await minute(-92.84)
    expect(count()).toBe(4)

    const quiet = setUp({ autoLocationShare: false })
    await quiet.engine.start(START)
    await quiet.device.fixAt(-92.8)
    await quiet.device.pass(3000)
    expect([...quiet.server.alerts.values()][0]?.positions.size).toBe(0)
  })

  it('begins once, however often it is pressed', async () => {
    const { server, device, engine } = setUp()
    await engine.start(START)
    await engine.start(START)
    await device.pass(3000)
    await engine.start(START)
    await device.pass(60_000)
    expect(server.alerts.size).toBe(1)
  })
})

describe('a page that is killed', () => {
  it('in the countdown takes it up again, and gives time to cancel', async () => {
    const { server, device, engine, kill } = setUp()
    await engine.start(START)
    kill()
    await device.pass(86_400_000)
    const next = device.open()
    await next.engine.resume()
    expect(stageOf(next.engine)).toBe('counting')
    await device.pass(9_000)
    expect(server.alerts.size).toBe(0)
    await device.pass(1_000)
    expect([stageOf(next.engine), server.alerts.size]).toEqual(['accepted', 1])
  })

  /** Cuts the line at one call, kills the page there, opens it again, and lets the alert come to its end. */
  async function survive(at: number, how: Line) {
    const { server, device, engine, kill } = setUp()
    server.state.line = (call) => (call === at ? how : 'good')
    await engine.start(START)
    await device.fixAt(-92.8)
    await device.pass(3000)
    await device.pass(31_000)
    await device.fixAt(-92.7)
    if (server.calls.length <= at) await engine.end('okay')
    kill()
    const next = device.open()
    await next.engine.resume()
    await device.pass(120_000)
    await next.engine.end('okay')
    await device.pass(120_000)
    next.kill()
    const last = device.open()
    await last.engine.resume()
    await device.pass(120_000)
    const rows = await last.database.alerts.toArray()
    last.kill()
    return { server, rows }
  }

  it.each([0, 1, 2, 3, 4, 5].flatMap((at) => (['dropped', 'lost'] as const).map((how) => [at, how] as const)))(
    'at call %d, %s: the alert is accepted once, closed, and nothing is said of it that nobody knows',
    async (at, how) => {
      const { server, rows } = await survive(at, how)
      expect([server.alerts.size, rows.length]).toEqual([1, 1])
      const [alert] = server.alerts.values()
      expect(alert?.closedAt).not.toBeNull()
      expect(alert?.positions.size).toBe(2)
      expect(rows[0]?.end?.isSent).toBe(true)
      expect(rows[0]?.log.filter(({ type }) => type === 'accepted')).toHaveLength(1)
      expect(rows[0]?.log.some(({ type }) => type === 'delivery')).toBe(false)
    },
  )
})
