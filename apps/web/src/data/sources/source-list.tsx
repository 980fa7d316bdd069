import type { Source } from '@bluffline/core'
import { sourceDate, splitReference, uniqueSources } from './source-words.ts'

/** Sources with their dates; web addresses can be followed. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  if (sources.length === 0) return <p className="text-small text-ink-muted">No source speaks of this.</p>
  return (
    <ul className="space-y-3">
      {uniqueSources(sources).map((source) => (
        <li key={`${source.title} ${source.ref} ${source.asOf}`} className="text-small">
          <span className="font-[600]">{source.title}</span>
          <span className="text-ink-muted"> ({sourceDate(source)})</span>
          <span className="block text-caption break-words text-ink-muted">
            {splitReference(source.ref).map((part, at) =>
              part.href === null ? (
                <span key={at}>{part.text}</span>
              ) : (
                <a key={at} href={part.href} target="_blank" rel="noreferrer" className="text-accent-text underline">
                  {part.text}
                </a>
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
