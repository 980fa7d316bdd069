import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destination, distanceM } from '../geo/distance.ts'
import { trailTown } from '../testing/grid-trails.ts'
import { degrees, metres, milesToMetres } from '../units.ts'
import { buildTrailGraph } from './build-trail-graph.ts'
import { planLoops, type PlannedRoute } from './plan-loops.ts'
import { planOutAndBack } from './plan-out-and-back.ts'
import type { GraphTrail } from './trail-graph.ts'

const town = trailTown(5, 4)
const graph = buildTrailGraph(town.trails)
const start = town.corner(1, 1)

const isClosed = ({ line }: PlannedRoute) => distanceM(line[0] ?? start, line.at(-1) ?? { lng: 0, lat: 0 }) < 1

describe('planning a loop', () => {
  it('finds several of the asked length that begin and end at the start', () => {
    const { routes, refusal } = planLoops(graph, { start, lengthM: metres(4000) })
    expect(refusal).toBeNull()
    expect(routes).toHaveLength(3)
    for (const route of routes) {
      expect(isClosed(route)).toBe(true)
      expect(Math.abs(route.lengthM - 4000)).toBeLessThanOrEqual(800)
      expect(route.repeatedM).toBe(0)
      expect(distanceM(route.line[0] ?? start, start)).toBeLessThan(1)
    }
  })

  it('rides a way to the loop twice where there is no other, and says how much', () => {
    const end = destination(town.corner(0, 1), degrees(270), metres(800))
    const spur: GraphTrail = { id: 'spur', name: 'Spur', difficulty: 'easy', parts: [[town.corner(0, 1), end]] }
    const { routes } = planLoops(buildTrailGraph([...town.trails, spur]), { start: end, lengthM: metres(3600) })
    expect(routes[0]?.repeatedM).toBeCloseTo(800, -1)
    expect(routes[0]?.lengthM).toBeCloseTo(3600, -2)
  })

  it('begins in the middle of a stretch as well as at a junction', () => {
    const between = destination(start, degrees(90), metres(200))
    const { routes } = planLoops(graph, { start: between, lengthM: metres(2000) })
    expect(routes.some(({ lengthM, repeatedM }) => Math.abs(lengthM - 2000) < 20 && repeatedM === 0)).toBe(true)
  })

  it('keeps to trails that are open and not too hard', () => {
    const hard = town.trails.map((trail) =>
      trail.id === 'row-1' ? { ...trail, difficulty: 'extreme' as const } : trail,
    )
    const { routes } = planLoops(buildTrailGraph(hard), {
      start,
      lengthM: metres(4000),
      hardest: 'moderate',
      verdictOf: ({ id }) => (id === 'column-2' ? 'closed' : 'open'),
    })
    const ridden = new Set(routes.flatMap(({ legs }) => legs.map(({ trail }) => trail.id)))
    expect(routes.length).toBeGreaterThan(0)
    expect(ridden.has('row-1') || ridden.has('column-2')).toBe(false)
  })

  it('does not count the unknown as open, says so, and names it where it is accepted', () => {
    const unknown = { start, lengthM: metres(4000), verdictOf: () => 'unknown' as const }
    const { refusal } = planLoops(graph, unknown)
    expect(refusal?.code).toBe('none_allowed')
    expect(refusal?.text).toContain('9 trails were left out because it is unknown')
    const { routes } = planLoops(graph, { ...unknown, acceptUnknown: true })
    expect(routes[0]?.unknownTrails.length).toBeGreaterThan(1)
  })

  it('refuses with the reason, and with the lengths there are', () => {
    const far = destination(town.corner(0, 0), degrees(180), metres(5000))
    expect(planLoops(graph, { start: far, lengthM: metres(4000) }).refusal?.code).toBe('no_trail_near')
    const [row] = town.trails
    const lone = buildTrailGraph(row === undefined ? [] : [row])
    expect(planLoops(lone, { start: town.corner(0, 0), lengthM: metres(4000) }).refusal?.code).toBe('no_way_round')
    const block = buildTrailGraph(trailTown(2, 2, 500).trails)
    const { refusal } = planLoops(block, { start: town.corner(0, 0), lengthM: milesToMetres(10) })
    expect(refusal).toMatchObject({ code: 'no_such_length' })
    expect(refusal?.text).toBe('No loop from here is about 10.0 miles long. The nearest: 1.2 miles.')
  })

  it('gives the same answer every time', () => {
    const big = buildTrailGraph(trailTown(14, 14).trails)
    const ask = () =>
      planLoops(big, { start: town.corner(3, 3), lengthM: metres(14_000) }).routes.map(({ lengthM }) => lengthM)
    expect(ask().length).toBeGreaterThan(0)
    expect(ask()).toEqual(ask())
  })

  it('never misses the length by more than the tolerance, whatever is closed', () => {
    const closed = fc.uniqueArray(fc.constantFrom(...town.trails.map(({ id }) => id)), { maxLength: 4 })
    fc.assert(
      fc.property(closed, fc.integer({ min: 500, max: 12_000 }), (ids, asked) => {
        const verdictOf = ({ id }: GraphTrail) => (ids.includes(id) ? ('closed' as const) : ('open' as const))
        const { routes, refusal } = planLoops(graph, { start, lengthM: metres(asked), verdictOf })
        expect(routes.length === 0).toBe(refusal !== null)
        for (const route of routes) {
          expect(isClosed(route)).toBe(true)
          expect(Math.abs(route.lengthM - asked)).toBeLessThanOrEqual(0.2 * asked + 1)
          expect(route.legs.some(({ trail }) => ids.includes(trail.id))).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('planning a way out and back', () => {
  it('turns at a junction or an end, half the length away, and comes back the same way', () => {
    const { routes } = planOutAndBack(graph, { start, lengthM: metres(3000) })
    expect(routes.length).toBeGreaterThan(0)
    for (const route of routes) {
      expect(Math.abs(route.lengthM - 3000)).toBeLessThanOrEqual(600)
      expect(route.repeatedM).toBeCloseTo(route.lengthM / 2, 6)
      expect(route.line.toReversed()).toEqual(route.line)
    }
  })

  it('refuses with the lengths there are', () => {
    const [row] = town.trails
    const lone = buildTrailGraph(row === undefined ? [] : [row])
    const { refusal } = planOutAndBack(lone, { start: town.corner(0, 0), lengthM: milesToMetres(10) })
    expect(refusal?.code).toBe('no_such_length')
    expect(refusal?.nearestM.map((length) => Math.round(length / 10) * 10)).toEqual([4000])
  })
})
