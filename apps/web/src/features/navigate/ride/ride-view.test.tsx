import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  begin,
  control,
  CORNER,
  corner,
  end,
  forgetDevice,
  place,
  press,
  putDown,
  ride,
  send,
  START_MS,
  start,
} from '../testing/ride-fixture.tsx'

beforeEach(forgetDevice)
afterEach(putDown)

describe('under way', () => {
  it('shows the turn, its distance, what remains and how fast', async () => {
    const { ports } = await begin()
    expect(screen.getByText('Waiting for GPS')).toBeTruthy()
    await send(ports, ride(CORNER).slice(0, 100))
    expect(screen.getByText('Turn left')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: /Progress/ }).getAttribute('aria-valuenow')).toBe('33')
    const figures = screen.getByText('Speed').closest('dl')
    expect(figures?.textContent).toBe('Speed15mphTo go0.8miTime left0:04hElevation–ft')
    expect(ports.wakeLock.read()).toBe('held')
    expect(screen.getByText('Stays on')).toBeTruthy()
  })

  it('names the branch that was taken by mistake and the way back', async () => {
    const { ports } = await begin()
    await send(ports, ride([start, place(1400, 0)]))
    expect(screen.getByText('You are on Straight Trail, off the route.')).toBeTruthy()
    expect(screen.getByText('Turn around, back to the route')).toBeTruthy()
    await send(ports, ride([place(1400, 0), corner, end], 300))
    expect(screen.queryByText(/off the route/, { ignore: '[data-said]' })).toBeNull()
  })

  it('says that the signal is lost, and goes on when it is back', async () => {
    const { ports } = await begin()
    const fixes = ride(CORNER)
    await send(ports, fixes.slice(0, 20))
    ports.setNow(new Date(START_MS + 90_000).toISOString())
    expect(await screen.findByText('GPS signal lost')).toBeTruthy()
    expect(screen.getByText(/Keep to the trail; guidance goes on by itself/)).toBeTruthy()
    expect(screen.getByText('Speed').closest('div')?.textContent).toBe('Speed–mph')
    await send(ports, fixes.slice(91, 100))
    expect(screen.getByText('Turn left')).toBeTruthy()
  })

  it('tells how to get leave for the position, and asks again', async () => {
    const { ports } = await begin()
    act(() => ports.sendProblem('denied'))
    expect(screen.getByRole('alert').textContent).toMatch(/Location is turned off for this site.*set Location to Allow/)
    await press('Try again')
    await send(ports, ride(CORNER).slice(0, 5))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the controls', () => {
  it('goes dark for the pocket, opens to a held press alone, and is never silent meanwhile', async () => {
    const { ports } = await begin()
    await send(ports, ride(CORNER).slice(0, 5))
    await userEvent.click(control('Pocket'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Navigation goes on')
    const hold = screen.getByRole('button', { name: 'Hold to unlock' })
    fireEvent.pointerDown(hold)
    fireEvent.pointerUp(hold)
    fireEvent.click(hold)
    expect(screen.getByRole('button', { name: 'Hold to unlock' })).toBe(hold)
    await send(ports, ride(CORNER).slice(5, 178))
    expect(screen.getAllByText(/^Turn left now/).some((shown) => shown.closest('.ride-pocket'))).toBe(true)
    expect(ports.spoken.at(-1)).toMatch(/^Turn left now/)
    fireEvent.pointerDown(hold)
    expect(await screen.findByRole('group', { name: 'Ride controls' })).toBeTruthy()
  })

  it('lets a screen reader, which cannot hold, open the dark screen', async () => {
    await begin()
    await userEvent.click(control('Pocket'))
    fireEvent.click(screen.getByRole('button', { name: 'Hold to unlock' }))
    expect(screen.getByRole('group', { name: 'Ride controls' })).toBeTruthy()
  })

  it('is muted and says the last thing again when asked', async () => {
    const { ports } = await begin()
    await userEvent.click(control('Mute'))
    await send(ports, ride(CORNER).slice(0, 178))
    expect(ports.spoken).toEqual([])
    await press('Say it again')
    await waitFor(() => expect(ports.spoken.at(-1)).toMatch(/^Turn left now/))
    await userEvent.click(control('More'))
    expect(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(/Turn left now/)
  })

  it('turns the map with the rider, north up on request, and waits where a hand has taken it', async () => {
    const { ports, map } = await begin()
    await send(ports, ride(CORNER).slice(0, 30))
    await waitFor(() => expect(map.looks.at(-1)?.bearingDeg).toBeCloseTo(90, 0))
    await press('North up')
    expect(map.looks.at(-1)?.bearingDeg).toBe(0)
    act(() => map.events().onPan())
    const looks = map.looks.length
    await send(ports, ride(CORNER).slice(30, 40))
    expect(map.looks).toHaveLength(looks)
    await press('Back to me')
    expect(map.looks.length).toBeGreaterThan(looks)
  })

  it('says what it was at the end, and leads to the ride', async () => {
    const { ports } = await begin(true)
    await send(ports, ride(CORNER))
    expect(screen.getByRole('heading', { level: 1, name: 'You have arrived' })).toBeTruthy()
    await press('Finish and see the ride')
    expect(await screen.findByRole('heading', { name: 'The ride' })).toBeTruthy()
  })

  it('asks before it ends', async () => {
    await begin()
    await userEvent.click(control('End'))
    await press('Keep going')
    await userEvent.click(control('End'))
    await press('End navigation')
    expect(await screen.findByRole('heading', { name: 'The trail' })).toBeTruthy()
  })
})
