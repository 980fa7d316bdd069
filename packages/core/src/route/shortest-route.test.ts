import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destination, distanceM } from '../geo/distance.ts'
import { trailTown } from '../testing/grid-trails.ts'
import { degrees, metres } from '../units.ts'
import { buildTrailGraph } from './build-trail-graph.ts'
import { reachableFrom } from './find-path.ts'
import { shortestRoute } from './shortest-route.ts'
import { restrictGraph } from './trail-graph.ts'

const town = trailTown(8, 7)
const graph = buildTrailGraph(town.trails)
const go = (column: number, row: number, [courseDeg, lengthM]: readonly [number, number]) =>
  destination(town.corner(column, row), degrees(courseDeg), metres(lengthM))

describe('the shortest way along trails', () => {
  it('is as long as the streets between two corners', () => {
    const route = shortestRoute(graph, town.corner(1, 1), town.corner(5, 4))
    expect(route?.lengthM).toBeCloseTo(7 * 500, -1)
    expect(route?.legs.reduce((sum, leg) => sum + leg.lengthM, 0)).toBeCloseTo(7 * 500, -1)
    expect(distanceM(route?.line[0] ?? town.corner(0, 0), town.corner(1, 1))).toBeLessThan(1)
    expect(distanceM(route?.line.at(-1) ?? town.corner(0, 0), town.corner(5, 4))).toBeLessThan(1)
  })

  it('begins and ends in the middle of a stretch, either way along it', () => {
    const route = shortestRoute(graph, go(1, 1, [90, 200]), go(3, 2, [0, 100]))
    expect(route?.lengthM).toBeCloseTo(300 + 500 + 500 + 100, -1)
    const back = shortestRoute(graph, go(3, 2, [0, 100]), go(1, 1, [90, 200]))
    expect(back?.lengthM).toBeCloseTo(route?.lengthM ?? 0, 3)
    expect(shortestRoute(graph, go(1, 1, [90, 300]), go(1, 1, [90, 100]))?.lengthM).toBeCloseTo(200, -1)
    expect(shortestRoute(graph, town.corner(2, 2), town.corner(2, 2))?.lengthM).toBe(0)
  })

  it('starts from a trail within 500 m of where one stands, not from further away', () => {
    expect(shortestRoute(graph, go(0, 3, [270, 450]), town.corner(2, 3))?.lengthM).toBeCloseTo(1000, -1)
    expect(shortestRoute(graph, go(0, 3, [270, 550]), town.corner(2, 3))).toBeNull()
    expect(shortestRoute(graph, { lng: NaN, lat: NaN }, town.corner(2, 3))).toBeNull()
    expect(shortestRoute(buildTrailGraph([]), town.corner(0, 0), town.corner(1, 0))).toBeNull()
  })

  it('keeps off trails that are not open, however much longer the way', () => {
    const noRow1 = restrictGraph(graph, ({ id }) => id !== 'row-1')
    const route = shortestRoute(noRow1, town.corner(1, 1), town.corner(4, 1))
    expect(route?.lengthM).toBeCloseTo(5 * 500, -1)
    expect(route?.legs.map((leg) => leg.trail.id)).not.toContain('row-1')
  })

  it('says that there is none when closed trails divide the town', () => {
    const divided = restrictGraph(graph, ({ id }) => !id.startsWith('row'))
    expect(shortestRoute(divided, town.corner(1, 1), town.corner(4, 1))).toBeNull()
  })

  it('is never longer than what a search without an estimate finds', () => {
    const corner = fc.record({ column: fc.integer({ min: 0, max: 7 }), row: fc.integer({ min: 0, max: 6 }) })
    const closed = fc.uniqueArray(fc.constantFrom(...town.trails.map(({ id }) => id)), { maxLength: 8 })
    fc.assert(
      fc.property(corner, corner, closed, (from, to, ids) => {
        const open = restrictGraph(graph, ({ id }) => !ids.includes(id))
        const [start, goal] = [town.corner(from.column, from.row), town.corner(to.column, to.row)]
        const nodeAt = (place: typeof start) =>
          Array.from(graph.nodes.lng.keys()).find(
            (node) => distanceM(place, { lng: graph.nodes.lng[node] ?? 0, lat: graph.nodes.lat[node] ?? 0 }) < 5,
          ) ?? -1
        const route = shortestRoute(open, start, goal)
        const reach = reachableFrom(open, [{ node: nodeAt(start), costM: 0 }], Infinity)
        // Two closed streets through the corner itself move the start elsewhere; that is not what is compared here.
        if (
          route === null ||
          distanceM(route.line[0] ?? start, start) > 1 ||
          distanceM(route.line.at(-1) ?? goal, goal) > 1
        )
          return
        expect(Math.abs(route.lengthM - (reach.costM[nodeAt(goal)] ?? NaN))).toBeLessThan(1)
      }),
    )
  })
})
