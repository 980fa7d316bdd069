import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../programs.ts'
import { ImportError } from './candidate.ts'
import { readTracks, trackCandidates } from './files.ts'
import { impatientNet, startLoopback, status } from './loopback.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const fileWith = (text: string) => {
  const file = join(folder, 'file')
  writeFileSync(file, text)
  return file
}

const GPX = `<?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Ridge</name>
<trkseg><trkpt lat="35" lon="-93"><ele>100</ele></trkpt><trkpt lat="35.01" lon="-93.01"><ele>120.26</ele></trkpt></trkseg></trk></gpx>`
const KML = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Ridge</name><LineString><coordinates>-93,35 -93.01,35.01</coordinates></LineString></Placemark></kml>`
const GEOJSON = JSON.stringify({
  type: 'Feature',
  properties: { name: 'Ridge' },
  geometry: { type: 'LineString', coordinates: [[-93, 35], [-93.01, 35.01]] }, // prettier-ignore
})

describe('a file of tracks', () => {
  it.each([
    [
      'gpx',
      GPX,
      [
        [-93, 35, 100],
        [-93.01, 35.01, 120.3],
      ],
    ],
    [
      'kml',
      KML,
      [
        [-93, 35],
        [-93.01, 35.01],
      ],
    ],
    [
      'geojson',
      GEOJSON,
      [
        [-93, 35],
        [-93.01, 35.01],
      ],
    ],
  ] as const)('gives a candidate for each named track of %s', async (format, text, coordinates) => {
    // prettier-ignore
    const file = await readTracks(impatientNet(), fileWith(text), format)
    expect(trackCandidates(file, ['atv']).candidates).toMatchObject([
      {
        key: 'Ridge',
        name: 'Ridge',
        fields: { uses: ['atv'], lengthMiles: 0.89 },
        line: { type: 'LineString', coordinates },
      },
    ])
  })

  it('leaves out a track without a name', async () => {
    const file = await readTracks(impatientNet(), fileWith(GPX.replace('<name>Ridge</name>', '')), 'gpx')
    expect(trackCandidates(file, [])).toMatchObject({ candidates: [], skipped: ['track 1: no name'] })
  })

  it.each([
    ['that breaks off', GPX.slice(0, -40), 'breaks off'],
    ['with a DOCTYPE', GPX.replace('<gpx', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx'), 'DOCTYPE'],
    ['nested deeper than 64', '<gpx>'.repeat(70), '64'],
    ['of another kind', KML, 'is kml, not gpx'],
    ['that is a web page', '<!DOCTYPE html><html><body>Not found</body></html>', 'file'],
    ['that is empty', '', 'file'],
  ])('%s is refused', async (_, text, why) => {
    const refused = readTracks(impatientNet(), fileWith(text), 'gpx')
    await expect(refused).rejects.toThrow(ImportError)
    await expect(refused).rejects.toThrow(why)
  })

  it('is read from an address too, after a stumble', async () => {
    const service = await startLoopback([status(500), status(200, GPX)])
    const file = await readTracks(impatientNet(), service.url, 'gpx')
    expect(file.tracks).toHaveLength(1)
    await service.close()
  })

  it('that is not there is named', async () => {
    await expect(readTracks(impatientNet(), join(folder, 'absent.gpx'), 'gpx')).rejects.toThrow('is not there')
  })

  const tracks = join(ROOT, '../shared/testdata/tracks')
  it.skipIf(!existsSync(tracks))('is read from recordings of phones and loggers', async () => {
    for (const name of readdirSync(tracks).filter((file) => file.endsWith('.gpx'))) {
      const file = await readTracks(impatientNet(), join(tracks, name), 'gpx')
      expect(file.tracks.length, name).toBeGreaterThan(0)
    }
  })
})
