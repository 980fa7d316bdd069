import { rememberSearch, SEARCH_HISTORY_LENGTH } from '@bluffline/core'
import { z } from 'zod'

const MOST_FAVORITES = 2000

const list = (most: number) =>
  z
    .array(z.string().max(200))
    .catch([])
    .transform((all) => all.slice(0, most))

const stored = z.object({
  favoriteCampgrounds: list(MOST_FAVORITES),
  searchHistory: list(SEARCH_HISTORY_LENGTH),
  /** The filters used last, as the address of the finder writes them. */
  filterPreferences: z.string().max(2000).catch(''),
  notifications: z
    .object({ availabilityAlerts: z.boolean().catch(true), priceDropAlerts: z.boolean().catch(true) })
    .catch({ availabilityAlerts: true, priceDropAlerts: true }),
})
export type UserPreferences = z.infer<typeof stored>

/** Whatever is stored, as preferences; what cannot be read is as on a new device. */
export const readPreferences = (value: unknown): UserPreferences =>
  stored.parse(typeof value === 'object' && value !== null ? value : {})

interface Versions {
  /** What both devices started from; null where they never met. */
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** Mine where I changed it since, else theirs. */
const lastSaid = <T>(base: T | undefined, mine: T, theirs: T): T =>
  base === undefined || mine === base ? theirs : mine

/** Mine first, without what the other device took away since, and with what it added. */
function mergedFavorites(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const isGone = (id: string) => base.includes(id) && !theirs.includes(id)
  const isNew = (id: string) => !base.includes(id) && !mine.includes(id)
  return [...mine.filter((id) => !isGone(id)), ...theirs.filter(isNew)].slice(0, MOST_FAVORITES)
}

/** What two devices changed, in one: no favorite of either is lost, and none comes back that either took away. */
export function mergedPreferences({
  base: baseValue,
  mine: mineValue,
  theirs: theirsValue,
}: Versions): UserPreferences {
  const [mine, theirs] = [readPreferences(mineValue), readPreferences(theirsValue)]
  const base = baseValue === null ? undefined : readPreferences(baseValue)
  const searches = [...mine.searchHistory, ...theirs.searchHistory]
  const wishes = [base, mine, theirs].map((one) => one?.notifications)
  const wish = (name: keyof UserPreferences['notifications']) =>
    lastSaid(wishes[0]?.[name], mine.notifications[name], theirs.notifications[name])
  return {
    favoriteCampgrounds: mergedFavorites(
      base?.favoriteCampgrounds ?? [],
      mine.favoriteCampgrounds,
      theirs.favoriteCampgrounds,
    ),
    searchHistory: [...searches.reduceRight(rememberSearch, [] as readonly string[])],
    filterPreferences: lastSaid(base?.filterPreferences, mine.filterPreferences, theirs.filterPreferences),
    notifications: {
      availabilityAlerts: wish('availabilityAlerts'),
      priceDropAlerts: wish('priceDropAlerts'),
    },
  }
}
