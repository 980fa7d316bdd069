import { CATEGORY_LABELS, type EntryGroup } from '../../../kit/directory.ts'
import type { Category, DirectoryEntry } from '../../../kit/feature.ts'
import { useFeatures } from '../../../kit/features-context.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { pageAt } from '../nav.ts'
import { EntryLink } from './entry-link.tsx'
import { PanelHead } from './panel-head.tsx'

/** The way to everything there is. */
export function BrowseAll() {
  const features = useFeatures()
  if (!pageAt(features, '/features')) return null
  return (
    <Link
      to="/features"
      className="flex min-h-touch-outdoor items-center justify-between gap-3 border-t border-line px-5 text-small font-[640] outline-offset-[-3px] hover:bg-accent-soft hover:text-accent-text"
    >
      Browse All Features
      <Icon name="arrowRight" />
    </Link>
  )
}

interface Props {
  readonly entries: readonly DirectoryEntry[]
  /** Whose features they are; what Discover puts forward comes from all of them. */
  readonly category?: Category
  readonly isDiscover?: boolean
}

/** The features of one category, or those that are put forward. */
export function EntryPanel({ entries, category = 'Explore', isDiscover = false }: Props) {
  return (
    <>
      <PanelHead picture={isDiscover ? 'Discover' : category}>
        {isDiscover ? 'Discover' : CATEGORY_LABELS[category]}
      </PanelHead>
      <ul className="p-2">
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
      <BrowseAll />
    </>
  )
}

/** Every category side by side, for a bar that is too short for their buttons. */
export function BrowsePanel({ groups }: { readonly groups: readonly EntryGroup[] }) {
  return (
    <>
      <div className="columns-[20rem] gap-0">
        {groups.map(({ category, entries }) => (
          <section key={category} className="break-inside-avoid" aria-label={CATEGORY_LABELS[category]}>
            <PanelHead picture={category}>{CATEGORY_LABELS[category]}</PanelHead>
            <ul className="p-2">
              {entries.map((entry) => (
                <li key={entry.key}>
                  <EntryLink entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <BrowseAll />
    </>
  )
}
