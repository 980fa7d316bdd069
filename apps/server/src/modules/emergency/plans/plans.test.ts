import { randomUUID } from 'node:crypto'
import type { AlertPage, CheckInPage, RidePlan, RidePlanFields } from '@bluffline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../db/client.ts'
import { confirmedContact, type Emergency, lastingRider, startEmergency } from '../../../testing/emergency.ts'
import type { Rider } from '../../../testing/riders.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

let database: Database
let at: Emergency
beforeAll(async () => {
  database = await openTestDatabase()
  at = await startEmergency(database)
})
afterAll(async () => {
  await at.stop()
  await database.close()
})

const MIN = 60_000
/** Back in two hours, with half an hour of grace. */
const leave = async (who: Rider, more: Partial<RidePlanFields> = {}, id: string = randomUUID()) => {
  const nowMs = at.clock.now.getTime()
  const times = { leaveAtMs: nowMs - MIN, returnAtMs: nowMs + 120 * MIN, graceMin: 30, changedAtMs: nowMs }
  const body = { riderName: 'Alex', title: 'Mill Creek', ...times, ...more }
  return (await who.call('PUT', `/api/ride-plans/${id}`, { body })).json<RidePlan>()
}
const plansOf = async (who: Rider) => (await who.call('GET', '/api/ride-plans')).json<RidePlan[]>()
/** A rider who can be texted, and somebody who waits for them. */
const party = async () => {
  const who = await lastingRider(at.app)
  const self = await confirmedContact(at, who, { name: 'Alex', role: 'self' })
  return { who, self, jo: await confirmedContact(at, who) }
}
const asked = (phone: string) => at.twilio.to(phone).filter(({ body }) => body.startsWith('Are you back?'))
const overdue = (phone: string) => at.twilio.to(phone).filter(({ body }) => body.includes('is overdue from a ride'))

