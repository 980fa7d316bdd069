import { describe, expect, it } from 'vitest'
import { readTrackFile } from './index.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const point = (i: number, inside = '') => `<trkpt lat="${35.5 + i / 1e5}" lon="-92.8">${inside}</trkpt>`
const time = (second: number) => `<time>2026-05-01T14:00:${String(second).padStart(2, '0')}Z</time>`
const gpx = (segments: readonly string[]) =>
  `<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk>${segments.map((one) => `<trkseg>${one}</trkseg>`).join('')}</trk></gpx>`
const read = (text: string) => readTrackFile([bytes(text)])

describe('an odd file is read as far as it goes', () => {
  it.each<[string, string, number[]]>([
    ['one point', gpx([point(0)]), [1]],
    ['no times', gpx([point(0) + point(1)]), [2]],
    ['the same time twice', gpx([point(0, time(1)) + point(1, time(1)) + point(2, time(2))]), [3]],
    [
      'segments with, without and with some times',
      gpx([point(0, time(1)), point(1), point(2, time(3)) + point(3)]),
      [1, 1, 2],
    ],
    ['an empty segment between two', gpx([point(0), '', point(1)]), [1, 1]],
  ])('with %s', async (_, text, lengths) => {
    const { tracks } = await read(text)
    expect(tracks.flatMap(({ segments }) => segments.map(({ lng }) => lng.length))).toEqual(lengths)
  })

  it('with foreign namespaces and extensions that carry names of its own elements', async () => {
    const extension =
      '<extensions><x:ele xmlns:x="urn:x">9999</x:ele><x:trkpt xmlns:x="urn:x" lat="1" lon="1"/></extensions>'
    const { tracks } = await read(gpx([point(0, `<ele>100</ele>${extension}`) + point(1, '<ele>101</ele>')]))
    const [segment] = tracks[0]?.segments ?? []
    expect([...(segment?.eleM ?? [])].slice(0, 1)).toEqual([100])
    expect(segment?.lat[0]).toBeCloseTo(35.5, 6)
  })

  it('with a million points, as a stream of small pieces that is never held whole', async () => {
    const count = 1_000_000
    const batch = 5000
    const pieces = function* () {
      yield bytes('<gpx><trk><trkseg>')
      for (let from = 0; from < count; from += batch)
        yield bytes(Array.from({ length: batch }, (_, i) => `<trkpt lat="35.${from + i + 1e6}" lon="-92.8"/>`).join(''))
      yield bytes('</trkseg></trk></gpx>')
    }
    const { tracks } = await readTrackFile(pieces())
    const [segment] = tracks[0]?.segments ?? []
    expect(segment?.lat.length).toBe(count)
    expect(segment?.lat[count - 1]).toBe(35.1999999)
  }, 120_000)
})
