import { describe, expect, it } from 'vitest'
import { climbingLine, testTrail } from '../testing/trail-fixture.ts'
import { geoJsonFile, gpxFile, whyNoFile } from './trail-files.ts'

const trail = testTrail({ geometry: climbingLine, mappedMiles: 2 })

describe('the files of a trail', () => {
  it('hold every point of the line with its elevation', () => {
    const { name, content } = gpxFile(trail)
    expect(name).toBe('test-ridge.gpx')
    expect(String(content).match(/<trkpt /g)).toHaveLength(4)
    expect(content).toContain('<ele>420</ele>')
    expect(content).toContain('<name>Test Ridge</name>')
  })

  it('are GeoJSON that reads back to the same line', () => {
    const { name, content } = geoJsonFile(trail)
    const read = JSON.parse(String(content)) as { features: { geometry: unknown }[] }
    expect(name).toBe('test-ridge.geojson')
    expect(read.features[0]?.geometry).toEqual(climbingLine)
  })

  it('do not exist without a line, and the reason tells a missing line from one that is only not here', () => {
    expect(whyNoFile(trail)).toBeNull()
    expect(whyNoFile(testTrail())).toMatch(/^We hold no line/)
    expect(whyNoFile(testTrail({ mappedMiles: 2 }))).toMatch(/not on this phone yet/)
  })
})
