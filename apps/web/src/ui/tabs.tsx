import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Tab<K extends string = string> {
  readonly key: K
  readonly label: ReactNode
  readonly content: ReactNode
}

interface Props<K extends string> {
  /** What the tabs are about, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<K>[]
  readonly value: K
  readonly onValue: (key: K) => void
  readonly className?: string
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Tabs after the ARIA authoring pattern: arrows move and select, Tab goes into the panel. */
export function Tabs<K extends string>({ label, tabs, value, onValue, className }: Props<K>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.key === value)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === value)
    const next = STEPS[event.key]?.(at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    onValue(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="no-scrollbar flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onValue(tab.key)}
            className={cx(
              'min-h-touch-comfortable shrink-0 border-b-3 px-4 text-small font-[620] outline-offset-[-3px]',
              tab.key === value
                ? 'border-accent text-accent-text'
                : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0} className="pt-4">
        {current?.content}
      </div>
    </div>
  )
}
