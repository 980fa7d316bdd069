import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface Props {
  /** The page's only h1. */
  readonly title: string
  /** A short line above the title: the system, the county, the kind of place. */
  readonly eyebrow?: ReactNode
  readonly lead?: ReactNode
  /** Buttons to the right (below, on a phone). */
  readonly actions?: ReactNode
  /** Draw the contour lines behind it. One per page, never on working screens. */
  readonly contours?: boolean
  readonly children?: ReactNode
}

export function PageHeader({ title, eyebrow, lead, actions, contours = false, children }: Props) {
  return (
    <header className={cx('relative isolate', contours && 'pt-3 pb-8')}>
      {contours && <div aria-hidden className="topo-band" />}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          {eyebrow && <p className="mb-1.5 type-label text-accent-text">{eyebrow}</p>}
          <h1 tabIndex={-1} className="type-title">
            {title}
          </h1>
          {lead && <p className="mt-2 max-w-2xl text-lead text-ink-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </header>
  )
}
