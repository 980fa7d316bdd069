import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface Props {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A part of the page with its heading. */
export function Section({ title, lead, children }: Props) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="mt-6">
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 text-small text-ink-muted">{lead}</p>}
      {children}
    </Card>
  )
}
