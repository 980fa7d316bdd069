import type { ReactNode } from 'react'

interface Props {
  /** Also the fragment of the section's address. */
  readonly id: string
  readonly title: string
  /** A short line under the title. */
  readonly lead?: ReactNode
  /** A control at the end of the title's line. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One subject of the page under its own heading. */
export function Section({ id, title, lead, action, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} className="type-heading">
          {title}
        </h2>
        {action}
      </div>
      {lead !== undefined && <p className="mt-1 text-small text-ink-muted">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
