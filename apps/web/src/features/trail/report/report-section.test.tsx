import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { metres, type Fix } from '@bluffline/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverything, renderWithData } from '../../../data/testing/render-with-data.tsx'
import * as openDatabaseModule from '../../../data/db/open-database.ts'
import { syncDriverOf } from '../../../data/sync/sync-of.ts'
import { onWake } from '../../../data/sync/wake.ts'
import { fakePorts } from '../../../platform/fakes/fake-ports.ts'
import { ReportSection } from './report-section.tsx'

const SEND = 'POST /api/trail-reports'
const RECEIVED_AT = '2026-06-15T12:00:01.000Z'
const receive = async (request: Request) => ({
  key: ((await request.json()) as { key: string }).key,
  receivedAt: RECEIVED_AT,
})

beforeEach(forgetEverything)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

let stopSending = () => {}

const show = (ports = fakePorts({ [SEND]: receive })) => {
  stopSending = onWake(() => void syncDriverOf(ports).now())
  return renderWithData(<ReportSection trail={{ id: 'test-ridge', name: 'Test Ridge' }} />, { ports })
}
afterEach(() => stopSending())

const openForm = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }))
  return within(await screen.findByRole('dialog', { name: 'Report a problem' }))
}
const fill = async (kind: string, words = '') => {
  const form = await openForm()
  await userEvent.click(form.getByRole('radio', { name: new RegExp(kind) }))
  if (words !== '') await userEvent.type(form.getByLabelText('In your words'), words)
  return form
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }))
const sentBodies = (bodies: unknown[]) => async (request: Request) => {
  bodies.push(await request.clone().json())
  return receive(request)
}

describe('reporting a problem', () => {
  it('sends what was chosen and written, names nobody, and shows that it was received', async () => {
    const bodies: unknown[] = []
    show(fakePorts({ [SEND]: sentBodies(bodies) }))
    await fill('It is closed', 'Gate shut')
    await send()
    expect(await screen.findByText('Received')).toBeTruthy()
    expect(bodies).toEqual([
      {
        key: expect.any(String),
        trailId: 'test-ridge',
        kind: 'closed',
        text: 'Gate shut',
        position: null,
        writtenAt: '2026-06-15T12:00:00.000Z',
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps it on the phone with no signal and says so, then sends it on demand', async () => {
    const { ports } = show()
    ports.setOnline(false)
    await fill('It is open')
    await send()
    expect(await screen.findByText('Kept on this phone, not sent yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
    ports.setOnline(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Send now' }))
    expect(await screen.findByText('Received')).toBeTruthy()
  })

  it('says what is missing and keeps what was typed', async () => {
    const { ports } = show()
    const form = await openForm()
    await userEvent.type(form.getByLabelText('In your words'), 'tree down')
    await send()
    expect(form.getByText('Choose what is wrong.')).toBeTruthy()
    expect(form.getByLabelText<HTMLTextAreaElement>('In your words').value).toBe('tree down')
    expect(ports.requests).toEqual([])
  })

  it('still has the words when the form is closed by accident', async () => {
    show()
    const form = await fill('Something else', 'half a sentence')
    await userEvent.click(form.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await openForm()).getByLabelText<HTMLTextAreaElement>('In your words').value).toBe('half a sentence')
  })

  it('loses nothing where the browser keeps nothing and there is no network', async () => {
    const { ports } = show()
    vi.spyOn(openDatabaseModule, 'openDatabase').mockRejectedValue(new Error('private window'))
    ports.setOnline(false)
    const form = await fill('Something else', 'bridge is gone')
    await send()
    expect((await form.findByRole('alert')).textContent).toContain('Your words are still here')
    expect(form.getByLabelText<HTMLTextAreaElement>('In your words').value).toBe('bridge is gone')
  })

  it('shows why the server refused it, and lets it be changed and sent anew', async () => {
    const refuse = Response.json({ code: 'not_found', message: 'There is no trail with this id.' }, { status: 404 })
    const { ports } = show(fakePorts({ [SEND]: refuse }))
    await fill('Something else', 'first words')
    await send()
    expect(await screen.findByText(/The server did not take it/)).toBeTruthy()
    expect(screen.getByText(/There is no trail with this id/)).toBeTruthy()
    ports.setRoutes({ [SEND]: receive })
    await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
    const form = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
    await userEvent.type(form.getByLabelText('In your words'), ' and more')
    await send()
    expect(await screen.findByText('Received')).toBeTruthy()
    expect(screen.getByText('first words and more')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/The server did not take it/)).toBeNull())
  })
})

describe('the place of a report', () => {
  const fix = (lng: number, lat: number): Fix => ({
    lng,
    lat,
    timeMs: null,
    accuracyM: metres(12),
    altitudeM: null,
    headingDeg: null,
    speedMps: null,
  })

  it('is sent only after the rider added it', async () => {
    const bodies: { position: unknown }[] = []
    const { ports } = show(fakePorts({ [SEND]: sentBodies(bodies) }))
    const form = await fill('Wrong place')
    await userEvent.click(form.getByRole('button', { name: 'Add where I am' }))
    ports.sendFix(fix(-94.02, 34.46))
    expect(await form.findByText('34.46000, -94.02000')).toBeTruthy()
    await send()
    await screen.findByText('Received')
    expect(bodies[0]?.position).toEqual({ lng: -94.02, lat: 34.46 })
  })

  it('is left out where it is not in Arkansas, or not to be had', async () => {
    const { ports } = show()
    const form = await openForm()
    await userEvent.click(form.getByRole('button', { name: 'Add where I am' }))
    ports.sendFix(fix(2.35, 48.86))
    expect(await form.findByText(/You are not in Arkansas/)).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Add where I am' }))
    ports.sendProblem('denied')
    expect(await form.findByText(/The report works without it/)).toBeTruthy()
  })
})
