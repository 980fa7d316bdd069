import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CORNER, forgetDevice, open, press, putDown, ride, send } from '../testing/ride-fixture.tsx'

beforeEach(forgetDevice)
afterEach(putDown)

describe('a file', () => {
  const gpx = `<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Old ride</name><trkseg>${CORNER.map(({ lng, lat }) => `<trkpt lat="${lat}" lon="${lng}"/>`).join('')}</trkseg></trk></gpx>` // prettier-ignore
  const drop = async (name: string, text: string) =>
    userEvent.upload(await screen.findByLabelText('Choose a file'), new File([text], name))

  it('is led along its line', async () => {
    const { ports } = open('/navigate/file')
    await drop('old.gpx', gpx)
    expect(await screen.findByRole('heading', { level: 1, name: 'Old ride' })).toBeTruthy()
    await press('Start')
    await screen.findByRole('group', { name: 'Ride controls' })
    await send(ports, ride(CORNER).slice(0, 100))
    expect(screen.getByText('Turn left')).toBeTruthy()
  })

  it('that another app hands over is read like one that was chosen', async () => {
    const { ports } = open('/navigate/file')
    await screen.findByLabelText('Choose a file')
    act(() => ports.handedFiles.hand(new File([gpx], 'shared.gpx')))
    expect(await screen.findByRole('heading', { level: 1, name: 'Old ride' })).toBeTruthy()
  })

  it('that is none is refused in a sentence', async () => {
    open('/navigate/file')
    await drop('notes.gpx', 'no track at all')
    expect((await screen.findByRole('alert')).textContent).toMatch(/notes\.gpx cannot be ridden/)
    expect(screen.getByRole('button', { name: 'Start' }).hasAttribute('disabled')).toBe(true)
  })
})
