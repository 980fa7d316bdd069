import { useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import type { Suggestion, SuggestionGroup } from './suggest.ts'

const ICONS: Readonly<Record<Suggestion['kind'], IconName>> = {
  trail: 'trail',
  system: 'mountain',
  county: 'map',
  region: 'map',
  town: 'pin',
}

interface OptionProps {
  readonly id: string
  readonly item: Suggestion
  readonly isActive: boolean
  readonly onTake: (item: Suggestion) => void
}

function Option({ id, item, isActive, onTake }: OptionProps) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <li
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onTake(item)}
      className={cx(
        'flex min-h-touch cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-accent-soft',
        isActive && 'bg-accent-soft text-accent-text',
      )}
    >
      <Icon name={ICONS[item.kind]} className="text-ink-muted" />
      <span className="min-w-0">
        <span className="block truncate">{item.name}</span>
        <span className="block truncate text-caption text-ink-muted">{item.about}</span>
      </span>
    </li>
  )
}

interface Props {
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  readonly active: number
  readonly optionId: (at: number) => string
  readonly onTake: (item: Suggestion) => void
}

/** The offers under the box, in groups. Empty, it stays in the page unseen, because the box names it. */
export function SuggestionList({ id, groups, active, optionId, onTake }: Props) {
  const firstOf = groups.map((_group, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={cx(
        'absolute inset-x-0 top-full z-(--z-popover) mt-1 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface-raised py-1 shadow-float',
        groups.length === 0 && 'hidden',
      )}
    >
      {groups.map(({ title, items }, group) => (
        <ul key={title} role="group" aria-label={title}>
          <li role="presentation" className="px-3 pt-2 pb-1 type-label text-ink-muted">
            {title}
          </li>
          {items.map((item, at) => {
            const place = (firstOf[group] ?? 0) + at
            return (
              <Option key={item.key} id={optionId(place)} item={item} isActive={place === active} onTake={onTake} />
            )
          })}
        </ul>
      ))}
    </div>
  )
}
