import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  readonly summary: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A line that opens what lies under it. */
export function Unfold({ summary, className, children }: Props) {
  return (
    <details className={cx('group border-t border-line', className)}>
      <summary className="flex min-h-touch list-none items-center justify-between gap-2 text-small font-[600] hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 py-1.5">{summary}</span>
        <Icon name="chevronDown" className="text-ink-muted transition-transform motion-fast group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
