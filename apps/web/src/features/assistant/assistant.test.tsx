import 'fake-indexeddb/auto'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { testTrail } from '../../data/testing/test-trail.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { offeredModel } from '../../platform/fakes/fake-voice.ts'
import { Work } from './assistant-button.tsx'

const ROUTES = {
  'GET /api/trails': [testTrail('cedar', { name: 'Cedar Falls Trail', uses: ['hiking'], difficulty: 'easy' })],
  'GET /api/parks': [],
  'GET /api/campgrounds': [],
  'GET /api/wmas': [],
  'GET /api/waterways': [],
  'GET /api/access-points': [],
}

async function open(ports = fakePorts(ROUTES)) {
  const user = userEvent.setup()
  const view = renderWithData(<Work />, { path: '/saved', ports })
  await user.click(screen.getByRole('button', { name: 'Ask the assistant' }))
  const box = await screen.findByRole('textbox', { name: 'Ask in your own words' })
  const ask = async (text: string) => {
    await user.type(box, `${text}{Enter}`)
    await screen.findByText(text)
  }
  return { ...view, user, ports, ask }
}

beforeEach(forgetEverything)
// The shapes of counties are a file of the app, which no test serves: the position is shown without them.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
afterEach(cleanup)

describe('the assistant', () => {
  it('stands aside on the screens one rides with', () => {
    renderWithData(<Work />, { path: '/record' })
    expect(screen.queryByRole('button', { name: 'Ask the assistant' })).toBeNull()
  })

  it('opens the list that was asked for, with no signal too', async () => {
    const ports = fakePorts(ROUTES)
    ports.setOnline(false)
    const { ask, router } = await open(ports)
    expect(screen.getByText('Offline')).toBeTruthy()
    await ask('find easy trails near Russellville')
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/ai-trails?difficulty=easy&near=russellville-ar&withinMiles=25&sort=nearest',
    )
  })

  it('brings the emergency card, says the first steps, and leads to no call before it is confirmed', async () => {
    const { ask, user, ports } = await open()
    await ask('I rolled my side by side and my buddy is hurt')
    const card = await screen.findByRole('region', { name: 'Emergency' })
    expect(screen.queryByRole('link', { name: /911/ })).toBeNull()
    expect(ports.spoken.at(-1)).toMatch(/call 911 first.*Nothing is called until you confirm\.$/)
    expect(screen.getByRole('heading', { name: 'Rollover' })).toBeTruthy()

    await user.click(within(card).getByRole('button', { name: 'Call 911 …' }))
    expect(within(card).getByRole('link', { name: 'Yes, call 911' }).getAttribute('href')).toBe('tel:911')
    await user.click(within(card).getByRole('button', { name: 'Not yet' }))
    expect(screen.queryByRole('link', { name: /911/ })).toBeNull()
    await user.click(within(card).getByRole('button', { name: 'Not an emergency' }))
    expect(screen.getByText(/Nothing was called/)).toBeTruthy()
  })

  it('offers no emergency for “help me find an easy trail”', async () => {
    const { ask, router } = await open()
    await ask('help me find an easy trail')
    expect(screen.queryByRole('region', { name: 'Emergency' })).toBeNull()
    expect(router.state.location.search).toBe('?difficulty=easy')
  })

  it('moves through the steps of the guide by “next”, “repeat” and “stop”', async () => {
    const { ask, user, ports } = await open()
    await ask('stuck in sand')
    const box = screen.getByRole('textbox')
    await user.type(box, 'next{Enter}')
    await screen.findByText(/^Step 1 of 5/)
    await user.type(box, 'next{Enter}')
    await user.type(box, 'repeat{Enter}')
    expect(ports.spoken.slice(-2)).toEqual(['Let the tires down.', 'Let the tires down.'])
    await user.type(box, 'stop{Enter}')
    expect(screen.queryByText(/^Step 2 of 5/)).toBeNull()
  })

  it('listens, shows what it hears, answers aloud, and shows the code of an error', async () => {
    const { user, ports } = await open()
    await user.click(screen.getByRole('button', { name: 'Press to talk' }))
    act(() => ports.listener()?.onInterim('my belt'))
    expect(screen.getByText('Listening: my belt')).toBeTruthy()
    act(() => ports.listener()?.onFinal('my belt is slipping'))
    await screen.findByText('my belt is slipping')
    expect(ports.spoken.at(-1)).toMatch(/belt/i)

    await user.click(screen.getByRole('button', { name: 'Press to talk' }))
    act(() => ports.listener()?.onError('network'))
    expect(screen.getByRole('alert').textContent).toBe('Error: network')
  })

  it('says where a browser cannot listen, and can be typed to', async () => {
    const ports = fakePorts(ROUTES)
    ports.setRecognition(false)
    await open(ports)
    expect(screen.getByText(/^Voice recognition not supported in this browser/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Press to talk' })).toBeNull()
  })

  it('shows the position in three ways once it may', async () => {
    const { ask, user, ports } = await open()
    await ask('where am I')
    await user.click(await screen.findByRole('button', { name: 'Show my position' }))
    act(() =>
      ports.sendFix({
        lng: -92.80841,
        lat: 35.50589,
        timeMs: ports.clock.now(),
        accuracyM: null,
        altitudeM: null,
        headingDeg: null,
        speedMps: null,
      }),
    )
    expect(await screen.findByText('35.50589, -92.80841')).toBeTruthy()
    expect(screen.getByText("35° 30.353' N, 92° 48.505' W")).toBeTruthy()
    expect(screen.getByText(/^15S WV 17\d{3} 29\d{3}$/)).toBeTruthy()
  })
})

describe('an answer that does not come', () => {
  it('says so where no answer comes, and answers the next one', async () => {
    const ports = fakePorts(ROUTES)
    const permission = vi.spyOn(ports.geolocation, 'permission').mockRejectedValue(new Error('broken'))
    const { ask, user } = await open(ports)
    await user.type(screen.getByRole('textbox', { name: 'Ask in your own words' }), 'my belt is slipping{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to generate response')
    permission.mockRestore()
    await ask('my belt is slipping')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('talking to it', () => {
  it('fetches the offline engine when the rider wants it, then says that no sound leaves the phone', async () => {
    const ports = fakePorts(ROUTES)
    ports.talking.setModels([offeredModel(false)])
    const { user } = await open(ports)
    await user.click(await screen.findByRole('button', { name: 'Download offline engine (66 MB)' }))
    expect(await screen.findByText('✓ Offline Ready')).toBeTruthy()
    expect(screen.getByText(/no sound leaves your phone/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Remove the offline engine/ }))
    expect(await screen.findByRole('button', { name: 'Download offline engine (66 MB)' })).toBeTruthy()
  })

  it('talks with no network once the engine is on the device: press, speak, press, answer', async () => {
    const ports = fakePorts(ROUTES)
    ports.setOnline(false)
    ports.setRecognition(false)
    ports.talking.setModels([offeredModel(true)])
    ports.talking.setHeard('I rolled my side by side and my buddy is hurt')
    const { user } = await open(ports)
    await user.click(await screen.findByRole('button', { name: 'Press to talk' }))
    expect(await screen.findByText('Recording (offline)...')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('region', { name: 'Emergency' })).toBeTruthy()
    expect(ports.spoken.at(-1)).toMatch(/call 911 first/)
    expect(screen.queryByRole('link', { name: /911/ })).toBeNull()
  })

  it('waits for the offline engine where there is no network and no model', async () => {
    const ports = fakePorts(ROUTES)
    ports.setOnline(false)
    ports.talking.setModels([offeredModel(false)])
    await open(ports)
    expect(await screen.findByText('Offline - waiting for offline engine')).toBeTruthy()
  })
})
