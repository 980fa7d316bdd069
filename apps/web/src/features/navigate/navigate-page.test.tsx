import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { navigatorOf } from '../../data/navigation/use-navigation.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { begin, CORNER, end, forgetDevice, open, press, putDown, ride, send } from './testing/ride-fixture.tsx'

beforeEach(forgetDevice)
afterEach(putDown)

describe('before the start', () => {
  it('says how long the way is, whether it is open, and lets it be ridden from its end', async () => {
    const { ports } = open()
    expect(await screen.findByText(/^1\.2 mi · /)).toBeTruthy()
    expect(screen.getByText('Open today for side-by-sides')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'End to start' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start' }).getAttribute('aria-busy')).toBeNull())
    await press('Start')
    await waitFor(() => expect(navigatorOf(ports).read().course?.line[0]).toEqual(expect.objectContaining({ lat: expect.closeTo(end.lat, 6) as number }))) // prettier-ignore
  })

  it('marks where the way begins, and claims to know nothing of where the rider is', async () => {
    const { map } = open()
    await screen.findByText(/^1\.2 mi · /)
    const drawn = () => map.scenes.at(-1)?.layers ?? []
    await waitFor(() => expect(drawn().map(({ id }) => id)).toContain('course-ends'))
    const signs = drawn().find(({ id }) => id === 'course-ends')?.data.features
    expect(signs?.map(({ properties }) => properties?.['sign'] as string)).toEqual(['E', 'S'])
    expect(drawn().map(({ id }) => id)).not.toContain('me')
  })

  it('leads nobody along a trail without a line', async () => {
    open('/navigate/lineless')
    expect(await screen.findByText('We hold no line of this trail')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
  })

  it('says that there is no such trail', async () => {
    open('/navigate/nowhere')
    expect(await screen.findByRole('heading', { level: 1, name: 'No such trail' })).toBeTruthy()
  })

  it('tells how to allow location where it is denied', async () => {
    const ports = fakePorts()
    ports.setPermission('denied')
    open('/navigate/corner', ports)
    expect((await screen.findByRole('alert')).textContent).toMatch(/set Location to Allow/)
  })
})

it('after a reload offers to go on, exactly where it was', async () => {
  const { ports, unmount } = await begin(true)
  await send(ports, ride(CORNER).slice(0, 100))
  await navigatorOf(ports).settled()
  const { progressM } = navigatorOf(ports).read().trip ?? {}
  unmount()
  const { ports: again } = open()
  expect(await screen.findByText('Navigation was interrupted')).toBeTruthy()
  expect(screen.getByText(/so does the recording/)).toBeTruthy()
  await press('Go on')
  await screen.findByRole('group', { name: 'Ride controls' })
  expect(navigatorOf(again).read().trip?.progressM).toBe(progressM)
  await send(again, ride(CORNER).slice(110, 120))
  expect(screen.getByText('Turn left')).toBeTruthy()
})