describe('a plan that is watched', () => {
  it('asks the rider at the return time, tells the contacts after the grace, each once, whichever server looks', async () => {
    const { who, self, jo } = await party()
    const plan = await leave(who, { notes: 'Red side-by-side', vehicle: 'RZR 1000', trailIds: ['zebulon-gap'] })
    const positions = [{ lng: -93.2, lat: 35.7, atMs: at.clock.now.getTime() }]
    await who.call('POST', `/api/ride-plans/${plan.id}/positions`, { body: { positions, batteryPercent: 12 } })
    const second = await at.startServer()
    const both = async (minutes: number) => {
      await Promise.all([at.later(minutes), second.tick()])
      await Promise.all([at.tick(), second.tick()])
    }
    await both(119)
    expect([asked(self.phone).length, overdue(jo.phone).length]).toEqual([0, 0])
    await both(1)
    expect([asked(self.phone).length, overdue(jo.phone).length]).toEqual([1, 0])
    await both(29)
    expect(overdue(jo.phone)).toHaveLength(0)
    await both(1)
    await both(60)
    expect([asked(self.phone).length, overdue(jo.phone).length]).toEqual([1, 1])
    await second.app.close()
    const page = await at.app.inject(`/api/alert-pages/${at.tokenOf.text(jo.phone)}`)
    expect(page.json<AlertPage>()).toMatchObject({
      kind: 'overdue',
      plan: { title: 'Mill Creek', notes: 'Red side-by-side', vehicle: 'RZR 1000', trailIds: ['zebulon-gap'] },
      positions: [{ lng: -93.2, lat: 35.7 }],
      batteryPercent: 12,
    })
    const [now] = await plansOf(who)
    expect(now?.stage).toBe('contactsWarned')
    await who.call('POST', `/api/ride-plans/${plan.id}/check-in`)
    await at.tick()
    expect(at.twilio.to(jo.phone).at(-1)?.body).toContain('Over: Alex is all right.')
    expect((await plansOf(who))[0]).toMatchObject({ stage: 'checkedIn', endedBy: 'app', alertId: now?.alertId })
  })

  it('is quiet after a check-in over the link or by a text, and only clear words check in', async () => {
    for (const by of ['link', 'text'] as const) {
      const { who, self, jo } = await party()
      await leave(who)
      await at.later(121)
      if (by === 'link') {
        const url = `/api/check-in-pages/${at.tokenOf.text(self.phone)}`
        expect((await at.app.inject(url)).json<CheckInPage>()).toMatchObject({
          stage: 'riderWarned',
          title: 'Mill Creek',
        })
        await at.app.inject({ method: 'POST', url, payload: { moreMin: null } })
      } else {
        await at.textFrom(self.phone, 'I am not back yet, help')
        expect((await plansOf(who))[0]?.stage).toBe('riderWarned')
        expect(await at.textFrom(self.phone, 'Back')).toContain('checked in')
      }
      await at.later(60)
      expect(overdue(jo.phone)).toHaveLength(0)
      expect((await plansOf(who))[0]).toMatchObject({ stage: 'checkedIn', endedBy: by })
    }
  })

  it('waits for another time to be back, and asks again then', async () => {
    const { who, self, jo } = await party()
    await leave(who)
    await at.later(121)
    const url = `/api/check-in-pages/${at.tokenOf.text(self.phone)}`
    await at.app.inject({ method: 'POST', url, payload: { moreMin: 90 } })
    await at.later(60)
    expect(overdue(jo.phone)).toHaveLength(0)
    await at.later(31)
    expect(asked(self.phone)).toHaveLength(2)
    await at.later(31)
    expect(overdue(jo.phone)).toHaveLength(1)
  })

  it('that arrives long after its time asks the rider at once and the contacts ten minutes later', async () => {
    const { who, self, jo } = await party()
    const nowMs = at.clock.now.getTime()
    await leave(who, { leaveAtMs: nowMs - 900 * MIN, returnAtMs: nowMs - 600 * MIN })
    await at.tick()
    expect([asked(self.phone).length, overdue(jo.phone).length]).toEqual([1, 0])
    await at.later(9)
    expect(overdue(jo.phone)).toHaveLength(0)
    await at.later(1)
    expect(overdue(jo.phone)).toHaveLength(1)
  })

  it('is left once however often it is sent, and an older version changes nothing', async () => {
    const { who } = await party()
    const plan = await leave(who)
    const fields = { changedAtMs: plan.changedAtMs + 5, title: 'Wolf Pen' }
    await leave(who, fields, plan.id)
    await leave(who, { title: 'Older' }, plan.id)
    expect(await plansOf(who)).toMatchObject([{ id: plan.id, title: 'Wolf Pen' }])
    await who.call('POST', `/api/ride-plans/${plan.id}/close`)
    const body = { riderName: 'Alex', title: 'x', leaveAtMs: 1, returnAtMs: 2, changedAtMs: plan.changedAtMs + 9 }
    expect((await who.call('PUT', `/api/ride-plans/${plan.id}`, { body })).statusCode).toBe(409)
    expect((await plansOf(who))[0]?.stage).toBe('closed')
  })

  it('moves the times of a device whose clock is wrong', async () => {
    const { who } = await party()
    const device = Date.parse('2020-01-01T00:00:00Z')
    const times = { leaveAtMs: device, returnAtMs: device + 60 * MIN, changedAtMs: device }
    const body = { riderName: 'Alex', title: 'Mill Creek', ...times }
    const headers = { 'device-time': String(device) }
    const answer = await who.call('PUT', `/api/ride-plans/${randomUUID()}`, { body, headers })
    expect(answer.json<RidePlan>().returnAtMs).toBe(at.clock.now.getTime() + 60 * MIN)
  })

  it('is forgotten after as many days as its rider wanted, with its positions and links', async () => {
    const { who } = await party()
    const plan = await leave(who, { retentionDays: 7 })
    const positions = [{ lng: -93.2, lat: 35.7, atMs: at.clock.now.getTime() }]
    await who.call('POST', `/api/ride-plans/${plan.id}/positions`, { body: { positions } })
    await who.call('POST', `/api/ride-plans/${plan.id}/check-in`)
    const { createPlanRepository } = await import('./repository.ts')
    const plans = createPlanRepository(database.db, new Set())
    await plans.forgetOld(new Date(at.clock.now.getTime() + 6.9 * 86_400_000))
    expect(await plansOf(who)).toHaveLength(1)
    await plans.forgetOld(new Date(at.clock.now.getTime() + 7.1 * 86_400_000))
    expect(await plansOf(who)).toEqual([])
    const left = await database.db
      .selectFrom('sent_position')
      .select('at')
      .where('account_id', '=', who.user.id)
      .execute()
    expect(left).toEqual([])
  })
})
