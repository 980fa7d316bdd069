import fc from 'fast-check'
import Dms from 'geodesy/dms.js'
import Mgrs, { LatLon } from 'geodesy/mgrs.js'
import { describe, expect, it } from 'vitest'
import { formatCoordinate } from '../format/coordinate.ts'
import { asFix } from '../track/fix.ts'
import { epochMs, metres } from '../units.ts'
import { callScript, emergencyText, fromPlaceWords, spellDigits, spokenPosition, windFrom } from './card.ts'

const FIX = asFix({ lng: -92.80841, lat: 35.50589, timeMs: Date.parse('2026-11-21T20:00:00Z'), accuracyM: 8 })
const TRAILHEAD = { name: 'Brock Creek trailhead', position: { lng: -92.81, lat: 35.49 }, awayM: metres(1770) }
const PLACE = { fix: FIX, counties: ['Pope', 'Van Buren'], trailhead: TRAILHEAD, town: null, road: null }
const NOW = epochMs(Date.parse('2026-11-21T20:01:00Z'))

/** Arkansas on both sides of 90° W, where the zone changes; half of the places lie east of it. */
const inZone = (west: number, east: number) =>
  fc.record({
    lng: fc.double({ min: west, max: east, noNaN: true }),
    lat: fc.double({ min: 33, max: 36.5, noNaN: true }),
  })
const PLACES = [
  ['15S', inZone(-94.62, -90.0000001), 700],
  ['16S', inZone(-90, -89.64), 300],
] as const

/** Metres between two places so near that the ground is flat. */
const apartM = (a: { lng: number; lat: number }, b: { lng: number; lat: number }) =>
  Math.hypot((a.lat - b.lat) * 111_132, (a.lng - b.lng) * 111_320 * Math.cos((a.lat * Math.PI) / 180))

describe('a position for rescuers, against the geodesy library', () => {
  it.each(PLACES)('is the same square metre of the US National Grid in zone %s', (zone, places, numRuns) => {
    fc.assert(
      fc.property(places, (place) => {
        const ours = formatCoordinate(place, 'usng')
        const [ourZone, square, east, north] = ours.split(' ')
        const theirs = new LatLon(place.lat, place.lng).toUtm().toMgrs()
        expect(ourZone).toBe(zone)
        expect([`${theirs.zone}${theirs.band}`, `${theirs.e100k}${theirs.n100k}`]).toEqual([zone, square])
        expect(Math.abs(theirs.easting - Number(east))).toBeLessThanOrEqual(1)
        expect(Math.abs(theirs.northing - Number(north))).toBeLessThanOrEqual(1)
        // And back: the corner of the square lies within its diagonal of the place.
        const { lat, lon } = Mgrs.parse(ours).toUtm().toLatLon()
        expect(apartM(place, { lat, lng: lon })).toBeLessThan(1.5)
      }),
      { numRuns },
    )
  })

  it.each(PLACES)('is the same in degrees and minutes in zone %s', (_zone, places, numRuns) => {
    fc.assert(
      fc.property(places, (place) => {
        const [ourLat = '', ourLng = ''] = formatCoordinate(place, 'degreesMinutes').split(', ')
        const [lat, lng] = [Dms.parse(ourLat), Dms.parse(ourLng)]
        expect(apartM(place, { lat, lng })).toBeLessThan(1.5)
        const numbers = (text: string) => text.match(/[\d.]+/g)?.map(Number)
        expect(numbers(ourLat)).toEqual(numbers(Dms.toLat(place.lat, 'dm', 3)))
        expect(numbers(ourLng)).toEqual(numbers(Dms.toLon(place.lng, 'dm', 3)))
      }),
      { numRuns },
    )
  })
})

describe('what to say', () => {
  it('spells figures so that none is misheard', () => {
    expect(spellDigits('35.309')).toBe('three five point three zero niner')
    expect(spokenPosition(FIX)).toBe(
      'three five degrees, three zero point three five three minutes north. niner two degrees, four eight point five zero five minutes west',
    )
    expect(spokenPosition({ lng: 0, lat: NaN })).toBeNull()
  })

  it('names the county, the position and the nearest trailhead', () => {
    const script = callScript(PLACE, NOW).join(' ')
    expect(script).toContain('I am in Pope or Van Buren County, Arkansas.')
    expect(script).toContain('1.1 miles north of Brock Creek trailhead')
    expect(script).toContain('Stay on the line.')
  })

  it('says nothing it does not know', () => {
    expect(callScript(null, NOW).join(' ')).toContain('I do not know my position.')
    const road = { name: 'Reville Creek Road (FR 1629)', position: FIX, awayM: metres(20) }
    expect(callScript({ ...PLACE, road }, NOW)).toContain(
      'Of the roads I know of, the nearest is Reville Creek Road (FR 1629); I am at Reville Creek Road (FR 1629).',
    )
    const bare = callScript({ ...PLACE, counties: [], trailhead: null }, NOW).join(' ')
    expect(bare).not.toMatch(/County|trailhead|null|undefined/)
  })

  it('says of a position how old it is, so that nobody is looked for where they were', () => {
    const [late, untimed] = [epochMs(NOW + 3_600_000 * 3), { ...PLACE, fix: { ...FIX, timeMs: null } }]
    expect(callScript(PLACE, NOW).join(' ')).not.toContain('old')
    expect(callScript(PLACE, epochMs(NOW + 240_000))).toContain(
      'This position is 5 minutes old; I may have moved since.',
    )
    expect(callScript(PLACE, late)).toContain('This position is 3 hours old; I may have moved since.')
    expect(callScript(untimed, NOW).join(' ')).toContain('I do not know how old this position is')
  })

  it('says where one is from a place', () => {
    expect(fromPlaceWords({ ...TRAILHEAD, awayM: metres(90) }, FIX)).toBe('at Brock Creek trailhead')
    expect(windFrom({ lng: -93, lat: 35 }, { lng: -94, lat: 34.2 })).toBe('southwest')
  })
})

describe('a text for contacts', () => {
  it('says who, where in two ways, how good and when', () => {
    expect(emergencyText({ place: PLACE, nowMs: NOW, name: 'Alex', isDrill: false })).toBe(
      [
        'EMERGENCY: Alex needs help.',
        "35° 30.353' N, 92° 48.505' W (within 26 ft, 11/21/2026 14:00)",
        'USNG 15S WV 17374 29163',
        'Pope or Van Buren County, 1.1 miles north of Brock Creek trailhead',
        'https://maps.google.com/?q=35.50589,-92.80841',
      ].join('\n'),
    )
  })

  it('of a drill begins with that, and one without a position says so', () => {
    expect(emergencyText({ place: null, nowMs: NOW, name: null, isDrill: true })).toBe(
      'DRILL, no emergency. This is a test.\nPosition unknown.',
    )
  })
})
