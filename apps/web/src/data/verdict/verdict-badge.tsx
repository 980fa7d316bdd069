import type { RideVerdict } from '@bluffline/core'
import { Badge } from '../../ui/badge.tsx'
import { VERDICT_LABELS } from './verdict-words.ts'

interface Props {
  readonly verdict: RideVerdict['verdict']
  /** In place of "Open today", for example with whom it is for (`verdictWords`). */
  readonly text?: string
  readonly className?: string
}

/** Open, closed or unknown today: by word, shape, edge and colour. */
export function VerdictBadge({ verdict, text = VERDICT_LABELS[verdict], className }: Props) {
  return (
    <Badge tone={verdict} {...(className !== undefined && { className })}>
      {text}
    </Badge>
  )
}
