import 'fake-indexeddb/auto'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderWithData } from '../../../data/testing/render-with-data.tsx'
import { fakePorts } from '../../../platform/fakes/fake-ports.ts'
import { NotifyMe } from './notify-me.tsx'

const ROUTES = {
  'GET /api/push/key': { publicKey: 'BA' },
  'POST /api/push/subscriptions': { ok: true },
  'POST /api/push/subscriptions/removal': { ok: true },
}
const open = (ports = fakePorts(ROUTES)) => ({ user: userEvent.setup(), ...renderWithData(<NotifyMe />, { ports }) })
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Notify me on this device/ })

afterEach(cleanup)

it('subscribes this browser at the server, and takes it back', async () => {
  const { user, ports } = open()
  await user.click(await toggle())
  await expect.poll(async () => (await toggle()).checked).toBe(true)
  expect(ports.requests).toContain('POST /api/push/subscriptions')
  await user.click(await toggle())
  await expect.poll(() => ports.requests.at(-1)).toBe('POST /api/push/subscriptions/removal')
  expect(await ports.push.current()).toBeNull()
})

it('says what to do where the browser does not allow it, and stays off', async () => {
  const ports = fakePorts(ROUTES)
  ports.push.refuse('refused')
  const { user } = open(ports)
  await user.click(await toggle())
  await screen.findByText(/The browser does not allow it\./)
  expect(ports.requests).not.toContain('POST /api/push/subscriptions')
})

it('stays off where the server could not be asked', async () => {
  const ports = fakePorts(ROUTES)
  ports.setOnline(false)
  const { user } = open(ports)
  await user.click(await toggle())
  await screen.findByText('Not changed')
  expect(await ports.push.current()).toBeNull()
})

it('is off, and stays off, where the server did not take the subscription', async () => {
  const { 'POST /api/push/subscriptions': _taken, ...rest } = ROUTES
  const { user, ports } = open(fakePorts(rest))
  await user.click(await toggle())
  await screen.findByText('Not changed')
  expect(await ports.push.current()).toBeNull()
  expect((await toggle()).checked).toBe(false)
})
