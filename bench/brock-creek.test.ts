import { loadCatalog } from '@bluffline/content'
import {
  buildTrailGraph,
  distanceM,
  milesToMetres,
  partsOfGeometry,
  planLoops,
  planOutAndBack,
  rideToday,
} from '@bluffline/core'
import type { GraphTrail, Vehicle } from '@bluffline/core'
import { describe, expect, it } from 'vitest'

// What a rider asks at a real trail system, of the catalogue as it is.
const trails = loadCatalog().trails.filter(({ id, geometry }) => id.startsWith('brock-creek-') && geometry !== null)
const graph = buildTrailGraph(
  trails.map(({ id, name, geometry }) => ({ id, name, parts: geometry === null ? [] : partsOfGeometry(geometry) })),
)
const vehicle = (use: Vehicle['use'], widthInches: number | null): Vehicle => ({ use, widthInches, permits: [] })
const verdictFor = (machine: Vehicle) => (asked: GraphTrail) => {
  const trail = trails.find(({ id }) => id === asked.id)
  return trail === undefined ? 'unknown' : rideToday(trail, machine, '2026-11-21').verdict
}
const start = graph.trails.find(({ id }) => id === 'brock-creek-23')?.parts[0]?.[0] ?? { lng: 0, lat: 0 }
const request = { start, lengthM: milesToMetres(10), hardest: 'moderate' } as const

describe('about 10 miles from a trailhead of Brock Creek, nothing over moderate, open to my machine today', () => {
  it('is refused honestly while nobody says how hard the trails are', () => {
    const { routes, refusal } = planLoops(graph, { ...request, verdictOf: verdictFor(vehicle('motorcycle', null)) })
    expect(routes).toEqual([])
    expect(refusal?.unknownTrails.length).toBeGreaterThan(10)
    expect(refusal?.text).toContain('left out because it is unknown whether they are open or how hard they are')
  })

  it.each([vehicle('motorcycle', null), vehicle('utv', 64), vehicle('atv', 48)])(
    'with the unknown accepted gives ways for a $use that name what is unknown and ride nothing that is closed',
    (machine) => {
      const verdictOf = verdictFor(machine)
      const asked = { ...request, verdictOf, acceptUnknown: true }
      const routes = [...planLoops(graph, asked).routes, ...planOutAndBack(graph, asked).routes]
      expect(routes.length).toBeGreaterThanOrEqual(2)
      for (const route of routes) {
        expect(Math.abs(route.lengthM / request.lengthM - 1)).toBeLessThanOrEqual(0.2)
        expect(distanceM(route.line[0] ?? start, route.line.at(-1) ?? { lng: 0, lat: 0 })).toBeLessThan(1)
        expect(route.unknownTrails.length).toBeGreaterThan(0)
        expect(route.legs.filter(({ trail }) => verdictOf(trail) !== 'open')).toEqual([])
      }
    },
  )
})
