import type { ReactNode } from 'react'

interface Props {
  /** Also the fragment of the section's address. */
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** One subject of the page under its own heading. */
export function Section({ id, title, lead, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="border-t border-line pt-5">
      <h2 id={`${id}-title`} className="type-heading">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 text-small text-ink-muted">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
