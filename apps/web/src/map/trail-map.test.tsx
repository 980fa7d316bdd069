import { degrees, epochMs, metres } from '@bluffline/core'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithData } from '../data/testing/render-with-data.tsx'
import type { DrawingPort } from '../platform/drawing.ts'
import { fakePorts } from '../platform/fakes/fake-ports.ts'
import { placesLayer } from './layers/places.ts'
import { MapKitProvider, type MapKit } from './map-kit.ts'
import { NoWebGl } from './no-web-gl.ts'
import { ARKANSAS } from './map-view.ts'
import { fakeMap, STATE_VIEW } from './testing/fake-map-kit.ts'
import { TrailMap, type TrailMapProps } from './trail-map.tsx'

const LAYERS = [placesLayer('parks', [])]
const START = { bounds: ARKANSAS }

async function show(props: Partial<TrailMapProps> = {}, kit?: () => Promise<MapKit>, drawing?: DrawingPort) {
  const map = fakeMap()
  const ports = { ...fakePorts(), ...(drawing && { drawing }) }
  const view = renderWithData(
    <MapKitProvider value={kit ?? map.kit}>
      <TrailMap label="Map of trails" start={START} layers={LAYERS} {...props} />
    </MapKitProvider>,
    { ports },
  )
  await act(async () => undefined)
  return { map, ports, view }
}

const fix = (lng: number) => ({
  lng,
  lat: 35,
  timeMs: epochMs(0),
  accuracyM: metres(30),
  altitudeM: null,
  headingDeg: degrees(0),
  speedMps: null,
})

afterEach(cleanup)

describe('the map component', () => {
  it('is a named region that hands its layers, base and start to the owner', async () => {
    const { map } = await show({ selectedId: 'a' })
    expect(screen.getByRole('region', { name: 'Map of trails' })).toBeTruthy()
    expect(map.options()).toMatchObject({ label: 'Map of trails', start: START })
    expect(map.scenes.at(-1)).toMatchObject({ layers: LAYERS, selectedId: 'a', ground: 'builtIn' })
    expect(map.scenes.at(-1)?.base).not.toBeNull()
  })

  it('sends no scene while nothing changes', async () => {
    const { map } = await show()
    const sent = map.scenes.length
    act(() => map.events().onMove({ ...STATE_VIEW, zoom: 9 }))
    expect(map.scenes).toHaveLength(sent)
  })

  it('passes on what was tapped and where the map came to stand', async () => {
    const onSelect = vi.fn()
    const onMoveEnd = vi.fn()
    const { map } = await show({ onSelect, onMoveEnd })
    const hits = [{ layerId: 'trail-lines', id: 'a' }]
    act(() => map.events().onTap(hits))
    act(() => map.events().onMoveEnd(STATE_VIEW))
    expect(onSelect).toHaveBeenCalledWith(hits)
    expect(onMoveEnd).toHaveBeenCalledWith(STATE_VIEW)
  })

  it('zooms by its buttons and turns north up only when it is turned', async () => {
    const user = userEvent.setup()
    const { map } = await show()
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(map.zooms).toEqual([1, -1])
    expect(screen.queryByRole('button', { name: /north up/ })).toBeNull()
    act(() => map.events().onMove({ ...STATE_VIEW, bearingDeg: -30 }))
    await user.click(screen.getByRole('button', { name: /north up.*330 degrees/ }))
    expect(map.norths()).toBe(1)
  })

  it('shows the scale of the view', async () => {
    const { map } = await show()
    act(() => map.events().onMove({ ...STATE_VIEW, metresPerPixel: 900 }))
    expect(screen.getByRole('img', { name: 'Scale: the bar is 50 mi long' })).toBeTruthy()
  })

  it('brings the rider into view once, then only moves the dot', async () => {
    const user = userEvent.setup()
    const { map, ports } = await show()
    await user.click(screen.getByRole('button', { name: 'Show where I am' }))
    act(() => ports.sendFix(fix(-93)))
    act(() => ports.sendFix(fix(-93.1)))
    expect(map.moves).toEqual([{ center: { lng: -93, lat: 35 }, zoom: 13 }])
    expect(map.scenes.at(-1)?.layers.map(({ id }) => id)).toEqual(['places-parks', 'me'])
    await user.click(screen.getByRole('button', { name: 'Stop showing where I am' }))
    expect(map.scenes.at(-1)?.layers.map(({ id }) => id)).toEqual(['places-parks'])
  })

  it('says how to allow the position when it is denied, and stops asking', async () => {
    const user = userEvent.setup()
    const { ports } = await show()
    await user.click(screen.getByRole('button', { name: 'Show where I am' }))
    act(() => ports.sendProblem('denied'))
    expect(screen.getByRole('alert').textContent).toMatch(/Location is turned off.*site settings/)
    expect(screen.getByRole('button', { name: 'Show where I am' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('says so where the browser cannot draw, without offering to try again', async () => {
    await show({}, () => Promise.reject(new NoWebGl('none')))
    expect(screen.getByRole('alert').textContent).toMatch(/cannot draw the map/)
    expect(screen.queryByRole('button', { name: 'Draw it again' })).toBeNull()
  })

  it('tries again after its code did not come', async () => {
    const user = userEvent.setup()
    const map = fakeMap()
    const kit = vi.fn(map.kit).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await show({}, kit)
    await user.click(screen.getByRole('button', { name: 'Draw it again' }))
    expect(map.scenes.length).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes the map away with itself', async () => {
    const { map, view } = await show()
    view.unmount()
    expect(map.destroyed()).toBe(1)
  })
})

describe('the map on a device whose processor would have to draw it', () => {
  function slowDevice() {
    let seen = (): void => undefined
    const hand = new Promise<void>((resolve) => void (seen = resolve))
    const drawing = { isByProcessor: () => Promise.resolve(true), hand: () => hand }
    return { drawing, touch: () => act(async () => seen()) }
  }

  it('stays a picture until somebody touches the page', async () => {
    const { drawing, touch } = slowDevice()
    const { map, view } = await show({ stillFirst: true }, undefined, drawing)
    expect(screen.getByRole('button', { name: 'Touch to move the map' })).toBeTruthy()
    expect(map.scenes).toEqual([])
    await touch()
    expect(map.scenes.length).toBeGreaterThan(0)
    expect(view.container.querySelector('.still-frame')).toBeNull()
  })

  it('comes at once where it leads somebody', async () => {
    const { map } = await show({}, undefined, slowDevice().drawing)
    expect(map.scenes.length).toBeGreaterThan(0)
  })

  it('does not come after it was taken away', async () => {
    const { drawing, touch } = slowDevice()
    const { map, view } = await show({ stillFirst: true }, undefined, drawing)
    view.unmount()
    await touch()
    expect(map.scenes).toEqual([])
  })
})
