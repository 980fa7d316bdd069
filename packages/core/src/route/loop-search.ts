import type { LoopNet, NetEdge } from './loop-net.ts'

/** A round trip in the net: the numbers of its edges in order, and the node each is left from. */
export interface RoundTrip {
  readonly steps: readonly { readonly edge: number; readonly from: number }[]
  readonly lengthM: number
  /** Ridden twice, out and back, because nothing else leads to the loop. */
  readonly repeatedM: number
}

export interface LoopSearch {
  readonly trips: readonly RoundTrip[]
  /** True when every round trip was looked at, so that "none" means there is none. */
  readonly complete: boolean
}

interface Limits {
  readonly leastM: number
  readonly mostM: number
}

/** Steps of the thorough search, and of each of the shuffled ones that follow when it does not get through. */
const THOROUGH_STEPS = 200_000
const SHUFFLES = 24
const SHUFFLED_STEPS = 10_000
const MOST_TRIPS = 5000

const otherEnd = ({ a, b }: NetEdge, node: number): number => (a === node ? b : a)

const edgesAt = (net: LoopNet, node: number): readonly number[] => net.at.get(node) ?? []

/** Whether one gets from one end of an edge to the other without it (breadth first: where there is a way it is mostly short). */
function hasWayAround(net: LoopNet, number: number): boolean {
  const edge = net.edges[number]
  if (edge === undefined) return false
  const seen = new Set([edge.a])
  for (const node of seen) {
    if (node === edge.b) return true
    for (const other of edgesAt(net, node)) {
      const next = net.edges[other]
      if (other !== number && next !== undefined) seen.add(otherEnd(next, node))
    }
  }
  return false
}

/** Edges that may be ridden out and back: those nothing leads around, and the ways from the start to the first junction. */
const stemsOf = (net: LoopNet): ReadonlySet<number> =>
  new Set([...edgesAt(net, net.start), ...[...net.edges.keys()].filter((number) => !hasWayAround(net, number))])

/** Least metres from every node back to the start (Bellman, 1958; nets are small). */
function waysBack(net: LoopNet): ReadonlyMap<number, number> {
  const back = new Map<number, number>([[net.start, 0]])
  const ways = net.edges.flatMap(({ a, b, lengthM }) => [
    { from: a, to: b, lengthM },
    { from: b, to: a, lengthM },
  ])
  const improve = ({ from, to, lengthM }: (typeof ways)[number]): boolean => {
    const way = (back.get(from) ?? Infinity) + lengthM
    if (way >= (back.get(to) ?? Infinity)) return false
    back.set(to, way)
    return true
  }
  while (ways.map(improve).some(Boolean)) continue
  return back
}

/** A depth-first walk over all round trips that ride no edge twice but stems, in an order that `shuffle` decides. */
class Walk {
  readonly trips = new Map<string, RoundTrip>()
  stepsLeft: number
  readonly #net: LoopNet
  readonly #limits: Limits
  readonly #stems: ReadonlySet<number>
  readonly #back: ReadonlyMap<number, number>
  readonly #used: Uint8Array
  readonly #path: { edge: number; from: number }[] = []

  constructor(net: LoopNet, limits: Limits) {
    this.#net = net
    this.#limits = limits
    this.#stems = stemsOf(net)
    this.#back = waysBack(net)
    this.#used = new Uint8Array(net.edges.length)
    this.stepsLeft = 0
  }

  run(steps: number, shuffle: (edges: readonly number[]) => readonly number[]): boolean {
    this.stepsLeft = steps
    this.#used.fill(0)
    this.#path.length = 0
    this.#from(this.#net.start, 0, shuffle)
    return this.stepsLeft > 0
  }

  #from(node: number, lengthM: number, shuffle: (edges: readonly number[]) => readonly number[]): void {
    if (node === this.#net.start && lengthM > 0) this.#note(lengthM)
    for (const number of shuffle(edgesAt(this.#net, node))) {
      const edge = this.#net.edges[number]
      if (edge === undefined || !this.#mayRide(number) || this.stepsLeft <= 0) continue
      const next = otherEnd(edge, node)
      const aroundM = lengthM + edge.lengthM + (this.#back.get(next) ?? Infinity)
      if (aroundM > this.#limits.mostM) continue
      this.stepsLeft--
      this.#used[number] = this.#times(number) + 1
      this.#path.push({ edge: number, from: node })
      this.#from(next, lengthM + edge.lengthM, shuffle)
      this.#path.pop()
      this.#used[number] = this.#times(number) - 1
    }
  }

  #times(edge: number): number {
    return this.#used[edge] ?? 0
  }

  #mayRide(edge: number): boolean {
    const times = this.#times(edge)
    return times === 0 || (times === 1 && edge !== this.#path.at(-1)?.edge && this.#stems.has(edge))
  }

  #note(lengthM: number): void {
    if (lengthM < this.#limits.leastM || this.trips.size >= MOST_TRIPS) return
    // The same loop the other way round is the same loop.
    const key = this.#path
      .map(({ edge }) => edge)
      .sort((a, b) => a - b)
      .join()
    if (this.trips.has(key)) return
    const repeatedM = this.#net.edges.reduce((sum, edge, i) => sum + (this.#used[i] === 2 ? edge.lengthM : 0), 0)
    this.trips.set(key, { steps: [...this.#path], lengthM, repeatedM })
  }
}

/** Shuffles that repeat with their number (Fisher–Yates on a linear congruence, Park & Miller, 1988). */
function shuffler(seed: number): (edges: readonly number[]) => readonly number[] {
  let state = seed
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
  return (edges) => {
    const mixed = [...edges]
    for (let i = mixed.length - 1; i > 0; i--) {
      const k = below(i + 1)
      const [one, other] = [mixed[i] ?? 0, mixed[k] ?? 0]
      mixed[i] = other
      mixed[k] = one
    }
    return mixed
  }
}

/**
 * Round trips from the start of a net whose length lies within the limits. Looks at all of them where the net is small enough, as trail systems
 * are; otherwise at a spread of them, always the same for the same net.
 */
export function searchLoops(net: LoopNet, limits: Limits): LoopSearch {
  const walk = new Walk(net, limits)
  const complete = walk.run(THOROUGH_STEPS, (edges) => edges)
  for (let seed = 1; seed <= SHUFFLES && !complete; seed++) walk.run(SHUFFLED_STEPS, shuffler(seed))
  return { trips: [...walk.trips.values()], complete }
}
