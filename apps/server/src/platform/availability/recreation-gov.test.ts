import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { stayAvailability } from '@bluffline/core'
import { afterEach, describe, expect, it } from 'vitest'
import { createRecreationGov, readMonth } from './recreation-gov.ts'

let server: Server | null = null
const asked: { url: string; agent: string | undefined }[] = []
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
  asked.length = 0
})

/** The adapter against a stand-in on this machine. */
const against = async (answer: RequestListener, timeoutMs = 5000) => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', agent: request.headers['user-agent'] })
    void answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createRecreationGov({ fetch, base, userAgent: 'Bluffline/test', nowMs: () => 0, timeoutMs })
}

const site = (type: string, nights: Readonly<Record<string, string>>, id = '1') => ({
  campsite_id: id,
  site: 'A01',
  loop: 'LAKE',
  campsite_type: type,
  availabilities: nights,
})
const monthOf = (...sites: ReturnType<typeof site>[]) =>
  JSON.stringify({ campsites: Object.fromEntries(sites.map((one) => [one.campsite_id, one])), count: sites.length })
const NIGHT = '2027-05-07T00:00:00Z'
const good = monthOf(site('TENT ONLY NONELECTRIC', { [NIGHT]: 'Available' }))

describe('recreation.gov', () => {
  it('is asked for a month by the number of the facility, and told who asks', async () => {
    const source = await against((_request, response) => response.end(good))
    const answer = await source.month('232045', '2027-05-01')
    expect(asked).toEqual([
      {
        url: '/api/camps/availability/campground/232045/month?start_date=2027-05-01T00%3A00%3A00.000Z',
        agent: 'Bluffline/test',
      },
    ])
    expect(answer.ok && answer.sites[0]).toMatchObject({ id: '1', name: 'A01', kind: 'tent' })
  })

  it.each([
    [403, {}, 'refused', null],
    [404, {}, 'refused', null],
    [429, { 'retry-after': '120' }, 'busy', 120],
    [429, { 'retry-after': 'Thu, 01 Jan 1970 00:05:00 GMT' }, 'busy', 300],
    [500, {}, 'unreachable', null],
    [503, { 'retry-after': 'soon' }, 'unreachable', null],
  ] as const)('answering %d %j is %s', async (status, headers, problem, waitS) => {
    const source = await against((_request, response) => response.writeHead(status, headers).end('{}'))
    expect(await source.month('1', '2027-05-01')).toEqual({ ok: false, problem, waitS })
  })

  it.each([
    ['cut short', good.slice(0, -20)],
    ['a web page', '<!doctype html><title>Wait</title>'],
    ['of another shape', JSON.stringify({ campsites: [{ nights: [] }] })],
    ['with nights that are no words', JSON.stringify({ campsites: { 1: site('TENT', { [NIGHT]: 1 as never }) } })],
    ['in words nobody knows', monthOf(site('TENT', { [NIGHT]: 'bookable' }))],
    ['empty', ''],
  ])('%s cannot be read, and is not taken for a full campground', async (_what, body) => {
    const source = await against((_request, response) => response.end(body))
    expect(await source.month('1', '2027-05-01')).toEqual({ ok: false, problem: 'unreadable', waitS: null })
  })

  it('that breaks off in the middle of an answer is unreachable', async () => {
    const source = await against((_request, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write(good)
      response.socket?.destroy()
    })
    expect(await source.month('1', '2027-05-01')).toMatchObject({ ok: false, problem: 'unreachable' })
  })

  it('that does not answer in time is slow', async () => {
    const source = await against(() => undefined, 50)
    expect(await source.month('1', '2027-05-01')).toMatchObject({ ok: false, problem: 'slow' })
  })

  it('that is not there is unreachable', async () => {
    const source = createRecreationGov({ fetch, base: 'http://127.0.0.1:9', userAgent: 'x', nowMs: () => 0 })
    expect(await source.month('1', '2027-05-01')).toMatchObject({ ok: false, problem: 'unreachable' })
  })

  it('is not asked for a facility whose number is none', async () => {
    const source = await against((_request, response) => response.end(good))
    expect(await source.month('../1', '2027-05-01')).toMatchObject({ ok: false, problem: 'refused' })
    expect(asked).toEqual([])
  })
})

describe('a site of recreation.gov', () => {
  const read = (type: string, word: string) => {
    const answer = readMonth(
      monthOf(site('STANDARD NONELECTRIC', { [NIGHT]: 'Reserved' }, '2'), site(type, { [NIGHT]: word })),
    )
    return answer.ok ? answer.sites.find(({ id }) => id === '1') : undefined
  }
  it.each([
    ['TENT ONLY NONELECTRIC', 'tent'],
    ['STANDARD NONELECTRIC', 'tent'],
    ['WALK TO', 'tent'],
    ['RV ELECTRIC', 'rv'],
    ['STANDARD ELECTRIC', 'rv'],
    ['RV NONELECTRIC', 'rv'],
    ['CABIN NONELECTRIC', 'cabin'],
    ['LOOKOUT', 'cabin'],
    ['GROUP STANDARD NONELECTRIC', 'group'],
    ['GROUP TENT ONLY AREA NONELECTRIC', 'group'],
    ['EQUESTRIAN NONELECTRIC', 'other'],
  ])('of the type %s is for %s', (type, kind) => {
    expect(read(type, 'Available')?.kind).toBe(kind)
  })

  it('kept for the staff is no site', () => {
    expect(read('MANAGEMENT', 'Available')).toBeUndefined()
  })

  it.each([
    ['Available', 'free'],
    ['Reserved', 'taken'],
    ['Not Available', 'notOffered'],
    ['NYR', 'notOffered'],
    ['Open', 'notOffered'],
    ['Something new', 'notOffered'],
  ])('said to be %s is %s', (word, state) => {
    expect(read('TENT', word)?.nights.get('2027-05-07')).toBe(state)
  })
})

const samples = fileURLToPath(new URL('../../../../../../shared/testdata/samples/recgov', import.meta.url))
describe.skipIf(!existsSync(samples))('recorded answers of recreation.gov', () => {
  const bodyOf = (part: string) => {
    const name = readdirSync(samples).find((file) => file.includes(part)) ?? ''
    return JSON.stringify((JSON.parse(readFileSync(`${samples}/${name}`, 'utf8')) as { body: unknown }).body)
  }
  it.each([
    ['availability_campground_232045_month_start_date_2023_07', '2023-07-11', '2023-07-13', 'available', 1, 2],
    ['availability_campground_232045_month_start_date_2023_07', '2023-07-01', '2023-07-03', 'full', 0, 2],
    ['availability_campground_252037', '2023-09-01', '2023-09-02', 'unknown', 0, 0],
  ] as const)('%s from %s to %s: %s', (part, arrive, depart, status, free, offered) => {
    const answer = readMonth(bodyOf(part))
    if (!answer.ok) throw new Error(answer.problem)
    const found = stayAvailability(answer.sites, { arrive, depart })
    expect([found.status, found.freeSites.length, found.offered]).toEqual([status, free, offered])
  })

  it('of seven group sites names them all', () => {
    const answer = readMonth(bodyOf('availability_campground_234013'))
    expect(answer.ok && answer.sites.map(({ kind }) => kind)).toEqual(Array(7).fill('group'))
  })
})
