import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../programs.ts'
import { type ArcgisFeature, parsePage } from './arcgis.ts'
import { usfsMvum } from './usfs-mvum.ts'
import { usfsTrails } from './usfs-trails.ts'
import { attributesOf, readableName, seasonOf } from './usfs-values.ts'

const feature = (properties: Record<string, unknown>, shift = 0): ArcgisFeature => ({
  properties,
  geometry: { type: 'LineString', coordinates: [[-93 + shift, 35], [-93.01 + shift, 35.01], [-93.02 + shift, 35]] }, // prettier-ignore
})

describe('attributes', () => {
  it.each(['TRAIL_NO', 'trail_no', 'Trail_No'])('are read from %s', (name) => {
    expect(attributesOf({ [name]: ' 2329 ' })('TRAIL_NO')).toBe('2329')
  })

  it.each(['N/A', 'n/a', '', '  ', null, undefined, 'None'])('are null for %j', (value) => {
    expect(attributesOf({ NAME: value })('NAME')).toBeNull()
  })
})

describe('a season', () => {
  it('is all year from January to December', () => {
    expect(seasonOf('01/01-12/31', 's')).toMatchObject({ kind: 'yearRound', windows: [] })
  })

  it('has a window for each range, over New Year too', () => {
    expect(seasonOf('05/30-09/01, 12/15-01/15', 's')?.windows).toMatchObject([
      { opens: [{ day: { month: 5, day: 30 } }], closes: [{ day: { month: 9, day: 1 } }] },
      { opens: [{ day: { month: 12, day: 15 } }], closes: [{ day: { month: 1, day: 15 } }] },
    ])
  })

  it.each([null, 'open', '13/01-14/01', '05/30'])('is unknown from %j', (text) => {
    expect(seasonOf(text, 's')).toBeNull()
  })
})

it('writes names as people do', () => {
  expect(readableName('SPRING LAKE REC AREA OF THE OHV ROAD')).toBe('Spring Lake Rec Area of the OHV Road')
  expect(readableName("Carter's Loop")).toBe("Carter's Loop")
})

describe('Forest Service trails', () => {
  const trail = {
    TRAIL_NO: 'WP1',
    TRAIL_NAME: 'WOLF PEN GAP',
    TRAIL_TYPE: 'TERRA',
    ALLOWED_TERRA_USE: '654',
    ATV_MANAGED: 'N/A',
  }

  it('joins the segments of one trail and keeps apart those with other uses', () => {
    const { candidates } = usfsTrails(
      [feature(trail), feature(trail, 0.1), feature({ ...trail, ALLOWED_TERRA_USE: '1' }, 0.2)],
      's',
    )
    expect(candidates.map(({ line, fields }) => [line?.type, fields['uses']])).toEqual([
      ['MultiLineString', ['atv', 'utv', 'fourwheeldrive', 'motorcycle']],
      ['LineString', ['hiking']],
    ])
  })

  it('takes the season only when all machines have the same', () => {
    const season = (more: object) => usfsTrails([feature({ ...trail, ...more })], 's').candidates[0]?.fields['season']
    expect(season({ atv_managed: '03/01-12/15' })).toMatchObject({ kind: 'windows' })
    expect(season({ ATV_MANAGED: '03/01-12/15', MOTORCYCLE_ACCPT: '01/01-12/31' })).toBeUndefined()
    expect(season({})).toBeUndefined()
  })

  it('leaves out snow trails, and says why others are left out', () => {
    const { candidates, skipped } = usfsTrails(
      [
        feature({ ...trail, TRAIL_TYPE: 'SNOW' }),
        feature({ ...trail, TRAIL_NO: 'N/A' }),
        feature({ ...trail, ALLOWED_TERRA_USE: null }),
      ],
      's',
    )
    expect(candidates).toEqual([])
    expect(skipped).toEqual(['a trail without a number', 'Wolf Pen Gap (WP1): says nothing of who may use it'])
  })
})

describe('the Motor Vehicle Use Map', () => {
  const road = {
    id: '96033C',
    mvum_symbol_name: 'Roads open to all Vehicles, Yearlong',
    atv: 'open',
    atv_datesopen: '01/01-12/31',
  }

  it('opens a road for all vehicles to every machine', () => {
    const [candidate] = usfsMvum([feature({ ...road, SURFACETYPE: 'NAT - NATIVE MATERIAL' })], 's').candidates
    expect(candidate).toMatchObject({
      key: '96033C',
      name: 'Forest Road 96033C',
      fields: { surface: 'native material' },
    })
    expect(candidate?.fields['uses']).toEqual(['atv', 'utv', 'fourwheeldrive', 'motorcycle'])
    expect(candidate?.fields['season']).toMatchObject({ kind: 'yearRound' })
  })

  it('does not open a trail of 50 inches to side-by-sides', () => {
    const trail = {
      ID: '2611',
      MVUM_SYMBOL_NAME: 'Trails open to vehicles 50" or less in width',
      ATV: 'Open',
      MOTORCYCLE: 'open',
    }
    expect(usfsMvum([feature(trail)], 's').candidates[0]?.fields['uses']).toEqual(['atv', 'motorcycle'])
  })

  it('leaves out roads for street-legal vehicles only', () => {
    expect(usfsMvum([feature({ ID: '1', PASSENGERVEHICLE: 'open' })], 's').skipped).toEqual([
      'Forest Road 1: highway-legal vehicles only',
    ])
  })

  const sample = join(ROOT, '../shared/testdata/samples/usfs/mvum_mount_magazine_sample.geojson')
  it.skipIf(!existsSync(sample))('is read from the recorded answer around Mount Magazine', () => {
    const { features } = parsePage(JSON.parse(readFileSync(sample, 'utf8')), 'sample')
    const { candidates, skipped } = usfsMvum(features, 's')
    expect(candidates.map(({ key, fields }) => [key, fields['uses']])).toEqual([
      ['96033C', ['atv', 'utv', 'fourwheeldrive', 'motorcycle']],
    ])
    expect(skipped).toHaveLength(6)
  })
})
