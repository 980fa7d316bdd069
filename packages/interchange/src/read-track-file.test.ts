import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileError, readTrackFile, type TrackFile } from './index.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readTrackFile([bytes(text)])
const refusal = async (data: Uint8Array | string): Promise<FileError> => {
  try {
    await readTrackFile([typeof data === 'string' ? bytes(data) : data])
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
  throw new Error('the file was read')
}
const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`
const trk = (points: string) => gpx(`<trk><name>Ridge</name><trkseg>${points}</trkseg></trk>`)
const point = (lat: number | string, lon: number | string, inside = '') =>
  `<trkpt lat="${lat}" lon="${lon}">${inside}</trkpt>`
const shape = (file: TrackFile) => file.tracks.map((t) => `${t.kind} ${t.segments.map((s) => s.lng.length).join('+')}`)

describe('the accuracy of fixes', () => {
  const said = (metres: string) => `<extensions><app:accuracy>${metres}</app:accuracy></extensions>`

  it('is read from the extensions of a point, and unknown where a point does not say', async () => {
    const points = Array.from({ length: 200 }, (_, i) => point(35 + i / 1000, -92, i === 150 ? said('4.29') : ''))
    const [segment] = (await read(trk(`${point(99, -92, said('7'))}${points.join('')}`))).tracks[0]?.segments ?? []
    expect(segment?.accuracyM?.[150]).toBe(4.29)
    expect(segment?.accuracyM?.filter((metres) => !Number.isNaN(metres))).toHaveLength(1)
    expect(segment?.accuracyM).toHaveLength(200)
  })

  it('costs nothing where no point says', async () => {
    const [track] = (await read(trk(point(35, -92, said('far'))))).tracks
    expect(track?.segments[0]?.accuracyM).toBeNull()
  })
})

describe('a GPX file', () => {
  it('gives tracks with their segments, routes and waypoints with names, elevations and times', async () => {
    const file = await read(
      gpx(
        `<metadata><name>Day one</name></metadata><wpt lat="35.1" lon="-92.9"><ele>120</ele><name>Ford</name></wpt>` +
          `<rte><rtept lat="35" lon="-93"/></rte><trk><name>Ridge</name><trkseg>${point(35.5, -92.8, '<ele>200.5</ele><time>2026-05-01T10:00:00Z</time>')}</trkseg>` +
          `<trkseg>${point(35.6, -92.7)}${point(35.7, -92.6)}</trkseg></trk>`,
      ),
    )
    expect(file.name).toBe('Day one')
    expect(shape(file)).toEqual(['route 1', 'track 1+2'])
    expect(file.waypoints).toEqual([{ name: 'Ford', lng: -92.9, lat: 35.1, eleM: 120 }])
    const [first] = file.tracks[1]?.segments ?? []
    expect(first?.eleM[0]).toBe(200.5)
    expect(first?.timeMs[0]).toBe(Date.UTC(2026, 4, 1, 10))
    expect(file.tracks[1]?.segments[1]?.timeMs[0]).toBeNaN()
  })

  it('is read the same with prefixed names, in UTF-16 and in pieces of one byte', async () => {
    const text = trk(point(35.5, -92.8) + point(35.6, -92.7))
    const prefixed = text.replace(/<(\/?)(gpx|trk|trkseg|trkpt|name)\b/g, '<$1g:$2').replace('xmlns=', 'xmlns:g=')
    const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((c) => c.charCodeAt(0))]).buffer)
    const expected = await read(text)
    expect(await read(prefixed)).toEqual(expected)
    expect(await readTrackFile([utf16])).toEqual(expected)
    expect(await readTrackFile([...bytes(text)].map((b) => Uint8Array.of(b)))).toEqual(expected)
  })

  it('keeps what was read before the end went missing, and says so', async () => {
    const file = await read(trk(point(35.5, -92.8) + point(35.6, -92.7)).slice(0, -15))
    expect(shape(file)).toEqual(['track 2'])
    expect(file.warnings.join(' ')).toMatch(/What stood before that was read: 2 points/)
  })

  it('leaves out points that are nowhere on Earth and counts them', async () => {
    const file = await read(trk(point(35.5, -92.8) + point(95, 10) + point('x', '') + point('NaN', 'Infinity')))
    expect(shape(file)).toEqual(['track 1'])
    expect(file.warnings).toEqual(['3 points without a usable position were left out.'])
  })

  it('says when latitude and longitude are swapped throughout', async () => {
    expect((await refusal(trk(point(-92.8, 35.5) + point(-92.7, 35.6)))).message).toMatch(/swapped/)
  })

  it('keeps points in file order when time runs backwards, and says so', async () => {
    const at = (time: string) => point(35.5, -92.8, `<time>${time}</time>`)
    const file = await read(trk(at('2026-05-01T10:00:00Z') + at('2026-05-01T09:00:00Z') + at('nonsense')))
    expect(shape(file)).toEqual(['track 3'])
    expect(file.warnings.join(' ')).toMatch(/Time runs backwards at 1 point/)
  })
})

describe('other formats', () => {
  it('KML lines become routes and timed tracks become tracks', async () => {
    const file = await read(
      `<kml xmlns:gx="x"><Document><name>Trip</name><Placemark><name>Way</name><LineString><coordinates>-92,35,10 -92.1,35.1</coordinates></LineString></Placemark>` +
        `<Placemark><gx:MultiTrack><gx:Track><when>2026-05-01T10:00:00Z</when><gx:coord>-92 35 10</gx:coord></gx:Track>` +
        `<gx:Track><gx:coord>-92 35 10</gx:coord><gx:coord>-92 36 10</gx:coord></gx:Track></gx:MultiTrack></Placemark>` +
        `<Placemark><name>Camp</name><Point><coordinates>-92,35</coordinates></Point></Placemark></Document></kml>`,
    )
    expect(file.name).toBe('Trip')
    expect(shape(file)).toEqual(['route 2', 'track 1+2'])
    expect(file.waypoints[0]?.name).toBe('Camp')
  })

  it('TCX trackpoints without a position are pauses, not errors', async () => {
    const position =
      '<Position><LatitudeDegrees>35</LatitudeDegrees><LongitudeDegrees>-92</LongitudeDegrees></Position>'
    const file = await read(
      `<TrainingCenterDatabase><Activities><Activity><Lap><Track><Trackpoint><Time>2026-05-01T10:00:00Z</Time>${position}<AltitudeMeters>99</AltitudeMeters></Trackpoint><Trackpoint><Time>2026-05-01T10:00:01Z</Time></Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>`,
    )
    expect(shape(file)).toEqual(['track 1'])
    expect(file.warnings).toEqual([])
  })

  it('GeoJSON lines keep elevations and the times of their feature', async () => {
    const file = await read(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: { name: 'A' }, geometry: { type: 'LineString', coordinates: [[-92, 35, 7], [-92.1, 35.1]] } },
          { type: 'Feature', properties: { coordTimes: ['2026-05-01T10:00:00Z'] }, geometry: { type: 'MultiLineString', coordinates: [[[-92, 35]], [[-91, 35]]] } },
        ],
      }),
    ) // prettier-ignore
    expect(shape(file)).toEqual(['route 2', 'track 1+1'])
    expect(file.tracks[0]?.name).toBe('A')
    expect(file.tracks[0]?.segments[0]?.eleM[0]).toBe(7)
  })
})

describe('a file that cannot be used gives one sentence', () => {
  const deep = gpx('<a>'.repeat(100) + '</a>'.repeat(100))
  const bomb = '<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><gpx>&b;</gpx>'
  const external = '<?xml version="1.0"?><!DOCTYPE gpx SYSTEM "http://127.0.0.1:1/x.dtd"><gpx/>'
  it.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n ', 'empty'],
    ['a zip', 'PK\u0003\u0004rest', 'zip'],
    ['prose', 'dear diary', 'unknown_format'],
    ['a web page', '<!-- x --><html><body>502</body></html>', 'unknown_format'],
    ['a web page with a DOCTYPE', '<!DOCTYPE html><html></html>', 'doctype'],
    ['an entity bomb', bomb, 'doctype'],
    ['an external entity', external, 'doctype'],
    ['nesting without end', deep, 'too_deep'],
    ['an encoding nobody has', '<?xml version="1.0" encoding="klingon"?><gpx/>', 'unknown_encoding'],
    ['GPX with no points', gpx('<trk><trkseg/></trk>'), 'no_positions'],
    ['broken JSON', '{"type":"Feature', 'broken'],
    ['other JSON', '{"a":1}', 'unknown_format'],
  ])('%s', async (_, text, code) => {
    const error = await refusal(text)
    expect(error.code).toBe(code)
    expect(error.message).toMatch(/^[^\n]{10,200}[.]$/)
  })

  it('and a FIT header without data too', async () => {
    expect((await refusal(Uint8Array.from([14, 16, 0, 0, 0, 0, 0, 0, 46, 70, 73, 84, 0, 0]))).code).toMatch(
      /broken|no_positions/,
    )
  })
})

describe('reading', () => {
  it('tells its progress and can be cancelled between two pieces', async () => {
    const seen: number[] = []
    const piece = bytes(' '.repeat(600_000))
    const control = new AbortController()
    const options = {
      signal: control.signal,
      onProgress: (n: number) => (seen.push(n), n > 500_000 && control.abort()),
    }
    await expect(readTrackFile([bytes(gpx('').slice(0, 30)), piece, piece], options)).rejects.toMatchObject({
      code: 'cancelled',
    })
    expect(seen.length).toBeGreaterThan(1)
  })

  it('never fails in another way, whatever is cut or garbled', async () => {
    const whole = bytes(trk(point(35.5, -92.8, '<ele>1</ele>') + point(35.6, -92.7)))
    const garbled = fc.tuple(
      fc.nat(whole.length),
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
    )
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.json().map(bytes),
      garbled.map(([end, changes]) => {
        const copy = whole.slice(0, end)
        for (const [at, value] of changes) if (at < copy.length) copy[at] = value
        return copy
      }),
    ) // prettier-ignore
    await fc.assert(
      fc.asyncProperty(anything, async (data) => {
        const outcome = await readTrackFile([data]).catch((error: unknown) => error)
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(FileError)
      }),
      { numRuns: 500 },
    )
  })
})
