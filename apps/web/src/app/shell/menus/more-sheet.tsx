import { discoverEntries, entriesFor } from '../../../kit/directory.ts'
import { MORE_GROUPS, type DirectoryEntry, type NavEntry } from '../../../kit/feature.ts'
import { useFeatures, useRole } from '../../../kit/features-context.ts'
import { useToday } from '../../../data/today/use-today.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { RedLightSwitch } from '../../theme/red-light-switch.tsx'
import { ThemeList } from '../../theme/theme-list.tsx'
import { EntryBadge } from '../entry-badge.tsx'
import { NavLink } from '../nav-link.tsx'
import { entriesOf } from '../nav.ts'
import { closeOnLink } from './close-on-link.ts'
import { EntryLink, MENU_ROW } from './entry-link.tsx'
import { BrowseAll } from './entry-panel.tsx'

const DISCOVERED = 3

interface GroupProps {
  readonly title: string
  readonly entries: readonly DirectoryEntry[]
}

function Group({ title, entries }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title} className="break-inside-avoid pb-3">
      <h3 className="px-3 pt-2 pb-1 type-label text-ink-muted">{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} short />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is put forward, side by side above the groups. */
function Discover({ entries }: { readonly entries: readonly DirectoryEntry[] }) {
  return (
    <section aria-label="Discover" className="px-3 pb-3">
      <h3 className="pb-2 type-label text-ink-muted">Discover</h3>
      <ul className="grid grid-cols-3 gap-2">
        {entries.map((entry) => (
          <li key={entry.key}>
            <NavLink
              to={entry.route}
              className="relative flex h-full min-h-20 flex-col items-center justify-center gap-1.5 rounded-md border border-line-strong bg-surface px-1.5 py-2 text-center text-caption leading-tight font-[640] hover:border-accent-text data-[place=here]:border-accent"
            >
              <Icon name={entry.icon ?? 'compass'} sizePx={26} className="text-accent-text" />
              {entry.label}
              <span className="absolute top-1 right-1">
                <EntryBadge entry={entry} short />
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the narrowest phones have no room for in the bar. */
function Narrow({ entry }: { readonly entry: NavEntry }) {
  return (
    <NavLink to={entry.route} className={`${MENU_ROW} min-[480px]:hidden`}>
      <Icon name={entry.icon} sizePx={22} className="text-accent-text" />
      <span className="text-small font-[640]">{entry.label}</span>
    </NavLink>
  )
}

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Everything the phone's bar has no room for. */
export function MoreSheet({ open, onClose }: Props) {
  const features = useFeatures()
  const role = useRole()
  const today = useToday()
  const entries = entriesFor(features, role)
  const narrow = entriesOf(features, 'mobileOrder').filter((entry) => entry.inMoreWhenNarrow)
  const inGroup = (name: (typeof MORE_GROUPS)[number]) =>
    entries.filter(({ more }) => more?.group === name).toSorted((a, b) => (a.more?.order ?? 0) - (b.more?.order ?? 0))
  return (
    <Sheet open={open} onClose={onClose} title="More">
      <div className="-mx-3" onClick={closeOnLink(onClose)}>
        <Discover entries={discoverEntries(entries, today, DISCOVERED)} />
        {narrow.map((entry) => (
          <Narrow key={entry.key} entry={entry} />
        ))}
        <div className="columns-[15rem] gap-2">
          {MORE_GROUPS.map((name) => (
            <Group key={name} title={name} entries={inGroup(name)} />
          ))}
        </div>
        <BrowseAll />
        <div className="border-t border-line px-1 pt-3">
          <ThemeList />
          <div className="px-2">
            <RedLightSwitch />
          </div>
        </div>
      </div>
    </Sheet>
  )
}
