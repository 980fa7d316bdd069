import type { DirectoryEntry } from '../../../kit/feature.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { EntryBadge } from '../entry-badge.tsx'
import { NavLink } from '../nav-link.tsx'

export const MENU_ROW =
  'flex min-h-touch-outdoor w-full items-center gap-3 rounded-md px-3 py-2 text-left outline-offset-[-3px] hover:bg-accent-soft ' +
  'data-[place=here]:bg-surface-sunken data-[place=here]:hover:bg-surface-sunken'

interface Props {
  readonly entry: DirectoryEntry
  /** Name only, with badges of one letter: a phone's menu. */
  readonly short?: boolean
}

/** One feature in a menu: what it is called, and what one does there. */
export function EntryLink({ entry, short = false }: Props) {
  return (
    <NavLink to={entry.route} className={cx(MENU_ROW, 'group/entry')}>
      <span className="grid size-9 shrink-0 place-items-center rounded-sm border border-line bg-surface text-accent-text group-hover/entry:border-accent-text">
        <Icon name={entry.icon ?? 'compass'} sizePx={20} />
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="flex items-center gap-2 text-small font-[640]">
          <span className="min-w-0">{entry.label}</span>
          <EntryBadge entry={entry} short={short} />
        </span>
        {!short && <span className="mt-0.5 block text-caption text-ink-muted">{entry.description}</span>}
      </span>
    </NavLink>
  )
}
