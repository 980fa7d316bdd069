import type { Trail } from '@bluffline/contract'
import type { RideVerdict } from '@bluffline/core'
import { Link } from 'react-router'
import { SaveButton } from '../../../data/saved/save-button.tsx'
import { VerdictBadge } from '../../../data/verdict/verdict-badge.tsx'
import { decidingReason } from '../../../data/verdict/verdict-words.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { CardFrame } from './card-frame.tsx'
import { lengthWords } from './trail-row.tsx'

interface Props {
  readonly trail: Trail
  readonly verdict: RideVerdict | undefined
  readonly takesFocus: boolean
  readonly onClose: () => void
}

const placeWords = ({ point, pointPrecision }: Trail): string | null => {
  if (point === null) return 'No source says where it is: it has no mark on the map.'
  return pointPrecision === 'place' ? 'The mark shows the place it belongs to, not its trailhead.' : null
}

/** What one wants to know before going on: which trail, how long, may I ride it today and why. */
export function TrailCard({ trail, verdict, takesFocus, onClose }: Props) {
  const reason = verdict && decidingReason(verdict)
  const note = placeWords(trail)
  return (
    <CardFrame
      title={trail.name}
      onClose={onClose}
      takesFocus={takesFocus}
      beside={<SaveButton trailId={trail.id} trailName={trail.name} />}
    >
      <p className="text-small text-ink-muted">
        {trail.system ?? `${trail.county} County`} · {lengthWords(trail.lengthMiles)}
      </p>
      <div className="mt-3 flex items-start gap-3">
        <VerdictBadge verdict={verdict?.verdict ?? 'unknown'} className="shrink-0" />
        {reason && <p className="min-w-0 text-small">{reason.text}</p>}
      </div>
      {note !== null && <p className="mt-2 text-caption text-ink-muted">{note}</p>}
      <Link
        to={`/map/${trail.id}`}
        className={buttonStyle({ tone: 'primary', size: 'comfortable', className: 'mt-4 w-full' })}
      >
        Trail page
      </Link>
    </CardFrame>
  )
}
