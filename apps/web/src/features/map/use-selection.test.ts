import type { RideVerdict } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { testTrail } from '../../data/testing/test-trail.ts'
import type { MapPlace } from './layers/map-places.ts'
import { announcementOf, selectionOf, type Things } from './use-selection.ts'

const trail = testTrail('a', { name: 'Brock Creek Trail 20', uses: ['motorcycle'] })
const place: MapPlace = {
  id: 'parks:b',
  group: 'parks',
  name: 'Byrd’s',
  point: null,
  county: 'Franklin',
  about: 'A park.',
  pointNote: null,
  page: null,
  sources: [],
}
const open: RideVerdict = { verdict: 'open', reasons: [] }
const mine = { vehicle: { use: 'utv', widthInches: null, permits: [] }, isChosen: false } as const
const things: Things = {
  mine,
  trails: new Map([[trail.id, trail]]),
  places: new Map([[place.id, place]]),
  verdicts: new Map([[trail.id, open]]),
}

describe('the selection', () => {
  it('of one id is that trail with its verdict, or that place', () => {
    expect(selectionOf(['a'], things)).toEqual({
      kind: 'trail',
      trail,
      ride: { verdict: open, words: 'Open today for dirt bikes' },
    })
    expect(selectionOf(['parks:b'], things)).toEqual({ kind: 'place', place })
  })
  it('of several is a choice', () => {
    const selection = selectionOf(['a', 'parks:b'], things)
    expect(selection).toMatchObject({
      kind: 'several',
      choices: [{ name: 'Brock Creek Trail 20', about: 'Trail · Open today for dirt bikes' }, { name: 'Byrd’s' }],
    })
  })
  it('of nothing, or of what is no longer there, is none', () => {
    expect(selectionOf([], things).kind).toBe('none')
    expect(selectionOf(['gone'], things).kind).toBe('none')
  })
  it('is said aloud with the verdict', () => {
    expect(announcementOf(selectionOf(['a'], things))).toBe('Selected Brock Creek Trail 20, Open today for dirt bikes.')
    expect(announcementOf(selectionOf(['parks:b'], things))).toBe('Selected Byrd’s, Riding park or trail system.')
    expect(announcementOf(selectionOf(['a', 'parks:b'], things))).toBe('2 things here. Choose one from the list.')
    expect(announcementOf(selectionOf([], things))).toBe('')
  })
})
