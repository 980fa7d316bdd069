import { useId, type ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

interface Props {
  readonly title: string
  readonly lead?: ReactNode
  readonly className?: string
  readonly children?: ReactNode
}

/** A part of the page under a heading of its own. */
export function Section({ title, lead, className, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx('mx-auto mt-12 w-full max-w-6xl md:mt-16', className)}>
      <h2 id={id} className="type-title">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-2xl text-ink-muted">{lead}</p>}
      {children}
    </section>
  )
}
