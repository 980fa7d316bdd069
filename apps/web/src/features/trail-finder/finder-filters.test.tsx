import 'fake-indexeddb/auto'
import { metres, type Fix } from '@bluffline/core'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import { forgetEverything } from '../../data/testing/render-with-data.tsx'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { count, names, openFinder, trails } from './testing/open-finder.tsx'

beforeEach(async () => {
  window.innerWidth = 390
  await forgetEverything()
})
afterEach(cleanup)

describe('the filters', () => {
  it('come from the address, are shown as chips and go one by one', async () => {
    const { user } = openFinder('/ai-trails?activity=riding&vehicle=utv&open=today')
    await count('1 trail')
    await user.click(screen.getByRole('button', { name: 'Remove UTV / side-by-side' }))
    await user.click(screen.getByRole('button', { name: 'Remove Open today' }))
    await count('2 trails')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await count('3 trails')
  })

  it('are set in the sheet, and the back button undoes the last one', async () => {
    const { user, router } = openFinder()
    await count('3 trails')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = screen.getByRole('dialog', { name: 'Filters' })
    await user.click(within(sheet).getByRole('button', { name: 'Hard' }))
    await user.click(within(sheet).getByRole('button', { name: 'Show 1 trail' }))
    expect(names()).toEqual(['Wolf Pen Gap Trail 6'])
    expect(router.state.location.search).toBe('?difficulty=hard')
    await act(() => router.navigate(-1))
    await count('3 trails')
  })

  it('survive an address that makes no sense', async () => {
    openFinder('/ai-trails?activity=flying&minMiles=abc&near=%00&sort=random&county=')
    await count('3 trails')
  })

  it('say which of them empties the list and offer to drop it', async () => {
    const { user } = openFinder('/ai-trails?county=Polk&vehicle=utv')
    await screen.findByRole('heading', { name: 'No trail fits all of this' })
    await user.click(screen.getByRole('button', { name: 'Drop UTV / side-by-side (1 trail)' }))
    expect(names()).toEqual(['Wolf Pen Gap Trail 6'])
  })

  it('understand hunting as near a management area, and say what that does not mean', async () => {
    openFinder('/ai-trails?activity=hunting')
    await count('1 trail')
    expect(names()).toEqual(['Brock Creek Trail 43'])
    expect(screen.getAllByText(/check the area's rules first/).length).toBeGreaterThan(0)
  })

  it('do not pretend to know hunting while the management areas cannot be had', async () => {
    openFinder('/ai-trails?activity=hunting', fakePorts({ 'GET /api/trails': trails }))
    await screen.findByRole('alert')
    expect(screen.queryByRole('list', { name: 'Trails' })).toBeNull()
  })
})

describe('distance from me', () => {
  const fix: Fix = {
    lng: -94.1,
    lat: 34.5,
    timeMs: null,
    accuracyM: metres(10),
    altitudeM: null,
    headingDeg: null,
    speedMps: null,
  }

  it('asks only when the rider taps, then sorts by it', async () => {
    const { user, ports } = openFinder('/ai-trails?near=me&withinMiles=25&sort=nearest')
    await count('3 trails')
    await user.click((await screen.findAllByRole('button', { name: 'Use my location' }))[0] as HTMLElement)
    act(() => ports.sendFix(fix))
    await count('1 trail')
    expect(names()).toEqual(['Wolf Pen Gap Trail 6'])
  })

  it('does not ask again where the phone has allowed it before', async () => {
    const ports = fakePorts({ 'GET /api/trails': trails })
    ports.setPermission('granted')
    openFinder('/ai-trails?near=me&sort=nearest', ports)
    await screen.findAllByText('Finding the place …')
    act(() => ports.sendFix(fix))
    await screen.findByText(/^1 mi away · /)
    expect(names()[0]).toBe('Wolf Pen Gap Trail 6')
  })

  it('says what to do where location is turned off, and leaves no trail out', async () => {
    const ports = fakePorts({ 'GET /api/trails': trails })
    ports.setPermission('denied')
    const { router } = openFinder('/ai-trails?near=me&withinMiles=25', ports)
    await screen.findAllByText(/Location is turned off for this site/)
    await count('3 trails')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull())
  })

  it('goes back to the order before when the phone refuses, says why, and forgets it with another order', async () => {
    const ports = fakePorts({ 'GET /api/trails': trails })
    ports.setPermission('denied')
    const { user, router } = openFinder('/ai-trails', ports)
    await count('3 trails')
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
    await user.selectOptions(sort, 'Nearest')
    await screen.findByText(/Location is turned off for this site/)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(sort.value).toBe('best'))
    expect(screen.queryByRole('button', { name: 'Remove From you' })).toBeNull()
    await user.selectOptions(sort, 'Longest')
    await waitFor(() => expect(screen.queryByText(/Location is turned off/)).toBeNull())
  })
})

describe('without the server', () => {
  it('shows the error panel, and Retry brings the trails', async () => {
    const ports = fakePorts({ 'GET /api/trails': () => new Response('broken', { status: 500 }) })
    const { user } = openFinder('/ai-trails', ports)
    const panel = await screen.findByRole('alert')
    expect(within(panel).getByRole('heading', { name: 'Trail Loading Error' })).toBeTruthy()
    expect(panel.textContent).toContain('Unable to load trail data. Please check your connection and try again.')
    ports.setRoutes({ 'GET /api/trails': trails })
    await user.click(within(panel).getByRole('button', { name: 'Retry' }))
    await count('3 trails')
  })

  it('shows the list from the phone with its age', async () => {
    const ports = fakePorts({ 'GET /api/trails': trails })
    openFinder('/ai-trails', ports)
    await waitFor(async () => expect(await (await openDatabase()).trails.count()).toBe(3))
    cleanup()
    ports.setOnline(false)
    ports.setNow('2026-06-17T13:00:00Z')
    openFinder('/ai-trails', ports)
    await screen.findByText('From your phone, 2 days old.')
    await count('3 trails')
  })
})
