import type { Campground, Trail, TrailLines } from '@bluffline/contract'
import {
  campgroundPosition,
  distanceM,
  finderMiles,
  formatFinderMiles,
  MOTOR_USES,
  nearestOnSegment,
  partsOfGeometry,
  rideFromCamp,
  type FromCamp,
  type LineGeometry,
  type Position,
} from '@bluffline/core'
import { useMemo } from 'react'
import { useTrailLines } from '../../../data/trails/use-trail-lines.ts'
import { useTrails } from '../../../data/trails/use-trails.ts'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Section } from '../../../ui/section.tsx'

/** How many trails are listed. */
const SHOWN = 6

interface NearTrail {
  readonly trail: Trail
  readonly miles: number
  readonly fromCamp: FromCamp
}

function nearestOnLine(from: Position, line: LineGeometry): Position | null {
  let [bestAwayM, best]: [number, Position | null] = [Infinity, null]
  for (const part of partsOfGeometry(line)) {
    let last: Position | undefined
    for (const next of part) {
      const near = nearestOnSegment(from, last ?? next, next)
      if (near.awayM < bestAwayM) [bestAwayM, best] = [near.awayM, near.position]
      last = next
    }
  }
  return best
}

/** Trails for machines first where they are near; distances to the line where we hold one. */
function nearTrails(campground: Campground, trails: readonly Trail[], lines: TrailLines): readonly NearTrail[] {
  const from = campgroundPosition(campground)
  const lineOf = new Map(lines.features.map(({ id, geometry }) => [id, geometry]))
  return trails
    .flatMap((trail): NearTrail[] => {
      const line = lineOf.get(trail.id)
      const to = line === undefined ? trail.point : nearestOnLine(from, line)
      if (to === null) return []
      const about = { uses: trail.uses, isToLine: line !== undefined, isCampPointRough: campground.pointNote !== null }
      return [
        { trail, miles: finderMiles(from, to), fromCamp: rideFromCamp({ distanceM: distanceM(from, to), ...about }) },
      ]
    })
    .sort((a, b) => a.miles - b.miles)
}

const WHY: Readonly<Record<Extract<FromCamp, { known: false }>['why'], string>> = {
  tooFar: 'No legal route from camp is known: ask the ranger before you ride there on a road.',
  pointIsRough: 'Whether it can be reached from camp without a trailer is not known.',
  notForMachines: 'Not for machines.',
}

function Row({ trail, miles, fromCamp }: NearTrail) {
  const uses = trail.uses.map((use) => USE_WORDS[use].label).join(', ')
  const isForMachines = fromCamp.known || fromCamp.why !== 'notForMachines'
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0">
        <p className="font-[560]">
          <Link to={`/map/${trail.id}`} className="underline underline-offset-3 hover:text-accent-text">
            {trail.name}
          </Link>
        </p>
        <p className="text-caption text-ink-muted">{uses}</p>
        {isForMachines && (
          <p className="text-caption">
            {fromCamp.known
              ? `Passes within a quarter mile of camp; open to ${fromCamp.uses.map((use) => USE_WORDS[use].plural).join(', ')}.`
              : WHY[fromCamp.why]}
          </p>
        )}
      </div>
      <p className="type-figure whitespace-nowrap">{formatFinderMiles(miles)}</p>
    </li>
  )
}

/** Trails around the campground, and whether one can ride there from camp. */
export function FromCampSection({ campground }: { readonly campground: Campground }) {
  const { records, error } = useTrails()
  const { lines } = useTrailLines()
  const near = useMemo(
    () => (records && lines ? nearTrails(campground, records, lines) : null),
    [campground, records, lines],
  )
  const machines = near?.filter(({ trail }) => MOTOR_USES.some((use) => trail.uses.includes(use))).slice(0, SHOWN)
  const others = near?.filter(({ trail }) => !MOTOR_USES.some((use) => trail.uses.includes(use))).slice(0, 3)
  return (
    <Section
      id="from-camp"
      title="Ride from camp"
      lead="Straight line from the campground; the road is longer. We hold no roads, so a legal way is known only where a trail passes camp."
    >
      {error !== null && <p className="text-small text-ink-muted">The trails could not be loaded.</p>}
      {near === null && error === null && <Skeleton className="h-28 w-full rounded-md" />}
      {machines && (
        <ul aria-label="Trails for machines">
          {machines.map((one) => (
            <Row key={one.trail.id} {...one} />
          ))}
        </ul>
      )}
      {others && others.length > 0 && (
        <>
          <h3 className="mt-4 text-small font-[650]">On foot, by bike, on a horse or in a boat</h3>
          <ul>
            {others.map((one) => (
              <Row key={one.trail.id} {...one} />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
