// `node bench/kill-server.ts [kills]`: kills the server in the middle of its writes, again and again (20 times unless said
// otherwise), and counts what it acknowledged and does not have, and what it has twice. Ends with 1 when there is any.
import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { loadCatalog } from '@bluffline/content'
import type { TrailReport, TrailReportReceipt } from '@bluffline/contract'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const KILLS = Number(process.argv[2] ?? 20)
const WRITERS = 4
const LONGEST_RUN_MS = 3000

const folder = mkdtempSync(join(tmpdir(), 'bluffline-kill-'))
const trailId = loadCatalog().trails[0]?.id ?? ''

const reportOf = (key: string): TrailReport => ({
  key,
  trailId,
  kind: 'other',
  text: 'Written while the server was being killed.',
  position: null,
  writtenAt: '2026-01-01T00:00:00Z',
})

const start = async () => {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      RATE_LIMIT_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready: (http:\/\/\S+)/.exec(line)?.[1]
    if (address !== undefined) return { child, ended, address }
  }
  throw new Error('The server did not start.')
}

const send = async (address: string, key: string): Promise<TrailReportReceipt> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/trail-reports`, {
    method: 'POST',
    headers,
    body: JSON.stringify(reportOf(key)),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as TrailReportReceipt
}

/** Writes until the connection breaks; what was acknowledged goes into `receipts`. */
const write = async (address: string, receipts: TrailReportReceipt[]): Promise<void> => {
  try {
    for (;;) receipts.push(await send(address, randomUUID()))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

const receipts: TrailReportReceipt[] = []
const startsMs: number[] = []
let lost = 0
try {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const begunMs = performance.now()
    const { child, ended, address } = await start()
    startsMs.push(performance.now() - begunMs)
    const before = receipts.length
    const afterMs = randomInt(50, LONGEST_RUN_MS)
    setTimeout(() => child.kill('SIGKILL'), afterMs)
    await Promise.all(Array.from({ length: WRITERS }, () => write(address, receipts)))
    await ended
    console.log(`kill ${kill} after ${afterMs} ms: ${receipts.length - before} writes acknowledged`)
  }
  const { child, ended, address } = await start()
  for (const { key, receivedAt } of receipts) {
    // A report that is there answers with the time of its first receipt; one that was lost is received anew.
    if ((await send(address, key)).receivedAt !== receivedAt) lost += 1
  }
  child.kill('SIGTERM')
  await ended
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const slowestMs = Math.round(Math.max(...startsMs.slice(1)))
console.log(
  `${KILLS} kills, ${receipts.length} writes acknowledged, ${lost} lost; slowest start after a kill ${slowestMs} ms`,
)
process.exitCode = lost > 0 ? 1 : 0
