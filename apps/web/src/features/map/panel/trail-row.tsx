import type { Trail } from '@bluffline/contract'
import { formatMiles, milesToMetres, type Metres, type RideVerdict } from '@bluffline/core'
import { VERDICT_LABELS } from '../../../data/verdict/verdict-words.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  readonly trail: Pick<Trail, 'name' | 'system' | 'county' | 'lengthMiles'>
  readonly verdict: RideVerdict['verdict']
  readonly away: Metres | null
  readonly onChoose: () => void
}

const COLORS = {
  open: 'text-verdict-open',
  closed: 'text-verdict-closed',
  unknown: 'text-verdict-unknown',
} as const

export const lengthWords = (miles: number | null): string =>
  miles === null ? 'Length unknown' : formatMiles(milesToMetres(miles))

/** A trail of the list: pressing it selects it on the map. */
export function TrailRow({ trail, verdict, away, onChoose }: Props) {
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-touch-outdoor w-full items-center gap-3 px-4 py-2 text-left hover:bg-accent-soft"
      >
        <Icon name={verdict} sizePx={22} className={`shrink-0 ${COLORS[verdict]}`} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[600]">{trail.name}</span>
          <span className="block truncate text-caption text-ink-muted">
            {VERDICT_LABELS[verdict]} · {lengthWords(trail.lengthMiles)} · {trail.system ?? `${trail.county} County`}
          </span>
        </span>
        <span className="type-figure shrink-0 text-right text-caption text-ink-muted">
          {away === null ? 'Place unknown' : formatMiles(away)}
          <span className="sr-only"> from the middle of the map</span>
        </span>
      </button>
    </li>
  )
}
