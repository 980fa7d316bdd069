import { destination } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import { degrees, metres } from '../units.ts'

/** A winding trail: bends of the given radius and angle, left and right in turn, `count` of them. */
export const windingLine = (count: number, radiusM = 30, angleDeg = 70): Position[] => {
  const line: Position[] = [{ lng: -92.8, lat: 35.5 }]
  let course = 20
  const add = (lengthM: number) => {
    const last = line.at(-1)
    if (last) line.push(destination(last, degrees(course), metres(lengthM)))
  }
  for (let bend = 0; bend < count; bend++) {
    for (let step = 0; step < 7; step++) {
      course += (bend % 2 === 0 ? 1 : -1) * (angleDeg / 7)
      add((radiusM * angleDeg * Math.PI) / 180 / 7)
    }
    add(60)
  }
  return line
}
