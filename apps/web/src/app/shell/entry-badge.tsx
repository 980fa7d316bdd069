import type { DirectoryEntry } from '../../kit/feature.ts'
import { badgeOf } from '../../kit/directory.ts'
import { useToday } from '../../data/today/use-today.ts'
import { NewBadge } from '../../ui/new-badge.tsx'

/** New or Beta, as long as it is. */
export function EntryBadge({ entry, short = false }: { readonly entry: DirectoryEntry; readonly short?: boolean }) {
  const badge = badgeOf(entry, useToday())
  return badge && <NewBadge kind={badge} short={short} />
}
