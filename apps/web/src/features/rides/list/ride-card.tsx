import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { isNamed, rideTitle } from '../../../data/rides/ride-words.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { duration, feet, miles, machineIcon, machineLabel, ORIGINS, whenOf } from '../words.ts'
import { OutlinePicture } from './outline-picture.tsx'

/** What the title does not say already. */
const factsOf = (row: RideRow): string =>
  isNamed(row)
    ? [row.use === null ? null : machineLabel(row.use), whenOf(row)].filter((fact) => fact !== null).join(' · ')
    : ORIGINS[row.origin]

/** One ride of the list; the whole card leads to it. */
export function RideCard({ row }: { readonly row: RideRow }) {
  const { statistics, outline, use, id } = row
  return (
    <Card as="li" interactive className="relative flex gap-4 p-3">
      <OutlinePicture outline={outline} />
      <div className="min-w-0 flex-1 self-center">
        <h3 className="truncate font-[650]">
          <Link to={`/rides/${id}`} className="after:absolute after:inset-0 after:rounded-md">
            {rideTitle(row)}
          </Link>
        </h3>
        <p className="flex items-center gap-1.5 text-caption text-ink-muted">
          <Icon name={machineIcon(use)} sizePx={16} />
          {factsOf(row)}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 type-figure text-small">
          <span>{miles(statistics?.distanceM)}</span>
          <span>
            <span className="text-ink-muted">moving</span> {duration(statistics?.movingS)}
          </span>
          <span>
            <span className="text-ink-muted">climb</span> {feet(statistics?.ascentM)}
          </span>
        </p>
      </div>
    </Card>
  )
}
