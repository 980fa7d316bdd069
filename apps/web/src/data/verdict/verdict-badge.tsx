import type { RideVerdict } from '@bluffline/core'
import { Badge } from '../../ui/badge.tsx'
import { VERDICT_LABELS } from './verdict-words.ts'

interface Props {
  readonly verdict: RideVerdict['verdict']
  readonly className?: string
}

/** Open, closed or unknown today: by word, shape, edge and colour. */
export function VerdictBadge({ verdict, className }: Props) {
  return (
    <Badge tone={verdict} {...(className !== undefined && { className })}>
      {VERDICT_LABELS[verdict]}
    </Badge>
  )
}
