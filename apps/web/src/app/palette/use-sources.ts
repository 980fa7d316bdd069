import { useEffect, useMemo, useState } from 'react'
import { useAccessPoints, useCampgrounds, useParks, useWaterways, useWmas } from '../../data/places/use-places.ts'
import { useGuideList } from '../../data/field-guide/use-field-guide.ts'
import { useToday } from '../../data/today/use-today.ts'
import { useTowns } from '../../data/towns/use-towns.ts'
import { useTrails } from '../../data/trails/use-trails.ts'
import type { Feature } from '../../kit/feature.ts'
import { useFeatures, useRole } from '../../kit/features-context.ts'
import {
  countiesOf,
  ofAccessPoint,
  ofCampground,
  ofGuide,
  ofPark,
  ofTown,
  ofTrail,
  ofWaterway,
  ofWma,
} from './catalog-items.ts'
import { featureActions, featureGroups } from './feature-items.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import { paletteSource, type PaletteSource } from './search-palette.ts'

const MOST = { guide: 4, actions: 4, features: 6, trails: 6, campgrounds: 4, places: 6 } as const

const hasCampgroundPages = (features: readonly Feature[]): boolean =>
  features.some(({ routes }) => routes.some(({ path }) => path.startsWith('/campgrounds/:')))

/** An index made in a task of its own, so that no key waits for it. Null until then. */
function useLater(title: string, items: readonly PaletteItem[] | undefined, most: number): PaletteSource | null {
  const [source, setSource] = useState<PaletteSource | null>(null)
  useEffect(() => {
    if (items === undefined) return
    const timer = setTimeout(() => setSource(paletteSource(title, items, most)))
    return () => clearTimeout(timer)
  }, [title, items, most])
  return source
}

function useTrailItems(): readonly PaletteItem[] | undefined {
  const { records } = useTrails()
  return useMemo(() => records?.map(ofTrail), [records])
}

function useCampgroundItems(): readonly PaletteItem[] | undefined {
  const { records } = useCampgrounds()
  const hasPages = hasCampgroundPages(useFeatures())
  return useMemo(() => records?.map(ofCampground(hasPages)), [records, hasPages])
}

/** Where the app has such pages. */
function useGuideItems(): readonly PaletteItem[] | undefined {
  const hasPages = useFeatures().some(({ routes }) => routes.some(({ path }) => path.startsWith('/field-guide/:')))
  const guide = useGuideList(hasPages)
  return useMemo(() => guide?.map(ofGuide), [guide])
}

function usePlaceItems(): readonly PaletteItem[] {
  const [parks, wmas, waterways, access] = [useParks(), useWmas(), useWaterways(), useAccessPoints()]
  const towns = useTowns()
  const { records: trails } = useTrails()
  return useMemo(
    () => [
      ...(parks.records ?? []).map(ofPark),
      ...(wmas.records ?? []).map(ofWma),
      ...(waterways.records ?? []).map(ofWaterway),
      ...(access.records ?? []).map(ofAccessPoint),
      ...countiesOf(trails ?? []),
      ...(towns ?? []).map(ofTown),
    ],
    [parks.records, wmas.records, waterways.records, access.records, towns, trails],
  )
}

export interface Sources {
  /** What is shown while nothing is typed. */
  readonly atRest: readonly PaletteGroup[]
  readonly searched: readonly PaletteSource[]
}

/** Everything the palette knows: features by category, what can be done at once, and what the catalogue on this device holds. */
export function useSources(own: readonly PaletteItem[]): Sources {
  const features = useFeatures()
  const role = useRole()
  const today = useToday()
  const groups = useMemo(() => featureGroups(features, role, today), [features, role, today])
  const actions = useMemo(() => [...featureActions(features), ...own], [features, own])
  const guide = useLater('Field guide', useGuideItems(), MOST.guide)
  const trails = useLater('Trails', useTrailItems(), MOST.trails)
  const campgrounds = useLater('Campgrounds', useCampgroundItems(), MOST.campgrounds)
  const places = useLater('Places', usePlaceItems(), MOST.places)
  return useMemo(() => {
    const known = [
      paletteSource('Actions', actions, MOST.actions),
      ...groups.map(({ title, items }) => paletteSource(title, items, MOST.features)),
    ]
    const atRest = groups.length === 0 ? [] : [...groups, { title: 'Actions', items: actions }]
    return { atRest, searched: [...known, ...[guide, trails, campgrounds, places].filter((source) => source !== null)] }
  }, [actions, groups, guide, trails, campgrounds, places])
}
