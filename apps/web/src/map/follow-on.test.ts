import { describe, expect, it, vi } from 'vitest'
import { followOn } from './follow-on.ts'
import type { Camera } from './map-view.ts'

const camera: Camera = { center: { lng: -92, lat: 35 }, bearingDeg: 40, lowShare: 0.25, glideMs: 300 }

function setUp() {
  const listeners = new Map<string, (event: { originalEvent?: unknown }) => void>()
  const easeTo = vi.fn()
  const onPan = vi.fn()
  const map = {
    on: (kind: string, listener: (event: { originalEvent?: unknown }) => void) => void listeners.set(kind, listener),
    easeTo,
    getContainer: () => ({ clientHeight: 800 }),
  }
  const follow = followOn(map as never, onPan)
  return {
    follow,
    easeTo,
    onPan,
    happen: (kind: string, originalEvent?: unknown) => listeners.get(kind)?.({ originalEvent }),
  }
}

describe('following', () => {
  it('turns the map with the rider, who stands below the middle, and keeps the zoom', () => {
    const { follow, easeTo } = setUp()
    follow(camera)
    expect(easeTo).toHaveBeenCalledWith(
      expect.objectContaining({ center: [-92, 35], bearing: 40, offset: [0, 200], duration: 300 }),
    )
    expect(easeTo.mock.calls[0]?.[0]).not.toHaveProperty('zoom')
  })

  it('never pulls the map out of a hand', () => {
    const { follow, easeTo, happen } = setUp()
    happen('movestart', {})
    happen('moveend')
    follow(camera)
    expect(easeTo).not.toHaveBeenCalled()
    happen('moveend', {})
    follow(camera)
    expect(easeTo).toHaveBeenCalledOnce()
  })

  it('tells when fingers or arrow keys take the map elsewhere, not when it moves by itself or is zoomed', () => {
    const { onPan, happen } = setUp()
    happen('dragstart')
    happen('movestart')
    happen('movestart', { key: '+' })
    expect(onPan).not.toHaveBeenCalled()
    happen('dragstart', {})
    happen('rotatestart', {})
    happen('movestart', { key: 'ArrowLeft' })
    expect(onPan).toHaveBeenCalledTimes(3)
  })
})
