import type { TrackSample } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { digestRide } from '../../../data/rides/digest.ts'
import { keptRide } from '../testing/kept-rides.ts'
import { cardContent, HIDDEN_END_M, withoutEnds } from './card-content.ts'

const ride = keptRide()
const digest = digestRide(ride)
const all = { hasDate: true, hidesEnds: false }

describe('a share card', () => {
  it('tells name, machine, date and the figures that are known', () => {
    const { title, subtitle, figures, lines } = cardContent(ride.row, digest, all)
    expect([title, subtitle]).toEqual(['Brock Creek', 'UTV / side-by-side · 05/01/2026 12:00'])
    expect(figures.map(({ label }) => label)).toEqual(['Distance', 'Moving', 'Climb', 'Average'])
    expect(lines).toBe(digest.stretches)
  })

  it('leaves out what is not known instead of showing a made-up figure', () => {
    const flat = keptRide({ hasElevation: false })
    const labels = cardContent(flat.row, digestRide(flat), all).figures.map(({ label }) => label)
    expect(labels).toEqual(['Distance', 'Moving', 'Average', 'Top speed'])
  })

  it('tells no date where none is wanted, not even in the name of a ride without one', () => {
    const nameless = { ...ride.row, name: null }
    const { title, subtitle } = cardContent(nameless, digest, { ...all, hasDate: false })
    expect([title, subtitle]).toEqual(['A ride in Arkansas', 'UTV / side-by-side'])
    expect(cardContent(nameless, digest, all).title).toBe('UTV / side-by-side ride')
  })

  it('leaves out the first and last quarter mile of the line', () => {
    const { lines } = cardContent(ride.row, digest, { ...all, hidesEnds: true })
    const shown = new Set(lines.flat())
    const isEnd = ({ alongM }: TrackSample) => alongM < HIDDEN_END_M || alongM > digest.lengthM - HIDDEN_END_M
    const samples = digest.stretches.flat()
    expect(samples.filter(isEnd).length).toBeGreaterThan(50)
    expect(samples.filter((sample) => shown.has(sample) === isEnd(sample))).toEqual([])
  })

  it('shows no line of a ride that is all ends', () => {
    const [stretch = []] = digest.stretches
    const short = { ...digest, lengthM: HIDDEN_END_M as typeof digest.lengthM, stretches: [stretch.slice(0, 30)] }
    expect(withoutEnds(short)).toEqual([])
  })
})
