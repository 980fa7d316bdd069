// `node bench/alerts.ts [alerts] [kills]`: raises that many alerts (1,000 unless said otherwise) over a line that is cut before and after
// each call, doubles calls and lies about the time, against a server that is killed again and again (six times) and a provider of texts
// that fails, hangs up and takes texts without saying so. Counts alerts that were lost, doubled or said to be what they were not.
// Ends with 1 when there is any.
import { randomInt, randomUUID } from 'node:crypto'
import type { Alert } from '@bluffline/contract'
import { type Rider, riders, startWorld, type World } from './alert-world.ts'

const ALERTS = Number(process.argv[2] ?? 1000)
const KILLS = Number(process.argv[3] ?? 6)
/** The server takes no more than 20 new ones of a rider in ten minutes. */
const EACH = 19
const AT_ONCE = 12
const YEAR_MS = 365 * 86_400_000

const chance = (percent: number): boolean => randomInt(100) < percent
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Raised {
  readonly id: string
  readonly rider: Rider
}

/** One try: cut before it is asked, cut after it was asked, asked twice, or plain. */
const attempt = async (world: World, { id, rider }: Raised, offMs: number): Promise<Alert | null> => {
  const nowMs = Date.now() + offMs
  const body = { id, riderName: 'Alex', firedAtMs: nowMs - 5000, note: id }
  const call = (signal: AbortSignal) =>
    rider.call('POST', '/api/alerts', { body, headers: { 'device-time': String(nowMs) }, signal })
  if (chance(15)) return null
  if (chance(20)) {
    const cut = new AbortController()
    setTimeout(() => cut.abort(), randomInt(1, 40))
    await call(cut.signal).catch(() => null)
    return null
  }
  const whole = AbortSignal.timeout(20_000)
  if (chance(10)) await Promise.all([call(whole), call(whole)]).catch(() => null)
  const answer = await call(whole).catch(() => null)
  return answer?.ok === true ? ((await answer.json()) as Alert) : null
}

/** As a device does it: again and again, with the same id, until the server says that it has it. */
const raiseUntilAccepted = async (world: World, raised: Raised): Promise<number> => {
  const offMs = chance(25) ? randomInt(-5, 5) * YEAR_MS : 0
  for (let tries = 1; ; tries += 1) {
    const alert = await attempt(world, raised, offMs)
    if (alert?.events.some(({ type }) => type === 'accepted') === true) return tries
    await sleep(randomInt(50, 400))
  }
}

const inTurns = async <T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> => {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
/** The alerts whose text the carrier says it delivered. */
const receipts = new Set<string>()

/** Tells the server of some texts what became of them, twice and in any order, whether it listens or not. */
const carrier = (): (() => void) => {
  let seen = 0
  const tell = (callback: string, status: string) => world.receipt(callback, status).catch(() => null)
  const look = () => {
    for (const { body, callback } of world.twilio.texts.slice(seen)) {
      const id = ID.exec(body)?.[0]
      if (id === undefined || !body.startsWith('SOS') || chance(50)) continue
      const status = chance(80) ? 'delivered' : 'undelivered'
      if (status === 'delivered') receipts.add(id)
      void Promise.all([tell(callback, status), tell(callback, 'sent'), tell(callback, status)])
    }
    seen = world.twilio.texts.length
  }
  const timer = setInterval(look, 50)
  return () => clearInterval(timer)
}

const world = await startWorld()
let problems = 0
const count = (what: string, bad: number): void => {
  problems += bad
  console.log(`${bad === 0 ? 'ok ' : 'BAD'} ${what}: ${bad}`)
}
try {
  const team = await riders(world, Math.ceil(ALERTS / EACH))
  const all: Raised[] = Array.from({ length: ALERTS }, (_, number) => {
    const rider = team[number % team.length]
    if (!rider) throw new Error('There are no riders.')
    return { id: randomUUID(), rider }
  })
  world.twilio.answerWith(() => {
    const dice = randomInt(100)
    if (dice < 12) return { status: 503, code: 20503 }
    if (dice < 18) return 'hang-up'
    return dice < 24 ? 'take-and-hang-up' : 'take'
  })
  const killer = world.killAgainAndAgain(KILLS, [2000, 9000])
  let tries = 0
  const stopCarrier = carrier()
  await inTurns(all, async (raised) => {
    await sleep(randomInt(1200))
    const used = await raiseUntilAccepted(world, raised)
    tries += used
  })
  const kills = await killer.stop()
  world.twilio.answerWith(() => 'take')
  console.log(`${ALERTS} alerts accepted after ${tries} tries and ${kills} kills; waiting for the queue …`)
  const read = async ({ id, rider }: Raised) => (await (await rider.call('GET', `/api/alerts/${id}`)).json()) as Alert
  const isDone = (alert: Alert) => alert.messages.every(({ status }) => status !== 'waiting')
  const alerts = new Map<string, Alert>()
  for (let left = all, round = 0; left.length > 0 && round < 200; round += 1) {
    await inTurns(left, async (raised) => alerts.set(raised.id, await read(raised)))
    left = left.filter(({ id }) => !isDone(alerts.get(id) ?? ({ messages: [{ status: 'waiting' }] } as Alert)))
    if (left.length > 0) await sleep(2000)
  }
  stopCarrier()
  const texts = new Map<string, number>()
  for (const { body } of world.twilio.texts) {
    const id = ID.exec(body)?.[0]
    if (body.startsWith('SOS') && id !== undefined) texts.set(id, (texts.get(id) ?? 0) + 1)
  }
  const lists = new Map<Rider, Alert[]>()
  for (const rider of team) lists.set(rider, (await (await rider.call('GET', '/api/alerts')).json()) as Alert[])
  const kept = [...lists.values()].flat().length
  const known = [...alerts.values()]
  const proofs = known.flatMap((alert) => alert.messages.map((message) => ({ alert, message })))
  count(
    'alerts the server lost',
    ALERTS - known.filter(({ events }) => events.some(({ type }) => type === 'accepted')).length,
  )
  count('alerts kept twice', Math.abs(kept - ALERTS))
  count(
    'alerts with more or fewer than one message to their contact',
    known.filter(({ messages }) => messages.length !== 1).length,
  )
  count('alerts whose text never came to the provider', all.filter(({ id }) => !texts.has(id)).length)
  count(
    'messages called sent that the provider never took',
    proofs.filter(({ alert, message }) => message.status === 'sent' && !texts.has(alert.id)).length,
  )
  count(
    'messages called delivered without a receipt',
    proofs.filter(({ alert, message }) => message.status === 'delivered' && !receipts.has(alert.id)).length,
  )
  count('messages given up', proofs.filter(({ message }) => message.status === 'failed').length)
  const doubled = [...texts].filter(([, number]) => number > 1)
  const unmarked = doubled.filter(([id]) => alerts.get(id)?.messages[0]?.mayBeDoubled !== true)
  count('texts that came twice without being marked so', unmarked.length)
  const wrongTime = known.filter(
    ({ firedAt, receivedAt }) => Math.abs(Date.parse(firedAt) - Date.parse(receivedAt)) > 15 * 60_000,
  )
  count('alerts with the time of a wrong clock', wrongTime.length)
  console.log(`${doubled.length} texts came twice: their first answer was lost, and they are marked.`)
  const delivered = proofs.filter(({ message }) => message.status === 'delivered').length
  console.log(`${delivered} are called delivered, ${receipts.size} receipts said so.`)
} finally {
  await world.stop()
}
process.exitCode = problems > 0 ? 1 : 0
