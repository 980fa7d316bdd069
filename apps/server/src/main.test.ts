import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalog } from '@bluffline/content'
import type { Health, TrailReport, TrailReportReceipt } from '@bluffline/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { createServerDatabase } from './testing/test-database.ts'
import { startServerProcess } from './testing/server-process.ts'

const KILLS = 3
const POSTGRES = process.env['TEST_DATABASE_URL'] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'bluffline-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const report = (key: string): TrailReport => ({
  key,
  trailId: loadCatalog().trails[0]?.id ?? '',
  kind: 'closed',
  text: 'A tree lies across the trail.',
  position: null,
  writtenAt: '2026-11-21T12:00:00Z',
})

/** Sends reports one after the other until the server is gone; the receipts of those it acknowledged. */
const sendUntilGone = async (address: string, onReceipt: (count: number) => void): Promise<TrailReportReceipt[]> => {
  const receipts: TrailReportReceipt[] = []
  try {
    for (;;) {
      const body = JSON.stringify(report(randomUUID()))
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${address}/api/trail-reports`, { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
      receipts.push((await answer.json()) as TrailReportReceipt)
      onReceipt(receipts.length)
    }
  } catch (error) {
    // The connection breaks when the server is killed; a wrong answer is a failure of the test.
    if (!(error instanceof TypeError)) throw error
    return receipts
  }
}

/** Sent again under its key, a report that was kept gives the receipt of the first time. */
const expectKept = async (address: string, { key, receivedAt }: TrailReportReceipt) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/trail-reports`, {
    method: 'POST',
    headers,
    body: JSON.stringify(report(key)),
  })
  expect(await answer.json()).toEqual({ key, receivedAt })
}

describe('starting the server', () => {
  it('stops with one line that names the variable that is wrong', async () => {
    const server = startServerProcess({ DATA_DIR: folder, PORT: 'eighty' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe('Configuration: PORT must be a whole number from 0 to 65535.\n')
  })

  it('makes a database, keeps what it acknowledged through kill -9, and lets no second process in', async () => {
    // What a process leaves behind that was killed while it made the database.
    mkdirSync(join(folder, 'database-unfinished'))
    writeFileSync(join(folder, 'database-unfinished', 'PG_VERSION'), '18')

    const kept: TrailReportReceipt[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = startServerProcess({ DATA_DIR: folder })
      const address = await server.ready
      for (const receipt of kept.slice(-10)) await expectKept(address, receipt)
      kept.push(
        ...(await sendUntilGone(address, (count) => {
          if (count === 5 + kill * 7) server.signal('SIGKILL')
        })),
      )
      expect(await server.ended).toBe(null)
    }
    expect(kept.length).toBeGreaterThanOrEqual(36)
    expect(existsSync(join(folder, 'database-unfinished'))).toBe(false)

    const server = startServerProcess({ DATA_DIR: folder })
    const address = await server.ready
    for (const receipt of kept) await expectKept(address, receipt)

    const second = startServerProcess({ DATA_DIR: folder })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`The data folder ${folder} is in use by process ${server.pid}.`)

    const health = (await (await fetch(`${address}/api/health`)).json()) as Health
    expect(health).toMatchObject({ status: 'ok', database: { engine: 'pglite', ok: true }, integrations: {} })
    expect(health.catalog).toEqual(loadCatalog().counts)

    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).toContain('Stopped.')
  }, 240_000)

  it.skipIf(POSTGRES === '')(
    'lets two processes make and share one PostgreSQL database',
    async () => {
      const { address: DATABASE_URL, drop } = await createServerDatabase(POSTGRES)
      const servers = [startServerProcess({ DATABASE_URL }), startServerProcess({ DATABASE_URL })]
      for (const server of servers) {
        const health = (await (await fetch(`${await server.ready}/api/health`)).json()) as Health
        expect(health).toMatchObject({ status: 'ok', database: { engine: 'postgresql', ok: true } })
        expect(health.catalog).toEqual(loadCatalog().counts)
      }
      for (const server of servers) server.signal('SIGTERM')
      expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0])
      await drop()
    },
    120_000,
  )
})
