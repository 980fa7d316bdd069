import { destination } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import { degrees, metres } from '../units.ts'

/** A leg of a drawn trail and the turn at its end: right is positive, 0 goes straight on; `radiusM` rounds the corner. */
export interface Leg {
  readonly lengthM: number
  readonly turnDeg?: number
  readonly radiusM?: number
}

/** A line with the turns that were drawn into it. */
export interface LabelledLine {
  readonly line: readonly Position[]
  readonly turns: readonly { readonly position: Position; readonly changeDeg: number }[]
}

const START: Position = { lng: -92.8, lat: 35.5 }
const ARC_STEP_DEG = 10

/** Draws legs one after the other; the label of a rounded corner is the middle of its arc. */
export function drawLegs(legs: readonly Leg[], courseDeg = 20): LabelledLine {
  const line: Position[] = [START]
  const turns: { position: Position; changeDeg: number }[] = []
  let course = courseDeg
  const here = () => line.at(-1) ?? START
  const go = (lengthM: number) => line.push(destination(here(), degrees(course), metres(lengthM)))
  const arc = (turnDeg: number, radiusM: number) => {
    const steps = Math.max(2, 2 * Math.round(Math.abs(turnDeg) / ARC_STEP_DEG / 2))
    const chordM = 2 * radiusM * Math.sin((Math.abs(turnDeg) / steps / 2) * (Math.PI / 180))
    for (let step = 1; step <= steps; step++) {
      course += turnDeg / steps / 2
      go(chordM)
      course += turnDeg / steps / 2
      if (step === steps / 2) turns.push({ position: here(), changeDeg: turnDeg })
    }
  }
  for (const { lengthM, turnDeg = 0, radiusM = 0 } of legs) {
    go(lengthM)
    if (radiusM > 0 && turnDeg !== 0) arc(turnDeg, radiusM)
    else if (turnDeg !== 0) turns.push({ position: here(), changeDeg: turnDeg })
    if (radiusM === 0) course += turnDeg
  }
  return { line, turns }
}
