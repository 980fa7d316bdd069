import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { alertDevice, settled, START } from '../data/emergency/testing/alert-device.ts'
import { fakeAlertServer } from '../data/emergency/testing/fake-alert-server.ts'
import { createEmergencyDatabase } from '../data/emergency/emergency-database.ts'
import { wakeAlerts } from './wake-alerts.ts'

afterEach(() => vi.unstubAllGlobals())

const nobody = { matchAll: () => Promise.resolve([]) }

/** An alert that was raised with no network, in the database the worker looks into, with its page closed. */
async function leaveAlert() {
  const server = fakeAlertServer()
  server.state.line = () => 'dropped'
  const device = alertDevice(server)
  const page = device.open()
  await page.engine.start(START)
  await device.fixAt(-92.8)
  await device.pass(3000)
  const [row] = await page.database.alerts.toArray()
  const positions = await page.database.positions.toArray()
  page.kill()
  const database = createEmergencyDatabase()
  await database.alerts.clear()
  await database.positions.clear()
  if (row) await database.alerts.add(row)
  await database.positions.bulkAdd(positions)
  await database.kept.put({ key: 'pass', token: 'pass-1', expiresMs: Infinity, userId: 'rider' })
  database.close()
  return row
}

const listen = (status: number) => {
  const calls: { readonly path: string; readonly init: RequestInit }[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls.push({ path, init })
    return Promise.resolve(new Response('{}', { status }))
  })
  return calls
}

describe('the worker, when the network is back', () => {
  it('sends an alert whose page is closed, under its own number and the key of the device', async () => {
    const row = await leaveAlert()
    const calls = listen(200)
    await wakeAlerts(nobody)
    expect(calls.map(({ path }) => path)).toEqual(['/api/alerts'])
    const { headers, body } = calls[0]?.init ?? {}
    expect(headers).toMatchObject({ authorization: 'Bearer pass-1' })
    expect(JSON.parse(String(body))).toMatchObject({ id: row?.id, kind: 'sos', positions: [{ lng: -92.8 }] })
  })

  it('fails where the server could not, so that the browser comes again', async () => {
    await leaveAlert()
    listen(503)
    await expect(wakeAlerts(nobody)).rejects.toThrow('503')
  })

  it('leaves it to a page that is open', async () => {
    await leaveAlert()
    const calls = listen(200)
    const heard: string[] = []
    await wakeAlerts({ matchAll: () => Promise.resolve([{ postMessage: (text) => void heard.push(text) }]) })
    await settled()
    expect([heard, calls]).toEqual([['send-alerts'], []])
  })
})
