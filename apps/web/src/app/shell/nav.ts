import { CATEGORY_LABELS, groupEntries, type EntryGroup } from '../../kit/directory.ts'
import { isPage, type DirectoryEntry, type Feature, type NavEntry, type PageRoute } from '../../kit/feature.ts'

export type Bar = 'desktopOrder' | 'mobileOrder'

/** The entries of a bar, in its order. */
export const entriesOf = (features: readonly Feature[], bar: Bar): readonly NavEntry[] =>
  features
    .flatMap((feature) => feature.nav ?? [])
    .filter((entry) => entry[bar] !== undefined)
    .toSorted((a, b) => (a[bar] ?? 0) - (b[bar] ?? 0))

/** `here`: the link leads to the page one is on. `within`: to a page above it. */
export function placeOf(route: string, pathname: string): 'here' | 'within' | 'elsewhere' {
  if (pathname === route || pathname === `${route}/`) return 'here'
  return route !== '/' && pathname.startsWith(`${route}/`) ? 'within' : 'elsewhere'
}

/** The page a path without parameters leads to, to fetch its code ahead. */
export const pageAt = (features: readonly Feature[], path: string): PageRoute | undefined =>
  features
    .flatMap((feature) => feature.routes)
    .filter(isPage)
    .find((route) => route.path === path)

/** Every panel of the bars ends with this page; it is no entry among others there. */
const ALL_FEATURES = '/features'

/** The categories that have a menu of their own in the top bar: not what is about oneself, nor what only admins see. */
export const menusOf = (entries: readonly DirectoryEntry[]): readonly EntryGroup[] =>
  groupEntries(entries.filter(({ route }) => route !== ALL_FEATURES)).filter(
    ({ category }) => category !== 'Me' && category !== 'Admin',
  )

/** Where a category is shown in the directory, for a link that needs no script. */
export const directoryPlace = (category: EntryGroup['category']): string => `${ALL_FEATURES}#${category.toLowerCase()}`

export const menuLabel = ({ category }: EntryGroup): string => CATEGORY_LABELS[category]
