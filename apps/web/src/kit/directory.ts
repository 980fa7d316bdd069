import { CATEGORIES, type Category, type DirectoryEntry, type Feature, type Role } from './feature.ts'

/** What a category is called on a button. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  Ride: 'Ride',
  Explore: 'Explore',
  Safety: 'Safety',
  Hunting: 'Hunting',
  Learn: 'Learn',
  Garage: 'Garage & Services',
  Local: 'Local Areas',
  Me: 'Me',
  Admin: 'Admin',
}

/** Without roles everybody sees it; with roles those do, and admins always. */
export const isVisibleTo = ({ roles }: Pick<DirectoryEntry, 'roles'>, role: Role): boolean =>
  roles === undefined || role === 'admin' || roles.includes(role)

/** Every entry a role may see. */
export const entriesFor = (features: readonly Feature[], role: Role): readonly DirectoryEntry[] =>
  features.flatMap((feature) => feature.directory ?? []).filter((entry) => isVisibleTo(entry, role))

export type EntryBadge = 'New' | 'Beta'

/** New while its day is still to come, else Beta, else nothing. Both days are ISO days. */
export function badgeOf(
  { newUntil, beta }: Pick<DirectoryEntry, 'newUntil' | 'beta'>,
  today: string,
): EntryBadge | null {
  if (newUntil !== undefined && newUntil > today) return 'New'
  return beta === true ? 'Beta' : null
}

export interface EntryGroup {
  readonly category: Category
  readonly entries: readonly DirectoryEntry[]
}

const LAST = Number.MAX_SAFE_INTEGER

/** Entries by category, in the order of the categories; a category with nothing in it is not there. */
export const groupEntries = (entries: readonly DirectoryEntry[]): readonly EntryGroup[] =>
  CATEGORIES.flatMap((category) => {
    const own = entries.filter((entry) => entry.category === category)
    return own.length === 0
      ? []
      : [{ category, entries: own.toSorted((a, b) => (a.order ?? LAST) - (b.order ?? LAST)) }]
  })

/** What is put forward: new things first, then by the places the manifests give. */
export function discoverEntries(
  entries: readonly DirectoryEntry[],
  today: string,
  count: number,
): readonly DirectoryEntry[] {
  const isNew = (entry: DirectoryEntry) => badgeOf(entry, today) === 'New'
  const place = (entry: DirectoryEntry) => (isNew(entry) ? -LAST : 0) + (entry.discover ?? LAST)
  return entries
    .filter((entry) => entry.discover !== undefined || isNew(entry))
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, count)
}

const SPECIAL = /[.+?^${}()|[\]\\]/g

/** Whether a route pattern (`/map/:trailId`, `*` at the end) leads to a path. A pattern nobody can read matches nothing. */
export function matchesPath(pattern: string, path: string): boolean {
  try {
    const source = pattern
      .split('/')
      .map((part) =>
        part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : part.replaceAll(SPECIAL, '\\$&').replaceAll('*', '.*'),
      )
      .join('/')
    return new RegExp(`^${source}/?$`).test(path)
  } catch {
    return false
  }
}

const pathOf = (route: string): string => route.split(/[?#]/)[0] ?? ''

/** The category of the page at a path: of the entry that leads there, else of the feature that draws it; exact routes before patterns. */
export function categoryAt(features: readonly Feature[], path: string): Category | undefined {
  const known = features.flatMap(({ category, directory = [], routes }) => [
    ...directory.map((entry) => ({ pattern: pathOf(entry.route), category: entry.category })),
    ...routes.filter((route) => route.path !== '*').map((route) => ({ pattern: route.path, category })),
  ])
  const exact = known.find(({ pattern }) => pattern === path || `${pattern}/` === path)
  return (exact ?? known.find(({ pattern }) => matchesPath(pattern, path)))?.category
}

/** How well one word fits: the less the better; null where it does not. */
function rankOf(word: string, { label, tags, description }: DirectoryEntry): number | null {
  const name = label.toLowerCase()
  if (name.startsWith(word)) return 0
  if (name.includes(` ${word}`)) return 1
  if (name.includes(word)) return 2
  const known = tags.map((tag) => tag.toLowerCase())
  if (known.some((tag) => tag.startsWith(word))) return 3
  if (known.some((tag) => tag.includes(word))) return 4
  return description.toLowerCase().includes(word) ? 5 : null
}

/** Entries whose label, tags or description hold every word, best first; all of them, as they stand, where nothing is asked. */
export function searchEntries(entries: readonly DirectoryEntry[], query: string): readonly DirectoryEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const ranked = entries.flatMap((entry) => {
    const ranks = words.map((word) => rankOf(word, entry))
    return ranks.includes(null) ? [] : [{ entry, rank: ranks.reduce<number>((sum, rank) => sum + (rank ?? 0), 0) }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}
