import type { Trail } from '@bluffline/contract'
import type { RideVerdict, Vehicle } from '@bluffline/core'
import { memo } from 'react'
import { SaveButton } from '../../../data/saved/save-button.tsx'
import { CONFIDENCE_WORDS, DIFFICULTY_WORDS, writeMiles } from '../../../data/trails/trail-words.ts'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { VerdictBadge } from '../../../data/verdict/verdict-badge.tsx'
import { decidingReason, verdictWords } from '../../../data/verdict/verdict-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'

interface Props {
  readonly trail: Trail
  readonly verdict: RideVerdict
  /** Whom the verdict is for. */
  readonly vehicle: Vehicle
  readonly milesAway: number | undefined
  readonly isSelected: boolean
}

const Unknown = ({ what }: { readonly what: string }) => <span className="text-ink-muted">{what} unknown</span>

function Facts({ trail }: Pick<Props, 'trail'>) {
  const { lengthMiles, difficulty, uses } = trail
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <li className="type-figure">{lengthMiles === null ? <Unknown what="Length" /> : writeMiles(lengthMiles)}</li>
      <li>{difficulty === null ? <Unknown what="Difficulty" /> : DIFFICULTY_WORDS[difficulty]}</li>
      <li className="ml-auto">
        <span className="sr-only">Open to: {uses.map((use) => USE_WORDS[use].label).join(', ')}</span>
        <span aria-hidden className="flex gap-1.5 text-ink-muted">
          {uses.map((use) => (
            <Icon key={use} name={USE_WORDS[use].icon} sizePx={18} />
          ))}
        </span>
      </li>
    </ul>
  )
}

/** One trail of the list. The whole card leads to its page; the bookmark does not. */
export const TrailCard = memo(function TrailCard({ trail, verdict, vehicle, milesAway, isSelected }: Props) {
  const reason = decidingReason(verdict)
  const away = milesAway === undefined ? null : `${Math.round(milesAway)} mi away`
  const where = [away, `${trail.county} County`, trail.system].filter(Boolean).join(' · ')
  return (
    <article
      className={cx(
        'relative rounded-md border bg-surface p-4 shadow-card transition-[border-color,background-color] motion-fast',
        'hover:border-accent-text hover:bg-surface-raised has-[a:focus-visible]:border-accent-text',
        isSelected ? 'border-accent-text bg-surface-raised' : 'border-line',
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="type-heading text-[1.0625rem]">
            <Link
              to={`/map/${trail.id}`}
              className="after:absolute after:inset-0 after:rounded-md hover:text-accent-text"
            >
              {trail.name}
            </Link>
          </h3>
          <p className="mt-0.5 truncate text-caption text-ink-muted" title={where}>
            {where}
          </p>
        </div>
        <div className="relative -mt-2 -mr-2">
          <SaveButton trailId={trail.id} trailName={trail.name} />
        </div>
      </div>
      <div className="mt-2.5">
        <Facts trail={trail} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <VerdictBadge verdict={verdict.verdict} text={verdictWords(verdict, vehicle.use)} />
        {trail.confidence === 'recalled' && <Badge tone="warn">{CONFIDENCE_WORDS.recalled.label}</Badge>}
        {reason && <p className="line-clamp-2 min-w-0 flex-1 basis-32 text-caption text-ink-muted">{reason.text}</p>}
      </div>
    </article>
  )
})
