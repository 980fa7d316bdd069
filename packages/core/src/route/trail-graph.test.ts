import { describe, expect, it } from 'vitest'
import { destination } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import { trailTown } from '../testing/grid-trails.ts'
import { degrees, metres } from '../units.ts'
import { buildTrailGraph } from './build-trail-graph.ts'
import { armsOf, type GraphTrail } from './trail-graph.ts'

const HERE: Position = { lng: -92.8, lat: 35.5 }
const go = (from: Position, courseDeg: number, lengthM: number) =>
  destination(from, degrees(courseDeg), metres(lengthM))
const trail = (id: string, ...parts: readonly (readonly Position[])[]): GraphTrail => ({
  id,
  name: id,
  difficulty: null,
  parts,
})
const shape = (...trails: readonly GraphTrail[]) => {
  const graph = buildTrailGraph(trails)
  const arms = Array.from(graph.nodes.lng.keys()).map((node) => armsOf(graph, node))
  return { nodes: arms.length, edges: graph.edges.a.length, arms: arms.sort((a, b) => a - b) }
}

const east = [HERE, go(HERE, 90, 1000)]

describe('joining trails into a network', () => {
  it('keeps a lone trail as one edge between two ends', () => {
    expect(shape(trail('a', east))).toEqual({ nodes: 2, edges: 1, arms: [1, 1] })
  })

  it('joins ends up to 15 m apart, and no further', () => {
    const next = (gapM: number) => [go(HERE, 90, 1000 + gapM), go(HERE, 90, 1500)]
    expect(shape(trail('a', east), trail('b', next(14)))).toEqual({ nodes: 3, edges: 2, arms: [1, 1, 2] })
    expect(shape(trail('a', east), trail('b', next(16)))).toEqual({ nodes: 4, edges: 2, arms: [1, 1, 1, 1] })
  })

  it('cuts a trail where another ends at it', () => {
    const middle = go(HERE, 90, 400)
    const spur = [go(middle, 0, 10), go(middle, 0, 300)]
    expect(shape(trail('a', east), trail('spur', spur))).toEqual({ nodes: 4, edges: 3, arms: [1, 1, 1, 3] })
  })

  it('cuts both trails where they cross', () => {
    const middle = go(HERE, 90, 400)
    expect(shape(trail('a', east), trail('b', [go(middle, 200, 300), go(middle, 20, 300)]))).toEqual({
      nodes: 5,
      edges: 4,
      arms: [1, 1, 1, 1, 4],
    })
  })

  it('does not join trails that run side by side', () => {
    const beside = east.map((place) => go(place, 0, 20))
    expect(shape(trail('a', east), trail('b', beside))).toEqual({ nodes: 4, edges: 2, arms: [1, 1, 1, 1] })
  })

  it('closes a loop trail on itself, and finds where one crosses itself', () => {
    const square = [HERE, go(HERE, 90, 500), go(go(HERE, 90, 500), 0, 500), go(HERE, 0, 500), HERE]
    expect(shape(trail('loop', square))).toEqual({ nodes: 1, edges: 1, arms: [2] })
    const eight = [HERE, go(HERE, 45, 500), go(HERE, 0, 353), go(HERE, 90, 353)]
    expect(shape(trail('eight', eight)).arms).toEqual([1, 1, 4])
  })

  it('joins the parts of one trail like different trails', () => {
    const rest = [go(HERE, 90, 1000), go(HERE, 90, 2000)]
    expect(shape(trail('a', east, rest))).toEqual({ nodes: 3, edges: 2, arms: [1, 1, 2] })
  })

  it('joins ends that meet from three sides into one junction', () => {
    const arms = [0, 120, 240].map((course) => trail(`to ${course}`, [go(HERE, course, 6), go(HERE, course, 500)]))
    expect(shape(...arms)).toEqual({ nodes: 4, edges: 3, arms: [1, 1, 1, 3] })
  })

  it('leaves out stubs within a junction, empty parts, and places that are none', () => {
    expect(shape(trail('dot', [HERE, go(HERE, 0, 5)]), trail('none', []), trail('one', [HERE]))).toMatchObject({
      edges: 0,
    })
    expect(shape(trail('a', [{ lng: NaN, lat: 0 }, ...east]))).toEqual({ nodes: 2, edges: 1, arms: [1, 1] })
  })

  it('makes a town of its streets', () => {
    const { trails } = trailTown(6, 5)
    const { nodes, edges } = shape(...trails)
    expect({ nodes, edges }).toEqual({ nodes: 30, edges: 5 * 5 + 6 * 4 })
  })
})
