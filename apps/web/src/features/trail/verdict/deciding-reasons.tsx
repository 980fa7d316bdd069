import type { RideReason } from '@bluffline/core'
import { sourceDate, uniqueSources } from '../../../data/sources/source-words.ts'

/** Why, in a few lines: each deciding reason with the first who says so. The whole list is one tap away. */
export function DecidingReasons({ reasons }: { readonly reasons: readonly RideReason[] }) {
  return (
    <ul className="mt-2 space-y-2">
      {reasons.map(({ code, text, sources }) => {
        const [first, ...more] = uniqueSources(sources)
        return (
          <li key={`${code} ${text}`}>
            <p className="leading-snug">{text}</p>
            {first && (
              <p className="text-caption text-ink-muted">
                {first.title}, {sourceDate(first)}
                {more.length > 0 && ` and ${more.length} more`}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
