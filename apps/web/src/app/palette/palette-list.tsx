import { useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { NewBadge } from '../../ui/new-badge.tsx'
import { optionId, type PaletteGroup, type PaletteItem } from './palette-item.ts'

interface OptionProps {
  readonly item: PaletteItem
  readonly id: string
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onTake: () => void
}

function Option({ item, id, isActive, onPoint, onTake }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onTake}
      className={cx(
        'flex min-h-touch-comfortable cursor-pointer items-center gap-3 rounded-md border-l-3 px-3 py-1.5',
        isActive ? 'border-accent bg-accent-soft' : 'border-transparent',
      )}
    >
      <Icon name={item.icon} sizePx={20} className="text-accent-text" />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="flex items-center gap-2 text-small font-[620]">
          <span className="truncate">{item.label}</span>
          {item.badge && <NewBadge kind={item.badge} />}
        </span>
        <span className="block truncate text-caption text-ink-muted">{item.about}</span>
      </span>
      {isActive && <Icon name="arrowRight" sizePx={18} className="text-ink-muted" />}
    </div>
  )
}

interface Props {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  readonly active: number
  readonly onActive: (at: number) => void
  readonly onTake: (item: PaletteItem) => void
  readonly emptyText: string
}

/** What was found, under headings. */
export function PaletteList({ id, groups, active, onActive, onTake, emptyText }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])
  const counts = groups.map(({ items }) => items.length)
  const firstOf = (group: number) => counts.slice(0, group).reduce((sum, count) => sum + count, 0)
  const found = firstOf(groups.length)
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Results"
        className="max-h-[min(400px,calc(100dvh-160px))] overflow-y-auto overscroll-contain px-2 pb-2"
      >
        {groups.map((group, place) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p aria-hidden className="sticky top-0 z-10 bg-surface-raised px-3 pt-3 pb-1 type-label text-ink-muted">
              {group.title}
            </p>
            {group.items.map((item, within) => {
              const at = firstOf(place) + within
              return (
                <Option
                  key={item.key}
                  item={item}
                  id={optionId(id, at)}
                  isActive={at === active}
                  onPoint={() => at !== active && onActive(at)}
                  onTake={() => onTake(item)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {found === 0 && <p className="px-5 pb-8 text-center text-ink-muted">{emptyText}</p>}
      <p role="status" className="sr-only">
        {found === 0 ? emptyText : `${found} results, arrow keys choose`}
      </p>
    </>
  )
}
