import {
  bearingDeg,
  buildTrailGraph,
  distanceM,
  lineLengthM,
  measureLine,
  sliceLine,
  turnDeg,
  turnInstructions,
  writeGpx,
  type GraphTrail,
  type Position,
  type TurnInstruction,
} from '@bluffline/core'

type Line = readonly Position[]

/** What the navigation keeps of its way, as it stands in the browser's database. */
export interface KeptCourse {
  readonly name: string
  readonly line: Line
  readonly surroundings: readonly GraphTrail[]
}

/** So far the wrong branch is ridden before turning round. */
const ASTRAY_M = 220
/** A trail that passes this near to a turn can be taken there. */
const NEAR_M = 12
/** Directions that differ by less lead the same way. */
const APART_DEG = 50
const LOOK_M = 40

const directionAt = (line: Line): number => bearingDeg(line[0] as Position, line.at(-1) as Position)

/** The stretches of a trail that lead away from a place on it, both ways. */
function waysFrom(part: Line, place: Position): readonly Line[] {
  const measured = measureLine(part)
  const steps = Array.from({ length: Math.floor(measured.lengthM / 4) }, (_, i) => i * 4)
  const away = (alongM: number) => distanceM(sliceLine(measured, alongM, alongM + 0.1)[0] as Position, place)
  const [nearest = 0] = steps.toSorted((a, b) => away(a) - away(b))
  if (away(nearest) > NEAR_M) return []
  const forth = sliceLine(measured, nearest, nearest + ASTRAY_M)
  const back = sliceLine(measured, Math.max(0, nearest - ASTRAY_M), nearest).toReversed()
  return [forth, back].filter((way) => lineLengthM(way) > ASTRAY_M - 10)
}

/** A way off the route at a turn: as it leads where the route neither comes from nor goes to. */
function wrongWayAt(route: Line, turn: TurnInstruction, trails: readonly GraphTrail[]): Line | null {
  const measured = measureLine(route)
  const came = directionAt(sliceLine(measured, turn.alongM - LOOK_M, turn.alongM).toReversed())
  const goes = directionAt(sliceLine(measured, turn.alongM, turn.alongM + LOOK_M))
  const isOther = (way: Line) => {
    const leads = directionAt(sliceLine(measureLine(way), 0, LOOK_M))
    return [came, goes].every((one) => Math.abs(turnDeg(one, leads)) > APART_DEG)
  }
  const ways = trails.flatMap(({ parts }) => parts.flatMap((part) => waysFrom(part, turn.position)))
  return ways.find((way) => isOther(way) && Math.min(...route.map((at) => distanceM(at, way.at(-1) as Position))) > 100) ?? null // prettier-ignore
}

/** A ride of the way as somebody rides it who misses a turn about a third of it in, and where on it they did. */
export function rideWithAWrongTurn({ line, surroundings }: KeptCourse): {
  readonly ridden: Line
  readonly turn: TurnInstruction
} {
  // prettier-ignore
  const graph = buildTrailGraph(surroundings)
  const measured = measureLine(line)
  const turns = turnInstructions(line, { graph }).filter(({ kind, alongM }) => kind !== 'curve' && alongM > measured.lengthM / 4) // prettier-ignore
  for (const turn of turns) {
    const wrong = wrongWayAt(line, turn, surroundings)
    if (wrong === null) continue
    const before = sliceLine(measured, 0, turn.alongM)
    const after = sliceLine(measured, turn.alongM, measured.lengthM)
    return { ridden: [...before, ...wrong, ...wrong.toReversed().slice(1), ...after], turn }
  }
  throw new Error('this loop has no turn at which another trail could be taken')
}

/** Two halves of a ride, as GPX files for the simulator. */
export function asFiles(ridden: Line, share: number): readonly [first: string, second: string] {
  const measured = measureLine(ridden)
  const atM = measured.lengthM * share
  const gpx = (name: string, part: Line) => writeGpx({ name, parts: [part] })
  return [
    gpx('First part', sliceLine(measured, 0, atM)),
    gpx('Second part', sliceLine(measured, atM, measured.lengthM)),
  ]
}
