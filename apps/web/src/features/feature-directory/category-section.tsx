import { badgeOf, CATEGORY_LABELS, type EntryGroup } from '../../kit/directory.ts'
import type { DirectoryEntry, OfflineNeed } from '../../kit/feature.ts'
import { useToday } from '../../data/today/use-today.ts'
import { Pictogram } from '../../ui/brand/pictogram.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { NewBadge } from '../../ui/new-badge.tsx'

const OFFLINE_WORDS: Readonly<Record<OfflineNeed['kind'], string>> = {
  'built-in': 'Works with no signal',
  cached: 'Works with no signal, from what is kept',
  network: 'Needs a signal',
}

function EntryCard({ entry, offline }: { readonly entry: DirectoryEntry; readonly offline: OfflineNeed['kind'] }) {
  const badge = badgeOf(entry, useToday())
  return (
    <Link
      to={entry.route}
      className="group flex h-full min-h-touch-emergency flex-col rounded-md border border-line bg-surface p-4 shadow-card transition-[border-color,background-color] motion-fast hover:border-accent-text hover:bg-surface-raised"
    >
      <span className="flex items-start gap-3">
        <Icon name={entry.icon ?? 'compass'} sizePx={22} className="mt-0.5 text-accent-text" />
        <span className="min-w-0 flex-1 type-heading text-[1.0625rem] group-hover:text-accent-text">{entry.label}</span>
        {badge && <NewBadge kind={badge} className="mt-0.5" />}
      </span>
      <span className="mt-1.5 block flex-1 text-small text-ink-muted">{entry.description}</span>
      <span className="mt-3 flex items-center gap-1.5 text-caption text-ink-muted">
        <Icon name={offline === 'network' ? 'satellite' : 'stored'} sizePx={15} />
        {OFFLINE_WORDS[offline]}
      </span>
    </Link>
  )
}

interface Props {
  readonly group: EntryGroup
  readonly offline: (route: string) => OfflineNeed['kind']
}

/** The features of a category, each with what one does there. */
export function CategorySection({ group: { category, entries }, offline }: Props) {
  return (
    <section aria-labelledby={category.toLowerCase()} className="scroll-mt-20">
      <h2 id={category.toLowerCase()} className="mb-3 flex scroll-mt-36 items-center gap-3 type-heading">
        <Pictogram name={category} className="size-8" />
        {CATEGORY_LABELS[category]}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryCard entry={entry} offline={offline(entry.route)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
