import type { RideEffect, RideReason } from '@bluffline/core'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { SourcesButton } from '../sources/sources-button.tsx'
import { sourceDate, uniqueSources } from '../sources/source-words.ts'

const LOOKS: Readonly<Record<RideEffect, { readonly icon: IconName; readonly color: string; readonly word: string }>> =
  {
    open: { icon: 'open', color: 'text-verdict-open', word: 'Speaks for open' },
    closed: { icon: 'closed', color: 'text-verdict-closed', word: 'Closes it' },
    unknown: { icon: 'unknown', color: 'text-verdict-unknown', word: 'Not known' },
    note: { icon: 'info', color: 'text-ink-muted', word: 'Good to know' },
  }

function Reason({ reason }: { readonly reason: RideReason }) {
  const look = LOOKS[reason.effect]
  const sources = uniqueSources(reason.sources)
  const [first] = sources
  return (
    <li className="flex gap-3 py-3">
      <span className={look.color}>
        <Icon name={look.icon} sizePx={20} className="mt-0.5" />
        <span className="sr-only">{look.word}: </span>
      </span>
      <div className="min-w-0 flex-1">
        <p>
          {reason.text}
          {reason.disputed && (
            <>
              {' '}
              <Badge tone="warn">Sources differ</Badge>
            </>
          )}
        </p>
        {first && (
          <div className="flex flex-wrap items-center gap-x-3 text-caption text-ink-muted">
            <span>
              {first.title}, {sourceDate(first)}
              {sources.length > 1 && ` and ${sources.length - 1} more`}
            </span>
            <SourcesButton about="this reason" sources={sources} label="Sources" />
          </div>
        )}
      </div>
    </li>
  )
}

/** Every reason of a verdict, the deciding ones first, each with who says so and when. */
export function ReasonList({ reasons }: { readonly reasons: readonly RideReason[] }) {
  return (
    <ul className="divide-y divide-line">
      {reasons.map((reason) => (
        <Reason key={`${reason.code} ${reason.text}`} reason={reason} />
      ))}
    </ul>
  )
}
