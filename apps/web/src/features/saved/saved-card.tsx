import type { RideVerdict } from '@bluffline/core'
import { lengthWords } from '../../data/trails/trail-words.ts'
import { VerdictBadge } from '../../data/verdict/verdict-badge.tsx'
import { useVehicleFor } from '../../data/verdict/use-verdicts.ts'
import { decidingReason, verdictWords } from '../../data/verdict/verdict-words.ts'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import type { SavedTrail } from './saved-order.ts'

interface Props {
  readonly saved: SavedTrail
  readonly verdict: RideVerdict | undefined
  readonly onRemove: () => void
}

const NOBODY = { uses: [] }

/** One saved trail. One that has left the catalogue stays in the list until the rider lets it go. */
export function SavedCard({ saved: { row, trail }, verdict, onRemove }: Props) {
  const vehicle = useVehicleFor(trail ?? NOBODY)
  const name = trail?.name ?? row.trailId
  return (
    <Card as="li" interactive={trail !== undefined} className="relative flex gap-2">
      <div className="min-w-0 flex-1">
        <h2 className="type-heading">
          {trail ? (
            <Link to={`/map/${trail.id}`} className="after:absolute after:inset-0 after:rounded-md">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {trail ? (
          <p className="text-small text-ink-muted">
            {[`${trail.county} County`, trail.system, lengthWords(trail.lengthMiles)].filter(Boolean).join(' · ')}
          </p>
        ) : (
          <p className="text-small text-ink-muted">This trail is no longer on our list.</p>
        )}
        {verdict && (
          <div className="mt-2 space-y-1">
            <VerdictBadge verdict={verdict.verdict} text={verdictWords(verdict, vehicle.use)} />
            <p className="text-caption text-ink-muted">{decidingReason(verdict)?.text}</p>
          </div>
        )}
      </div>
      <div className="relative -mt-1 -mr-1">
        <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </Card>
  )
}
