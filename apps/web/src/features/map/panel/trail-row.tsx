import type { Trail } from '@bluffline/contract'
import { formatMiles, type Metres, type RideVerdict } from '@bluffline/core'
import { lengthWords } from '../../../data/trails/trail-words.ts'
import { useVehicleFor } from '../../../data/verdict/use-verdicts.ts'
import { verdictWords } from '../../../data/verdict/verdict-words.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  readonly trail: Pick<Trail, 'name' | 'system' | 'county' | 'lengthMiles' | 'uses'>
  readonly verdict: RideVerdict
  readonly away: Metres | null
  readonly onChoose: () => void
}

const COLORS = {
  open: 'text-verdict-open',
  closed: 'text-verdict-closed',
  unknown: 'text-verdict-unknown',
} as const

/** A trail of the list: pressing it selects it on the map. */
export function TrailRow({ trail, verdict, away, onChoose }: Props) {
  const { use } = useVehicleFor(trail)
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-touch-outdoor w-full items-center gap-3 px-4 py-2 text-left hover:bg-accent-soft"
      >
        <Icon name={verdict.verdict} sizePx={22} className={`shrink-0 ${COLORS[verdict.verdict]}`} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[600]">{trail.name}</span>
          <span className="block text-caption text-ink-muted">
            {verdictWords(verdict, use)} · {lengthWords(trail.lengthMiles)}
          </span>
          <span className="block truncate text-caption text-ink-muted">
            {away === null ? 'No place on the map' : `${formatMiles(away)} from map center`} ·{' '}
            {trail.system ?? `${trail.county} County`}
          </span>
        </span>
      </button>
    </li>
  )
}
