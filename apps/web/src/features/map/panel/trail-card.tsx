import type { Trail } from '@bluffline/contract'
import { SaveButton } from '../../../data/saved/save-button.tsx'
import { lengthWords } from '../../../data/trails/trail-words.ts'
import { VerdictBadge } from '../../../data/verdict/verdict-badge.tsx'
import { decidingReason } from '../../../data/verdict/verdict-words.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Link } from '../../../ui/link.tsx'
import type { Ride } from '../use-selection.ts'
import { CardFrame } from './card-frame.tsx'

interface Props {
  readonly trail: Trail
  readonly ride: Ride | undefined
  readonly takesFocus: boolean
  readonly onClose: () => void
}

const placeWords = ({ point, pointPrecision }: Trail): string | null => {
  if (point === null) return 'No source says where it is: it has no mark on the map.'
  return pointPrecision === 'place' ? 'The mark shows the place it belongs to, not its trailhead.' : null
}

/** What one wants to know before going on: which trail, how long, may I ride it today and why. */
export function TrailCard({ trail, ride, takesFocus, onClose }: Props) {
  const reason = ride && decidingReason(ride.verdict)
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
      <div className="mt-3 flex flex-wrap items-start gap-x-3 gap-y-1.5">
        {ride && <VerdictBadge verdict={ride.verdict.verdict} text={ride.words} />}
        {reason && <p className="min-w-0 flex-1 basis-40 text-small">{reason.text}</p>}
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
