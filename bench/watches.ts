// `node bench/watches.ts [watches] [kills]`: that many ride plans (1,000 unless said otherwise) whose return times fall into one minute, while the
// server is killed and started again and again; then the same for the end of their grace, five minutes later. Each rider is to be asked once
// and each contact told once, within a minute of the time. Ends with 1 when one is not.
import { randomInt, randomUUID } from 'node:crypto'
import type { RidePlan } from '@bluffline/contract'
import { riders, startWorld } from './alert-world.ts'

const WATCHES = Number(process.argv[2] ?? 1000)
const EACH = 20
const GRACE_MIN = 5
const WINDOW_MS = 60_000
const LATE_MS = 60_000
const KILLS = Number(process.argv[3] ?? 3)

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const world = await startWorld()
let problems = 0
const count = (what: string, bad: number): void => {
  problems += bad
  console.log(`${bad === 0 ? 'ok ' : 'BAD'} ${what}: ${bad}`)
}

/** When each text came, by the title of its plan. */
const arrivals = new Map<string, number[]>()
const listen = () => {
  let seen = 0
  const look = () => {
    for (const { body } of world.twilio.texts.slice(seen)) {
      const title = /ride-\d+-/.exec(body)?.[0]
      if (title !== undefined) arrivals.set(title, [...(arrivals.get(title) ?? []), Date.now()])
    }
    seen = world.twilio.texts.length
  }
  const timer = setInterval(look, 100)
  return () => clearInterval(timer)
}

/** How late the first of each was, in milliseconds. */
const judge = (what: string, firedAt: readonly (readonly [dueMs: number, firedMs: number | null])[]): void => {
  const late = firedAt
    .map(([dueMs, firedMs]) => (firedMs === null ? Infinity : firedMs - dueMs))
    .toSorted((a, b) => a - b)
  const at = (part: number) =>
    Math.round((late[Math.min(late.length - 1, Math.floor(late.length * part))] ?? 0) / 100) / 10
  console.log(`${what}: median ${at(0.5)} s, 99 % ${at(0.99)} s, last ${at(1)} s after its time`)
  count(`${what} early`, late.filter((ms) => ms < 0).length)
  count(`${what} more than a minute late, or never`, late.filter((ms) => ms > LATE_MS).length)
}

const stopListening = listen()
try {
  const team = await riders(world, Math.ceil(WATCHES / EACH))
  const firstMs = Date.now() + 30_000 + WATCHES * 50
  const plans = Array.from({ length: WATCHES }, (_, number) => ({
    id: randomUUID(),
    title: `ride-${number}-`,
    rider: team[number % team.length],
    returnAtMs: firstMs + randomInt(WINDOW_MS),
  }))
  for (const { id, title, rider, returnAtMs } of plans) {
    const times = { leaveAtMs: Date.now() - 1000, returnAtMs, graceMin: GRACE_MIN, changedAtMs: 1 }
    const answer = await rider?.call('PUT', `/api/ride-plans/${id}`, { body: { riderName: title, title, ...times } })
    if (answer?.ok !== true) throw new Error(`A plan was refused: ${answer?.status}`)
  }
  console.log(`${WATCHES} plans left; the first is due in ${Math.round((firstMs - Date.now()) / 1000)} s`)
  const readAll = async () => {
    const lists = await Promise.all(
      team.map(async (rider) => (await (await rider.call('GET', '/api/ride-plans')).json()) as RidePlan[]),
    )
    return new Map(lists.flat().map((plan) => [plan.id, plan]))
  }
  const passTime = async (fromMs: number) => {
    await sleep(Math.max(0, fromMs - Date.now()))
    await world.killAgainAndAgain(KILLS, [5000, 15_000]).ended
    await sleep(Math.max(0, fromMs + WINDOW_MS + LATE_MS + 20_000 - Date.now()))
  }
  await passTime(firstMs)
  const asked = await readAll()
  judge(
    'riders asked (by the server)',
    plans.map(({ id, returnAtMs }) => [returnAtMs, Date.parse(asked.get(id)?.riderWarnedAt ?? '') || null]),
  )
  judge(
    'riders asked (at the provider)',
    plans.map(({ title, returnAtMs }) => [returnAtMs, arrivals.get(title)?.[0] ?? null]),
  )
  const doubledFirst = plans.filter(({ title }) => (arrivals.get(title)?.length ?? 0) > 1).length
  console.log(`${doubledFirst} of these texts came twice: the server was killed between the call and its note.`)
  arrivals.clear()
  await passTime(firstMs + GRACE_MIN * 60_000)
  const told = await readAll()
  const contactsAt = (id: string) => Date.parse(told.get(id)?.contactsAt ?? '')
  judge(
    'contacts told (at the provider)',
    plans.map(({ id, title }) => [contactsAt(id), arrivals.get(title)?.[0] ?? null]),
  )
  count('plans without their alert', plans.filter(({ id }) => told.get(id)?.alertId === null).length)
  const lists = await Promise.all(
    team.map(async (rider) => (await (await rider.call('GET', '/api/alerts')).json()) as { planId: string }[]),
  )
  count('plans with more than one alert', Math.abs(lists.flat().length - WATCHES))
  const doubled = plans.filter(({ title }) => (arrivals.get(title)?.length ?? 0) > 1).length
  console.log(`${doubled} of these texts came twice.`)
} finally {
  stopListening()
  await world.stop()
}
process.exitCode = problems > 0 ? 1 : 0
