import { describe, expect, it } from 'vitest'
import type { PaletteItem } from './palette-item.ts'
import { paletteSource, searchPalette } from './search-palette.ts'

const item = (label: string, about = '', tags: readonly string[] = []): PaletteItem => ({
  key: label,
  label,
  about,
  tags,
  icon: 'trail',
  badge: null,
  does: { goTo: '/' },
})

const sources = [
  paletteSource('Actions', [item('Start recording', 'Begins to record a ride', ['gps'])], 4),
  paletteSource('Ride', [item('GPS Navigate', 'Be led along a trail', ['voice'])], 6),
  paletteSource(
    'Trails',
    [item('Brock Creek Trail 43', 'Van Buren County'), item('Wolf Pen Gap Trail 6', 'Polk County')],
    1,
  ),
  paletteSource('Places', [item('Brockwell', 'Trails near this town')], 4),
]
const found = (query: string) =>
  searchPalette(sources, query).map(({ title, items }) => `${title}: ${items.map(({ label }) => label).join(', ')}`)

describe('the search of the palette', () => {
  it('finds in label, description and tags, whatever the case', () => {
    expect(found('VOICE')).toEqual(['Ride: GPS Navigate'])
    expect(found('begins')).toEqual(['Actions: Start recording'])
  })

  it('puts the group with the better find first: a name that begins with the words before one that mentions them', () => {
    expect(found('gps')).toEqual(['Ride: GPS Navigate', 'Actions: Start recording'])
    expect(found('brock')).toEqual(['Trails: Brock Creek Trail 43', 'Places: Brockwell'])
  })

  it('forgives typing errors and words in another order', () => {
    expect(found('wolf pen trial')).toEqual(['Trails: Wolf Pen Gap Trail 6'])
    expect(found('creek brokc')).toEqual(['Trails: Brock Creek Trail 43'])
  })

  it('takes a short word as it is typed: "duck" is no Buckhorn', () => {
    const names = ['Buckhorn', 'Huckleberry Mountain', 'Bell Springs', 'Snake bite', 'Duck season']
    const places = [
      paletteSource(
        'Places',
        names.map((name) => item(name, name === 'Snake bite' ? 'Do not suck' : '')),
        4,
      ),
    ]
    const labels = (query: string) =>
      searchPalette(places, query).flatMap(({ items }) => items.map(({ label }) => label))
    expect(labels('duck')).toEqual(['Duck season'])
    expect(labels('belt')).toEqual([])
    expect(labels('huckelberry')).toEqual(['Huckleberry Mountain'])
  })

  it('shows no more of a group than agreed', () => {
    expect(found('trail')).toEqual(['Trails: Brock Creek Trail 43', 'Ride: GPS Navigate', 'Places: Brockwell'])
  })

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([])
    expect(found('zzyzx')).toEqual([])
  })
})
