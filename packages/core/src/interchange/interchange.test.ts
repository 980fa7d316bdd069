import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMs, metres } from '../units.ts'
import type { ExportedTrack } from './exported-track.ts'
import { partsOfGeometry } from './parts-of-geometry.ts'
import { writeGeoJson } from './write-geo-json.ts'
import { writeGpx } from './write-gpx.ts'

const ride: ExportedTrack = {
  name: 'Brock Creek <40> & "friends"',
  description: "Rider's loop",
  createdMs: epochMs(Date.UTC(2026, 10, 21, 15, 0)),
  parts: [
    [
      { lng: -92.80841, lat: 35.50589, elevationM: 301.256, timeMs: epochMs(Date.UTC(2026, 10, 21, 14, 0)) },
      { lng: -92.80579, lat: 35.50416, elevationM: 0, timeMs: epochMs(Date.UTC(2026, 10, 21, 14, 0, 5, 250)) },
    ],
    [{ lng: -92.8, lat: 35.5 }],
  ],
  waypoints: [{ lng: -92.81, lat: 35.51, name: 'Trailhead', description: 'Parking' }],
}

describe('GPX', () => {
  it('writes metadata, waypoints and a segment a part, in the order of the schema', () => {
    expect(writeGpx(ride)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Bluffline" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">
<metadata><name>Brock Creek &lt;40&gt; &amp; &quot;friends&quot;</name><desc>Rider&apos;s loop</desc><time>2026-11-21T15:00:00Z</time><bounds minlat="35.5" minlon="-92.81" maxlat="35.51" maxlon="-92.8"/></metadata>
<wpt lat="35.51" lon="-92.81"><name>Trailhead</name><desc>Parking</desc></wpt>
<trk><name>Brock Creek &lt;40&gt; &amp; &quot;friends&quot;</name><desc>Rider&apos;s loop</desc>
<trkseg>
<trkpt lat="35.50589" lon="-92.80841"><ele>301.26</ele><time>2026-11-21T14:00:00Z</time></trkpt>
<trkpt lat="35.50416" lon="-92.80579"><ele>0</ele><time>2026-11-21T14:00:05.250Z</time></trkpt>
</trkseg>
<trkseg>
<trkpt lat="35.5" lon="-92.8"></trkpt>
</trkseg>
</trk>
</gpx>
`)
  })

  it('drops what XML cannot hold and keeps everything else a person may type', () => {
    const name = 'a\u0000b\u001Bc\uFFFFd \uD83D\uDEE4 \uD83D ]]> \u00E9\tend'
    expect(writeGpx({ name, parts: [] })).toContain('<name>abcd \uD83D\uDEE4 \uFFFD ]]&gt; \u00E9\tend</name>')
  })

  it('leaves out points that are no place on Earth and values that are no number', () => {
    const parts = [
      [
        { lng: NaN, lat: 35 },
        { lng: 0, lat: 91 },
        { lng: 180, lat: 1e-9, elevationM: NaN, timeMs: epochMs(NaN) },
      ],
      [{ lng: Infinity, lat: 0 }],
    ]
    expect(writeGpx({ name: '', parts })).toContain('<trkseg>\n<trkpt lat="0" lon="-180"></trkpt>\n</trkseg>\n</trk>')
    expect(writeGpx({ name: '', parts }).match(/<trkseg>/g)).toHaveLength(1)
  })

  it('gives back every coordinate to the seventh decimal', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -179.99, max: 179.99, noNaN: true }),
        fc.double({ min: -90, max: 90, noNaN: true }),
        (lng, lat) => {
          const found = /trkpt lat="(-?\d+(?:\.\d+)?)" lon="(-?\d+(?:\.\d+)?)"/.exec(
            writeGpx({ name: 'x', parts: [[{ lng, lat }]] }),
          )
          expect(Math.abs(Number(found?.[1]) - lat)).toBeLessThanOrEqual(0.5000001e-7)
          expect(Math.abs(Number(found?.[2]) - lng)).toBeLessThanOrEqual(0.5000001e-7)
        },
      ),
    )
  })
})

describe('the accuracy of fixes in GPX', () => {
  it('stands in an extension of its own, and its namespace only where there is one', () => {
    const [[first] = []] = ride.parts
    const point = { ...(first ?? { lng: 0, lat: 0 }), accuracyM: metres(4.2871) }
    const gpx = writeGpx({ name: 'x', parts: [[point, { ...point, accuracyM: metres(NaN) }]] })
    expect(gpx).toContain('xmlns:bluffline="urn:bluffline:gpx:1"')
    expect(gpx).toContain('</time><extensions><bluffline:accuracy>4.29</bluffline:accuracy></extensions></trkpt>')
    expect(gpx.match(/<extensions>/g)).toHaveLength(1)
    expect(writeGpx(ride)).not.toContain('bluffline:')
  })
})

describe('GeoJSON', () => {
  it('writes one part as a line with elevation and times', () => {
    const [first] = ride.parts
    const { features } = JSON.parse(writeGeoJson({ ...ride, parts: [first ?? []] }))
    expect(features[0].geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [-92.80841, 35.50589, 301.26],
        [-92.80579, 35.50416, 0],
      ],
    })
    expect(features[0].properties.coordinateProperties.times).toEqual([
      '2026-11-21T14:00:00Z',
      '2026-11-21T14:00:05.250Z',
    ])
    expect(features[1]).toMatchObject({ geometry: { type: 'Point' }, properties: { name: 'Trailhead' } })
  })

  it('writes several parts as a multi-line, and no line for single points', () => {
    const part = [
      { lng: 1, lat: 2 },
      { lng: 3, lat: 4 },
    ]
    const { features } = JSON.parse(writeGeoJson({ name: 'x', parts: [part, part, [{ lng: 5, lat: 6 }]] }))
    expect(features).toEqual([
      {
        type: 'Feature',
        properties: { name: 'x' },
        geometry: {
          type: 'MultiLineString',
          coordinates: [
            [
              [1, 2],
              [3, 4],
            ],
            [
              [1, 2],
              [3, 4],
            ],
          ],
        },
      },
    ])
    expect(JSON.parse(writeGeoJson({ name: 'x', parts: [] })).features).toEqual([])
  })

  it('is read back into the parts it was made from', () => {
    const geometry = {
      type: 'LineString' as const,
      coordinates: [
        [-92.8, 35.5, 300],
        [-92.7, 35.4],
      ],
    }
    expect(partsOfGeometry(geometry)).toEqual([
      [
        { lng: -92.8, lat: 35.5, elevationM: 300 },
        { lng: -92.7, lat: 35.4, elevationM: null },
      ],
    ])
    expect(partsOfGeometry({ type: 'MultiLineString', coordinates: [geometry.coordinates, []] })).toHaveLength(2)
    expect(partsOfGeometry(null)).toEqual([])
  })
})
