import { formatDate } from '@bluffline/core'
import { useId } from 'react'
import type { Saying } from '../../../data/navigation/navigation-state.ts'

interface Props {
  readonly said: readonly Saying[]
  readonly level: 'h2' | 'h3'
}

const hour = ({ atMs }: Saying): string => formatDate(atMs).split(' ')[1] ?? ''

/** Everything that was said, the last first: for whoever could not hear it. */
export function Said({ said, level: Heading }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="font-[560]">
        Said so far
      </Heading>
      {said.length === 0 ? (
        <p className="text-small text-ink-muted">Nothing yet.</p>
      ) : (
        <ol reversed className="mt-1 divide-y divide-line">
          {said.toReversed().map((saying) => (
            <li key={saying.id} className="flex gap-3 py-1.5 text-small">
              <time className="type-figure shrink-0 text-ink-muted">{hour(saying)}</time>
              <span data-said="">{saying.text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
