import { at } from '../geo/column.ts'
import { segmentAt, type MeasuredLine } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'
import { matchesWithin, nearestAwayM, scanSegments, type Match } from './line-boxes.ts'

/** Window around the last progress in which the place of a fix is looked for, so that an out-and-back cannot jump to its other leg. */
const BACK_M = 50
const AHEAD_M = 300
/** What a metre of unexpected progress weighs against a metre of distance to the line. */
const PROGRESS_WEIGHT = 0.25
/** What running against the direction of travel weighs, in square metres. */
const AGAINST_M2 = 900
/** Legs this much further away than the nearest one may still be the one that is ridden. */
const RIVAL_M = 15

/** A fix on the line: where it belongs, and how far the nearest part of the window is. */
export interface Placed {
  readonly match: Match
  /** To the nearest part of what was looked at, whatever the progress there. */
  readonly nearestM: number
}

/** Where to look: the last progress, the progress to be expected by now, and how much further than usual one may have come unseen. */
export interface Search {
  readonly progressM: number
  readonly expectedM: number
  readonly unseenM: number
  /** Direction of travel; null when it is not known. */
  readonly courseDeg: number | null
}

/** Whether a segment runs against a course. */
function runsAgainst({ lng, lat }: MeasuredLine, segment: number, [east, north]: readonly [number, number]): boolean {
  const [dx, dy] = [
    (at(lng, segment + 1) - at(lng, segment)) * Math.cos((at(lat, segment) * Math.PI) / 180),
    at(lat, segment + 1) - at(lat, segment),
  ]
  return dx * east + dy * north < -0.5 * Math.sqrt(dx * dx + dy * dy)
}

const unitOf = (courseDeg: number): readonly [number, number] => [
  Math.sin((courseDeg * Math.PI) / 180),
  Math.cos((courseDeg * Math.PI) / 180),
]

/**
 * The place of a fix in the window −50…+300 m around the last progress (wider by what may have been ridden unseen): the one that explains it best,
 * by distance to the line, by progress and by direction. On an out-and-back both legs are as near; only progress and direction tell them apart.
 */
export function placeInWindow(
  line: MeasuredLine,
  position: Position,
  { progressM, expectedM, unseenM, courseDeg }: Search,
): Placed | null {
  if (line.alongM.length < 2) return null
  const first = segmentAt(line, progressM - BACK_M - unseenM)
  const end = segmentAt(line, progressM + Math.max(AHEAD_M, unseenM)) + 1
  let [segment, along, away, nearestM] = [first, 0, Infinity, Infinity]
  let least = Infinity
  const course = courseDeg === null ? null : unitOf(courseDeg)
  const found = (i: number, awayM: number, alongM: number) => {
    const unexpected = PROGRESS_WEIGHT * (alongM - expectedM)
    const score = awayM * awayM + unexpected * unexpected
    if (awayM < nearestM) nearestM = awayM
    if (score >= least) return
    const costs = course !== null && runsAgainst(line, i, course) ? score + AGAINST_M2 : score
    if (costs >= least) return
    least = costs
    segment = i
    along = alongM
    away = awayM
  }
  scanSegments(line, position, { first, end, found })
  return { match: { segment, alongM: along, awayM: away }, nearestM }
}

/** Where one should be by now, what counts as near in any case (metres), and the direction of travel where it is known. */
interface Anywhere {
  readonly expectedM: number
  readonly withinM?: number
  readonly courseDeg?: number | null
}

/**
 * The place of a fix on the whole line, for the start and after a loss. Of legs about as near it takes the one nearest to the expected progress,
 * and of those first the ones that run the way one is going: who was carried off on an out-and-back is on the leg that is ridden.
 * Everything within `withinM` counts as near: the start and the end of a loop do, however the first fix falls. Null on a line without segments.
 */
export function placeAnywhere(
  line: MeasuredLine,
  position: Position,
  { expectedM, withinM = 0, courseDeg = null }: Anywhere,
): Placed | null {
  const nearestM = nearestAwayM(line, position)
  const rivals = matchesWithin(line, position, Math.max(nearestM + RIVAL_M, withinM))
  const course = courseDeg === null ? null : unitOf(courseDeg)
  const against = ({ segment }: Match) => (course !== null && runsAgainst(line, segment, course) ? 1 : 0)
  const [match] = rivals.toSorted(
    (a, b) => against(a) - against(b) || Math.abs(a.alongM - expectedM) - Math.abs(b.alongM - expectedM),
  )
  return match === undefined ? null : { match, nearestM }
}
