import type { KeyboardEvent } from 'react'
import { cx } from '../../../ui/cx.ts'
import { TABS, type FinderTab } from '../filters/finder-state.ts'

interface Props {
  readonly value: FinderTab
  readonly onValue: (tab: FinderTab) => void
  readonly allCount: number
  readonly favoriteCount: number
}

/** Ids that tie the tabs to the list they show. */
export const PANEL_ID = 'campground-list'
export const tabId = (tab: FinderTab): string => `campgrounds-${tab}`

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TABS.length,
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
}

/** All, Favorites, Nearby, Top Rated (ARIA authoring pattern, tabs with automatic activation). */
export function FinderTabs({ value, onValue, allCount, favoriteCount }: Props) {
  const words: Readonly<Record<FinderTab, string>> = {
    all: `All (${allCount})`,
    favorites: `Favorites (${favoriteCount})`,
    nearby: 'Nearby',
    recommended: 'Top Rated',
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = STEPS[event.key]?.(TABS.indexOf(value))
    const tab = next === undefined ? undefined : TABS[next]
    if (tab === undefined) return
    event.preventDefault()
    onValue(tab)
    event.currentTarget.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label="Which campgrounds"
      onKeyDown={onKeyDown}
      className="no-scrollbar -mx-4 flex overflow-x-auto px-2"
    >
      {TABS.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === value}
          aria-controls={PANEL_ID}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onValue(tab)}
          className={cx(
            'min-h-touch shrink-0 border-b-3 px-3 text-small font-[620] whitespace-nowrap outline-offset-[-3px]',
            tab === value
              ? 'border-accent text-accent-text'
              : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
          )}
        >
          {words[tab]}
        </button>
      ))}
    </div>
  )
}
