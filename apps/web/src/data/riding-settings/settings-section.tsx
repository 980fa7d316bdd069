import { useId, type ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** Settings that belong together. */
export function Section({ title, lead, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-0.5 text-small text-ink-muted">{lead}</p>}
      <div className="mt-2 divide-y divide-line rounded-md border border-line bg-surface px-4 py-1">{children}</div>
    </section>
  )
}
