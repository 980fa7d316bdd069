import type { AccessPoint, Campground, Park, Town, Trail, Waterway, Wma } from '@bluffline/contract'
import type { ListedGuide } from '../../data/field-guide/field-guide.ts'
import type { PaletteItem } from './palette-item.ts'

type Plain = Pick<PaletteItem, 'key' | 'label' | 'about' | 'tags' | 'icon'>
const item = (plain: Plain, goTo: string): PaletteItem => ({ ...plain, badge: null, does: { goTo } })

const inCounty = (what: string, county: string) => `${what} · ${county} County`
const onMap = (group: string, id: string) => `/map?place=${group}:${id}`

export const ofTrail = ({ id, name, county, system, region, uses }: Trail): PaletteItem =>
  item(
    {
      key: `trail-${id}`,
      label: name,
      about: `${county} County${system === null ? '' : ` · ${system}`}`,
      tags: [region, ...uses],
      icon: 'trail',
    },
    `/map/${id}`,
  )

/** Campgrounds lead to their own pages where the app has such pages, else to the map. */
export const ofCampground =
  (hasPages: boolean) =>
  ({ id, name, location }: Campground): PaletteItem =>
    item(
      {
        key: `campground-${id}`,
        label: name,
        about: inCounty('Campground', location.county),
        tags: ['camping', location.city ?? ''],
        icon: 'camp',
      },
      hasPages ? `/campgrounds/${id}` : onMap('campgrounds', id),
    )

export const ofPark = ({ id, name, county }: Park): PaletteItem =>
  item(
    { key: `park-${id}`, label: name, about: inCounty('Riding area', county), tags: ['park', 'ohv'], icon: 'park' },
    onMap('parks', id),
  )

export const ofWma = ({ id, name, county }: Wma): PaletteItem =>
  item(
    {
      key: `wma-${id}`,
      label: name,
      about: inCounty('Wildlife management area', county),
      tags: ['wma', 'hunting'],
      icon: 'mountain',
    },
    onMap('wmas', id),
  )

export const ofWaterway = ({ id, name, county }: Waterway): PaletteItem =>
  item(
    {
      key: `water-${id}`,
      label: name,
      about: inCounty('River or lake', county),
      tags: ['gauge', 'float'],
      icon: 'water',
    },
    onMap('gauges', id),
  )

export const ofAccessPoint = ({ id, name, river, county }: AccessPoint): PaletteItem =>
  item(
    {
      key: `access-${id}`,
      label: name,
      about: inCounty(`${river} access`, county),
      tags: ['ramp', 'put-in'],
      icon: 'pin',
    },
    onMap('access', id),
  )

export const ofTown = ({ id, name, county }: Town): PaletteItem =>
  item(
    { key: `town-${id}`, label: name, about: `Trails near this town in ${county} County`, tags: ['town'], icon: 'pin' },
    `/ai-trails?near=${id}`,
  )

export const ofGuide = ({ id, title, summary, keywords }: ListedGuide): PaletteItem =>
  item({ key: `guide-${id}`, label: title, about: summary, tags: keywords, icon: 'info' }, `/field-guide/${id}`)

/** Every county that has a trail. */
export const countiesOf = (trails: readonly Trail[]): readonly PaletteItem[] =>
  [...new Set(trails.map(({ county }) => county))].toSorted().map((county) =>
    item(
      {
        key: `county-${county}`,
        label: `${county} County`,
        about: 'Trails in this county',
        tags: ['county'],
        icon: 'map',
      },
      `/ai-trails?county=${encodeURIComponent(county)}`,
    ),
  )
