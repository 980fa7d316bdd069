import type { Trail } from '@bluffline/contract'
import { formatGrouped, METRES_PER_FOOT } from '@bluffline/core'
import { isMotorUse } from '../../../data/vehicle/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { DIFFICULTY_WORDS, writeMiles } from '../../../data/trails/trail-words.ts'
import { UNKNOWN } from './words.ts'

interface Tile {
  readonly icon: IconName
  readonly label: string
  readonly value: string | null
}

const feet = (value: number): string => `${formatGrouped(Math.round(value))} ft`

function gainTile({ elevationGainFt }: Trail, measuredGainM: number | null): Tile {
  if (elevationGainFt !== null) return { icon: 'elevation', label: 'Gain', value: feet(elevationGainFt) }
  const value = measuredGainM === null ? null : feet(measuredGainM / METRES_PER_FOOT)
  return { icon: 'elevation', label: value === null ? 'Gain' : 'Gain, measured', value }
}

/** Width counts for machines; on foot the shape of the way does. */
function lastTile({ uses, widthLimitInches, loop }: Trail): Tile {
  if (uses.some(isMotorUse)) {
    return { icon: 'gauge', label: 'Max width', value: widthLimitInches === null ? null : `${widthLimitInches} in` }
  }
  const shape = loop === true ? 'Yes' : 'No'
  return { icon: 'trail', label: 'Loop', value: loop === null ? null : shape }
}

function tilesOf(trail: Trail, measuredGainM: number | null): readonly Tile[] {
  const { lengthMiles, mappedMiles, difficulty } = trail
  const miles = lengthMiles ?? mappedMiles
  return [
    {
      icon: 'ruler',
      label: lengthMiles === null && miles !== null ? 'Mapped' : 'Length',
      value: miles === null ? null : writeMiles(miles),
    },
    { icon: 'mountain', label: 'Difficulty', value: difficulty === null ? null : DIFFICULTY_WORDS[difficulty] },
    gainTile(trail, measuredGainM),
    lastTile(trail),
  ]
}

interface Props {
  readonly trail: Trail
  /** The climb along the line, where it carries elevation. */
  readonly measuredGainM: number | null
}

/** The four figures a rider looks for first. The same facts stand in the list below with their doubts. */
export function AtAGlance({ trail, measuredGainM }: Props) {
  return (
    <ul
      aria-label="At a glance"
      className="grid grid-cols-4 divide-x divide-line rounded-md border border-line bg-surface"
    >
      {tilesOf(trail, measuredGainM).map(({ icon, label, value }) => (
        <li key={label} className="flex min-w-0 flex-col items-center gap-0.5 px-1 py-3 text-center">
          <Icon name={icon} sizePx={18} className="text-ink-muted" />
          <span className={value === null ? 'text-small text-ink-muted italic' : 'type-figure text-body leading-6'}>
            {value ?? UNKNOWN}
          </span>
          <span className="text-caption text-ink-muted">{label}</span>
        </li>
      ))}
    </ul>
  )
}
