import { badgeOf, CATEGORY_LABELS, entriesFor, groupEntries } from '../../kit/directory.ts'
import type { DirectoryEntry, Feature, FeatureAction, Role } from '../../kit/feature.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

const ofEntry = (entry: DirectoryEntry, today: string): PaletteItem => ({
  key: `feature-${entry.key}`,
  label: entry.label,
  about: entry.description,
  tags: entry.tags,
  icon: entry.icon ?? 'compass',
  badge: badgeOf(entry, today),
  does: { goTo: entry.route },
})

/** The features a role may see, by category. */
export const featureGroups = (features: readonly Feature[], role: Role, today: string): readonly PaletteGroup[] =>
  groupEntries(entriesFor(features, role)).map(({ category, entries }) => ({
    title: CATEGORY_LABELS[category],
    items: entries.map((entry) => ofEntry(entry, today)),
  }))

const ofAction = ({ key, label, route, description, tags, icon }: FeatureAction): PaletteItem => ({
  key: `action-${key}`,
  label,
  about: description,
  tags,
  icon,
  badge: null,
  does: { goTo: route },
})

/** What the features can do at once. */
export const featureActions = (features: readonly Feature[]): readonly PaletteItem[] =>
  features.flatMap((feature) => feature.actions ?? []).map(ofAction)
